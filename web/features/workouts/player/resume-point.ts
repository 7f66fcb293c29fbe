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

/** Keeps on this device where the player stands, to the second: in the routine or in its warm-up. */
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
    // A browser that refuses storage goes on from what the server knows.
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

/** What the server knows: the exercise after the last one that was finished. */
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

/** Where an open session goes on: this device's place unless another one has come further. */
export function resumePoint(session: WorkoutSession): ResumePoint {
  const place = readPlace();
  const usable =
    place?.sessionId === session.id &&
    place.part === 'routine' &&
    place.position < session.plan.length &&
    Math.ceil(place.activeMs / 1000) >= session.activeSeconds;
  return usable ? place : placeOf(session);
}

/** The swaps of an open session: those of this device unless the server knows as many. */
export function swapsOf({ id, swaps }: WorkoutSession): readonly MadeSwap[] {
  const place = readPlace();
  return place?.sessionId === id && place.swaps.length > swaps.length ? place.swaps : swaps;
}

/** Whether nothing of the workout itself was done on this device or another. */
export function isUntouched({ id, activeSeconds }: WorkoutSession): boolean {
  const place = readPlace();
  return activeSeconds === 0 && !(place?.sessionId === id && place.part === 'routine');
}

/** Where the warm-up of this session was left on this device; null when it is over or was none. */
export function warmUpPoint(sessionId: string): ResumePoint | null {
  const place = readPlace();
  return place?.sessionId === sessionId && place.part === 'warm-up' ? place : null;
}
