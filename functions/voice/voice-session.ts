import * as z from 'zod';
import { questions } from '../../shared/rules/questionnaire/questions';
import type { SpokenField } from '../../shared/rules/questionnaire/spoken-questions';
import { voiceLimits } from '../../shared/sockets/voice-audio';

const fields = ['name', ...questions.map(({ field }) => field)] as [SpokenField, ...SpokenField[]];

/** What a turn responds to. */
const workSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('greeting') }),
  /** Someone has been silent for a while. */
  z.object({ kind: z.literal('nudge') }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('speech'),
    /** The numbers of the utterance's first and last chunk. */
    first: z.number().int(),
    last: z.number().int(),
    /** The client heard speech end; otherwise the server's own rule did. */
    committed: z.boolean(),
  }),
]);
export type Work = z.output<typeof workSchema>;

/** What the coach says in a turn, stored so that a retried turn says the same. */
const replySchema = z.object({
  turn: z.number().int(),
  /** What was heard or typed; null if nothing was said. */
  transcript: z.string().nullable(),
  text: z.string(),
});
export type Reply = z.output<typeof replySchema>;

/** The row of one person's spoken onboarding; times are epoch milliseconds. */
export const voiceSessionSchema = z.object({
  userId: z.string(),
  sessionId: z.string(),
  connectionId: z.string(),
  connectedAt: z.number(),
  startedAt: z.number(),
  speech: z.enum(['server', 'browser']),
  because: z.enum(['not_configured', 'daily_limit', 'model_failed']).nullable(),
  state: z.enum(['listening', 'thinking', 'ended']),
  turn: z.number().int(),
  /** How often the turn was started, and which start is running it. */
  attempt: z.number().int(),
  claimed: z.number().int(),
  leaseUntil: z.number(),
  work: workSchema,
  /** The open question; null when all are answered. */
  asked: z.enum(fields).nullable(),
  /** The number of the last chunk that belongs to an earlier turn. */
  consumed: z.number().int(),
  nudged: z.boolean(),
  reply: replySchema.nullable(),
  /** Epoch seconds. */
  expiresAt: z.number(),
});
export type VoiceSession = z.output<typeof voiceSessionSchema>;

/** A turn that takes longer is dead; its function times out earlier. */
export const leaseMs = 40_000;

/** Whether ten minutes or forty turns are over. */
export function isOver({ startedAt, turn }: VoiceSession, now: number): boolean {
  return now - startedAt >= voiceLimits.longestSessionMs || turn >= voiceLimits.turns;
}

/** Whether a new connection continues the session instead of starting another. */
export const goesOn = (session: VoiceSession, now: number): boolean =>
  session.state !== 'ended' && !isOver(session, now);
