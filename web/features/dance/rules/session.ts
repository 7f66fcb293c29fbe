import {
  danceSets,
  MOVE_SECONDS,
  MOVES_PER_ROUND,
  setSeconds,
  type DanceSetId,
} from '../../../../shared/rules/dance/choices';

/** Seconds of celebration after the last move; then the session rests. */
const CELEBRATION_SECONDS = 3;

export type DanceMood = 'excited' | 'dancing' | 'celebrating' | 'resting';
export const moodBadges: Readonly<Record<DanceMood, string>> = {
  excited: 'Ready',
  dancing: 'Dancing',
  celebrating: 'Amazing!',
  resting: 'Resting',
};
export const PAUSED_TEXT = 'Paused - Take a breath!';

/** A session's time. Instants are milliseconds of whichever clock the caller keeps to. */
export interface DanceTime {
  set: DanceSetId;
  /** Danced before `runningSince`. */
  dancedMs: number;
  runningSince: number | null;
}

export interface DanceMoment {
  phase: 'dancing' | 'paused' | 'celebrating' | 'finished';
  mood: DanceMood;
  /** Without pauses and celebration. */
  dancedSeconds: number;
  /** Of the set, from 0. */
  move: number;
  secondsIntoMove: number;
  /** 'move / moves' of the round, from 1. */
  place: number;
  /** Moves danced to their end. */
  moveCount: number;
  /** The last move of the set has started. */
  reachedLastMove: boolean;
}

export const beginDance = (set: DanceSetId, now: number): DanceTime => ({
  set,
  dancedMs: 0,
  runningSince: now,
});

const elapsedMs = ({ dancedMs, runningSince }: DanceTime, now: number) =>
  dancedMs + (runningSince === null ? 0 : Math.max(0, now - runningSince));

export const pauseDance = (time: DanceTime, now: number): DanceTime => ({
  ...time,
  dancedMs: elapsedMs(time, now),
  runningSince: null,
});

/** A finished session stays at rest. */
export function resumeDance(time: DanceTime, now: number): DanceTime {
  if (time.runningSince !== null || danceAt(time, now).phase === 'finished') return time;
  return { ...time, runningSince: now };
}

function moodOf(phase: DanceMoment['phase'], move: number, lastMove: number): DanceMood {
  if (phase === 'paused' || phase === 'finished') return 'resting';
  if (phase === 'celebrating' || move === lastMove) return 'celebrating';
  return move === 0 ? 'excited' : 'dancing';
}

function phaseOf(seconds: number, total: number, isPaused: boolean): DanceMoment['phase'] {
  if (seconds >= total + CELEBRATION_SECONDS) return 'finished';
  if (isPaused) return 'paused';
  return seconds >= total ? 'celebrating' : 'dancing';
}

/** Where a session stands at an instant: five seconds a move, then the celebration, then rest. */
export function danceAt(time: DanceTime, now: number): DanceMoment {
  const total = setSeconds(time.set);
  const lastMove = danceSets[time.set].moves - 1;
  const seconds = elapsedMs(time, now) / 1000;
  const dancedSeconds = Math.min(seconds, total);
  const moveCount = Math.floor(dancedSeconds / MOVE_SECONDS);
  const move = Math.min(lastMove, moveCount);
  const phase = phaseOf(seconds, total, time.runningSince === null);
  return {
    phase,
    mood: moodOf(phase, move, lastMove),
    dancedSeconds,
    move,
    secondsIntoMove: dancedSeconds - move * MOVE_SECONDS,
    place: (move % MOVES_PER_ROUND) + 1,
    moveCount,
    reachedLastMove: move === lastMove,
  };
}
