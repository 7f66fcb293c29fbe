import * as z from 'zod';
import { swapReasonSchema, type WorkoutSession } from '../../../../shared/contracts/workouts';
import type { PlayerState, ResumePoint } from './player-state';
import type { MadeSwap } from './swaps';

const storageKey = 'workout-player';

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
  part: z.enum(['warm-up', 'routine']).default('routine'),
  position: z.number().int().min(0),
  phase: z.enum(['work', 'rest']),
  phaseMs: z.number().min(0),
  restExtraMs: z.number().default(0),
  activeMs: z.number().min(0),
  finished: z.array(z.number().int().min(0)),
  swaps: z.array(swapSchema).default([]),
});

export type KeptPart = z.output<typeof snapshotSchema>['part'];

/** Keeps the player's exact position on this device, in the workout or its warm-up. */
export function keepPlace(sessionId: string, state: PlayerState, part: KeptPart = 'routine'): void {
  const { position, phase, phaseMs, restExtraMs, activeMs, finished, swaps } = state;
  if (phase === 'done') return;
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify({
        sessionId,
        part,
        position,
        phase,
        phaseMs,
        restExtraMs,
        activeMs,
        finished,
        swaps,
      }),
    );
  } catch {
    // If the browser refuses storage, resume from what the server knows.
  }
}

function readPlace() {
  try {
    const parsed = snapshotSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** What the server knows: the exercise after the last finished one. */
function placeOf({ plan, finishedExercises, activeSeconds }: WorkoutSession): ResumePoint {
  const position = Math.min(plan.length - 1, Math.max(-1, ...finishedExercises) + 1);
  return {
    position,
    phase: 'work',
    phaseMs: 0,
    activeMs: activeSeconds * 1000,
    finished: finishedExercises,
  };
}

/** Where to resume an open session: this device's position unless another device got further. */
export function resumePoint(session: WorkoutSession): ResumePoint {
  const place = readPlace();
  const usable =
    place?.sessionId === session.id &&
    place.part === 'routine' &&
    place.position < session.plan.length &&
    Math.ceil(place.activeMs / 1000) >= session.activeSeconds;
  return usable ? place : placeOf(session);
}

/** An open session's swaps: this device's, unless the server knows as many. */
export function swapsOf({ id, swaps }: WorkoutSession): readonly MadeSwap[] {
  const place = readPlace();
  return place?.sessionId === id && place.swaps.length > swaps.length ? place.swaps : swaps;
}

/** Whether no part of the workout itself was done on any device. */
export function isUntouched({ id, activeSeconds }: WorkoutSession): boolean {
  const place = readPlace();
  return activeSeconds === 0 && !(place?.sessionId === id && place.part === 'routine');
}

/** Where this session's warm-up was left on this device; null if it is over or there was none. */
export function warmUpPoint(sessionId: string): ResumePoint | null {
  const place = readPlace();
  return place?.sessionId === sessionId && place.part === 'warm-up' ? place : null;
}
