import type { PlannedExercise } from '../../../../shared/contracts/workouts';
import type { MadeSwap } from './swaps';

export type Phase = 'work' | 'rest' | 'done';

/** The last exercise finished, for the praise that follows. */
export interface Cheer {
  /** Exercises finished so far, including repeats. */
  number: number;
  /** 0 if the exercise had been finished before. */
  caloriesKcal: number;
  atActiveMs: number;
}

/** Times are in milliseconds; `finished` lists positions in the order they were finished. */
export interface PlayerState {
  readonly plan: readonly PlannedExercise[];
  /** During a rest, still the previous exercise. */
  readonly position: number;
  readonly phase: Phase;
  readonly phaseMs: number;
  /** Seconds added to this rest, or removed. */
  readonly restExtraMs: number;
  /** Warm-up, work, and rest so far, without pauses and lead-in. */
  readonly activeMs: number;
  /** What is left of the lead-in countdown. */
  readonly leadInMs: number;
  /** Clock reading up to which everything above is counted; null while paused. */
  readonly countedTo: number | null;
  readonly finished: readonly number[];
  /** In the order they were made; `plan` has the result. */
  readonly swaps: readonly MadeSwap[];
  readonly cheer: Cheer | null;
}

/** Where to resume an interrupted workout. */
export type ResumePoint = Pick<PlayerState, 'position' | 'phaseMs' | 'activeMs' | 'finished'> &
  Partial<Pick<PlayerState, 'restExtraMs' | 'swaps'>> & { phase: 'work' | 'rest' };

export const leadInMs = 3_000;
/** A sleeping tab still ticks every minute; after a longer gap the device slept and no one trained. */
const longestGapMs = 10 * 60_000;

const beginning: ResumePoint = { position: 0, phase: 'work', phaseMs: 0, activeMs: 0, finished: [] };

export function startPlayer(plan: readonly PlannedExercise[], now: number, from = beginning): PlayerState {
  return { plan, restExtraMs: 0, swaps: [], ...from, leadInMs, countedTo: now, cheer: null };
}

/** After the time of the part before it. */
export const beginningAfter = (activeMs: number): ResumePoint => ({ ...beginning, activeMs });

export function phaseLengthMs({ plan, position, phase, restExtraMs }: PlayerState): number {
  const step = plan[position];
  if (!step || phase === 'done') return 0;
  return phase === 'work' ? step.workSeconds * 1000 : step.restSeconds * 1000 + restExtraMs;
}

function end(state: PlayerState): PlayerState {
  return { ...state, phase: 'done', phaseMs: 0, leadInMs: 0, countedTo: null };
}

function begin(state: PlayerState, position: number): PlayerState {
  return position < state.plan.length
    ? { ...state, position, phase: 'work', phaseMs: 0, restExtraMs: 0 }
    : end(state);
}

function finishExercise(state: PlayerState): PlayerState {
  const { plan, position, finished, cheer, activeMs } = state;
  const fresh = !finished.includes(position);
  return {
    ...state,
    finished: fresh ? [...finished, position] : finished,
    cheer: {
      number: (cheer?.number ?? finished.length) + 1,
      caloriesKcal: fresh ? (plan[position]?.caloriesKcal ?? 0) : 0,
      atActiveMs: activeMs,
    },
  };
}

function endPhase(state: PlayerState): PlayerState {
  const { position, plan, phase } = state;
  if (phase === 'rest') return begin(state, position + 1);
  const finished = finishExercise(state);
  const rests = position < plan.length - 1 && (plan[position]?.restSeconds ?? 0) > 0;
  return rests ? { ...finished, phase: 'rest', phaseMs: 0, restExtraMs: 0 } : begin(finished, position + 1);
}

function spend(state: PlayerState, elapsedMs: number): PlayerState {
  let next = state;
  for (let left = elapsedMs; left > 0 && next.phase !== 'done';) {
    const step = Math.min(left, phaseLengthMs(next) - next.phaseMs);
    left -= step;
    next = { ...next, phaseMs: next.phaseMs + step, activeMs: next.activeMs + step };
    if (next.phaseMs >= phaseLengthMs(next)) next = endPhase(next);
  }
  return next;
}

/** The state at clock time `now`, however long ago the last one was. */
export function advance(state: PlayerState, now: number): PlayerState {
  if (state.countedTo === null || now === state.countedTo) return state;
  const elapsed = now - state.countedTo;
  if (elapsed < 0) return { ...state, countedTo: now };
  if (elapsed > longestGapMs) return { ...state, countedTo: null };
  const lead = Math.min(elapsed, state.leadInMs);
  return spend({ ...state, leadInMs: state.leadInMs - lead, countedTo: now }, elapsed - lead);
}

export function pause(state: PlayerState, now: number): PlayerState {
  return { ...advance(state, now), countedTo: null, cheer: null };
}

export function resume(state: PlayerState, now: number): PlayerState {
  return state.phase === 'done' || state.countedTo !== null ? state : { ...state, countedTo: now };
}

/** On to the next exercise, leaving the current one unfinished. After the last, the workout is over. */
export function skip(state: PlayerState, now: number): PlayerState {
  const current = advance(state, now);
  return current.phase === 'done' ? current : begin({ ...current, cheer: null }, current.position + 1);
}

/** Back to the previous exercise; from a rest, to the one just done. What is finished stays finished. */
export function previous(state: PlayerState, now: number): PlayerState {
  const current = advance(state, now);
  if (current.phase === 'done') return current;
  const target = current.phase === 'rest' ? current.position : Math.max(0, current.position - 1);
  return begin({ ...current, cheer: null }, target);
}

export function finishNow(state: PlayerState, now: number): PlayerState {
  return end(advance(state, now));
}
