import type { PlannedMove, TimedMove } from '../routines';
import type { TrainingArea } from './person';

/** One set of an exercise in the main part: `set` 1 to `sets`. Work holds both sides where the exercise has two. */
export interface TrainingMove extends PlannedMove {
  /** Why it is included or how long it is, in the coach's voice; null when an earlier set said it. */
  reason: string | null;
  set: number;
  sets: number;
}

/** A session for one person on one day; its parts are those of a Routine, so that the same player plays them. */
export interface PlannedSession {
  /** 'Legs and core, easy on your knees'. */
  title: string;
  /** The main part's areas, strongest first; 'mobility' alone means a gentle session. */
  focus: readonly TrainingArea[];
  /** Warm-up, main part, and cooldown together, rounded up. */
  minutes: number;
  /** Load of the main part in MET-minutes, see load.ts. */
  load: number;
  /** Reasons for the whole session, at most three, strongest first. */
  reasons: readonly string[];
  warmUp: readonly TimedMove[];
  exercises: readonly TrainingMove[];
  coolDown: readonly TimedMove[];
}

export type SessionChange = 'shorter' | 'easier' | 'something_else' | 'plan';
