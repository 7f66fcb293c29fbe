import * as z from 'zod';
import { swapReasonSchema } from '../../../../shared/contracts/workouts';
import { deviceStorage, tabStorage } from '../../../lib/kept-storage';
import { completionSchema, type Completion } from '../outbox/unsent-workouts';
import type { PlayerState, ResumePoint } from './player-state';

const storageKey = 'workout-player';
const dayMs = 24 * 3_600_000;

const swapSchema = z.object({
  position: z.number().int().min(0),
  from: z.string(),
  to: z.string(),
  why: swapReasonSchema,
  name: z.string().optional(),
  caloriesKcal: z.number().optional(),
});

const snapshotSchema = z.object({
  sessionId: z.string(),
  part: z.enum(['warm-up', 'routine', 'cool-down']).default('routine'),
  /** Whether the warm-up was part of it. */
  warmsUp: z.boolean().default(false),
  /** In the moves of its part. */
  position: z.number().int().min(0),
  phase: z.enum(['work', 'rest']),
  phaseMs: z.number().min(0),
  restExtraMs: z.number().default(0),
  activeMs: z.number().min(0),
  /** Exercises of the workout itself, in any part. */
  finished: z.array(z.number().int().min(0)),
  swaps: z.array(swapSchema).default([]),
  /** When it was kept, by this device. */
  at: z.number().default(0),
  /** What completes a workout that is left in its cooldown. */
  completion: completionSchema.optional(),
});

type Snapshot = z.output<typeof snapshotSchema>;
export type KeptPart = Snapshot['part'];

/** Where a workout goes on: a part, and the place in it. */
export type Place = ResumePoint & Pick<Snapshot, 'part'> & Partial<Pick<Snapshot, 'warmsUp'>>;

/** Keeps the player's exact position on this device; `completion` only in the cooldown. */
export function keepPlace(
  sessionId: string,
  state: PlayerState,
  part: KeptPart = 'routine',
  completion?: Completion,
): void {
  const { position, phase, phaseMs, restExtraMs, activeMs, finished, swaps } = state;
  if (phase === 'done') return;
  const warmsUp = part === 'warm-up' || (readPlace(sessionId)?.warmsUp ?? false);
  const place: Snapshot = {
    sessionId,
    part,
    warmsUp,
    position,
    phase,
    phaseMs,
    restExtraMs,
    activeMs,
    finished: part === 'warm-up' ? [] : [...finished],
    swaps: [...swaps],
    at: Date.now(),
    completion,
  };
  deviceStorage.write(storageKey, JSON.stringify(place));
}

/** The place kept on this device, of this session or of any. */
export function readPlace(sessionId?: string): Snapshot | null {
  try {
    const parsed = snapshotSchema.safeParse(JSON.parse(deviceStorage.read(storageKey) ?? 'null'));
    const isMeant = sessionId === undefined || parsed.data?.sessionId === sessionId;
    return parsed.success && isMeant ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The session is over. */
export function forgetPlace(sessionId: string): void {
  if (readPlace(sessionId)) deviceStorage.remove(storageKey);
}

const playingKey = 'workout-playing';

/** Marks a session as on screen in this tab until the returned function is called, which a reload does not do. */
export function markPlaying(sessionId: string): () => void {
  tabStorage.write(playingKey, sessionId);
  return forgetPlaying;
}

export function forgetPlaying(): void {
  tabStorage.remove(playingKey);
}

/** The session that was on screen when this tab was reloaded; null after a day, or if the page was opened anew. */
export function playedHere(): string | null {
  const [opened] = performance.getEntriesByType('navigation');
  if (opened && 'type' in opened && opened.type === 'navigate') return null;
  const id = tabStorage.read(playingKey);
  const place = id === null ? null : readPlace(id);
  return place && Date.now() - place.at < dayMs ? id : null;
}
