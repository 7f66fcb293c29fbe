import * as z from 'zod';
import { cleanText } from '../rules/clean-text';
import { draftAnswersSchema, profileAnswersSchema } from '../rules/questionnaire';
import { questions } from '../rules/questionnaire/questions';
import type { SpokenField } from '../rules/questionnaire/spoken-questions';
import { voiceLimits } from './voice-audio';

const chunkIdSchema = z.string().regex(/^a-\d{1,6}$/);

/** The `event_id` of chunk n, counted from 0 in each connection. */
export const chunkId = (n: number): string => `a-${n}`;

/** The n of an `event_id` made by `chunkId`. */
export const chunkNumber = (eventId: string): number => Number(eventId.slice(2));

/** What a client sends on a voice connection. Its first frame, usually a ping, starts the session. */
export const voiceClientFrameSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ping'),
    /** How long the microphone has been open without speech, in milliseconds; absent while it is closed. */
    silent_ms: z.number().int().nonnegative().optional(),
  }),
  z.object({
    type: z.literal('input_audio_buffer.append'),
    /** Base64 of PCM as in `voiceAudio`. */
    audio: z.base64().min(1),
    /** `a-<n>`; without it, chunks are numbered by arrival. */
    event_id: chunkIdSchema.optional(),
  }),
  z.object({
    type: z.literal('input_audio_buffer.commit'),
    /** The `event_id` of the utterance's last chunk. */
    last: chunkIdSchema,
  }),
  z.object({
    type: z.literal('conversation.item.create'),
    item: z.object({
      type: z.literal('message'),
      role: z.literal('user'),
      /** One text, typed or recognized by the browser. */
      content: z.tuple([
        z.object({
          type: z.literal('input_text'),
          text: z.string().overwrite(cleanText).trim().min(1).max(voiceLimits.textLength),
        }),
      ]),
    }),
  }),
]);
export type VoiceClientFrame = z.output<typeof voiceClientFrameSchema>;

const fields = ['name', ...questions.map(({ field }) => field)] as [SpokenField, ...SpokenField[]];

/** The onboarding's progress: what is stored, and the open question; null when all are answered. */
const standSchema = z.object({
  name: z.string().nullable(),
  answers: draftAnswersSchema,
  asked: z.enum(fields).nullable(),
});
export type VoiceStand = z.output<typeof standSchema>;

/** Why a session ends or does not continue; only `turn_failed` leaves it open. */
export const voiceErrorCodes = [
  /** The same person is talking in another tab. */
  'taken_over',
  /** Ten minutes or forty turns are over: a new session or the form continues. */
  'session_ended',
  /** Neither model nor questionnaire responds: only the form is left. */
  'form_instead',
  /** A frame was malformed, too large, or too early; it was discarded. */
  'invalid_frame',
  /** The answer was lost; it can be repeated. */
  'turn_failed',
] as const;
export type VoiceErrorCode = (typeof voiceErrorCodes)[number];

/** Every frame of a reply carries it, so that late pieces of an earlier reply are recognized. */
const response_id = z.string();

/** What the server sends on a voice connection. */
export const voiceServerFrameSchema = z.discriminatedUnion('type', [
  /** Comes first, and again when the session switches to the browser's speech. */
  z.object({
    type: z.literal('session.created'),
    session: z.object({
      id: z.string(),
      /** Where speech is recognized and spoken: by a realtime model, or by the browser. */
      speech: z.enum(['server', 'browser']),
      /** Why the browser does it: nothing else is configured, today's sessions are used up, or the model failed. */
      because: z.enum(['not_configured', 'daily_limit', 'model_failed']).nullable(),
    }),
    onboarding: standSchema,
  }),
  /** A piece of the coach's voice, base64 of at most `longestPieceMs`; only if the server speaks. */
  z.object({ type: z.literal('response.audio.delta'), response_id, delta: z.string() }),
  /** The reply is complete, in both kinds of speech. */
  z.object({ type: z.literal('response.audio.done'), response_id, onboarding: standSchema }),
  /** A piece of what the coach says; the browser speaks it if the server does not. */
  z.object({ type: z.literal('response.audio_transcript.delta'), response_id, delta: z.string() }),
  /** What was heard or typed; '' if nothing could be heard. */
  z.object({
    type: z.literal('conversation.item.input_audio_transcription.completed'),
    transcript: z.string(),
  }),
  /** All answers, stored in the draft and valid; the client saves them, as with the form. */
  z.object({
    type: z.literal('profile_complete'),
    profile_data: profileAnswersSchema.and(z.object({ name: z.string() })),
  }),
  z.object({
    type: z.literal('error'),
    error: z.object({ code: z.enum(voiceErrorCodes), message: z.string() }),
  }),
]);
export type VoiceServerFrame = z.output<typeof voiceServerFrameSchema>;
