import type { PlannedExercise } from '../../../../shared/contracts/workouts';
import { caloriesOfFinished } from '../../../../shared/rules/workout-rules';
import { phaseLengthMs, type Cheer, type Phase, type PlayerState } from './player-state';

const cheerMs = 2_000;
const countFrom = 3;

/** What a position in the plan is called. */
export type PartName = 'Exercise' | 'Warm-up' | 'Cooldown';

/** What the screen shows of a state. */
export interface PlayerView {
  part: PartName;
  phase: Phase;
  paused: boolean;
  /** The countdown before the clock starts. */
  leadIn: boolean;
  /** The current exercise: during a rest, the coming one. */
  exercise: PlannedExercise;
  /** The one after it. */
  next: PlannedExercise | null;
  /** Position of `exercise`, counted from 1. */
  number: number;
  total: number;
  /** Exercises not started yet; during a rest this includes the coming one. */
  remaining: number;
  /** Planned length of this phase. */
  phaseSeconds: number;
  secondsLeft: number;
  /** Progress of this phase, 0 to 1. */
  share: number;
  /** 3, 2, 1 before an exercise begins. */
  countdown: number | null;
  /** The last three seconds of an exercise. */
  ending: boolean;
  /** Of finished exercises only: the sum that the end shows. */
  caloriesKcal: number;
  activeSeconds: number;
  /** Positions in the plan, counted from 0. */
  finished: readonly number[];
  cheer: Cheer | null;
}

function countdownOf(state: PlayerState, secondsLeft: number): number | null {
  if (state.leadInMs > 0) return Math.ceil(state.leadInMs / 1000);
  return state.phase === 'rest' && secondsLeft <= countFrom ? secondsLeft : null;
}

/** Throws for an empty plan, which no workout has. */
export function viewOf(state: PlayerState, part: PartName = 'Exercise'): PlayerView {
  const { plan, phase, phaseMs, activeMs, finished, cheer, countedTo } = state;
  const position = phase === 'rest' ? state.position + 1 : state.position;
  const exercise = plan[position];
  if (!exercise) throw new Error('A workout needs at least one exercise.');
  const length = phaseLengthMs(state);
  const secondsLeft = Math.ceil((length - phaseMs) / 1000);
  return {
    part,
    phase,
    paused: countedTo === null && phase !== 'done',
    leadIn: state.leadInMs > 0,
    exercise,
    next: plan[position + 1] ?? null,
    number: position + 1,
    total: plan.length,
    remaining: plan.length - position - (phase === 'rest' ? 0 : 1),
    phaseSeconds: Math.round(length / 1000),
    secondsLeft,
    share: length > 0 ? phaseMs / length : 1,
    countdown: countdownOf(state, secondsLeft),
    ending: phase === 'work' && state.leadInMs === 0 && secondsLeft <= countFrom,
    caloriesKcal: caloriesOfFinished(plan, finished),
    activeSeconds: Math.floor(activeMs / 1000),
    finished,
    cheer: cheer && activeMs - cheer.atActiveMs < cheerMs ? cheer : null,
  };
}
