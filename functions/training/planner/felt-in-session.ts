import type { LocalDate } from '../../../shared/rules/local-date';
import type { Library } from './difficulty';
import type { PastTraining } from './history';

/** What a move felt like when it was last rated, and what that allows in the following plans. */
export interface Felt {
  /** Its own rating in that session; null if only the session was rated. */
  own: 'too_hard' | 'too_easy' | null;
  date: LocalDate;
  /** Work seconds it had; null if unknown. */
  seconds: number | null;
  /** Bounds of its work seconds. */
  least: number;
  most: number;
  barsHarder: boolean;
  barsEasier: boolean;
}

const shortestWork = 20;
/** Of a hold of strength that has no second side. */
const shortestHold = 15;
const ownCut = 10;
/** What felt too easy stays as long as it was up to here; only custom and built-in workouts go beyond. */
const longestFloor = { one: 60, each: 80 } as const;

/** Seconds of a move in a session; one that was swapped out left its seconds to what replaced it. */
function secondsOf({ exercises, swaps }: Pick<PastTraining, 'exercises' | 'swaps'>, id: string): number[] {
  const slots = exercises.filter(({ exerciseId }) => exerciseId === id);
  if (slots.length > 0) return slots.map(({ workSeconds }) => workSeconds);
  const swap = swaps.find(({ from }) => from === id);
  return swap === undefined
    ? []
    : secondsOf({ exercises, swaps: swaps.filter((each) => each !== swap) }, swap.to);
}

const ownRating = ({ swaps }: PastTraining, id: string): Felt['own'] => {
  const why = swaps.findLast((swap) => swap.from === id && swap.why.startsWith('too_'))?.why;
  return why === 'too_hard' || why === 'too_easy' ? why : null;
};

/** What a session said of a move; null if it felt right. */
export function feltIn(past: PastTraining, id: string, library: Library): Felt | null {
  const own = ownRating(past, id);
  const isHard = own === 'too_hard' || past.effort === 'too_hard';
  const isEasy = own === 'too_easy' || (own === null && past.effort === 'too_easy');
  if (!isHard && !isEasy) return null;
  const exercise = library.get(id);
  const sides = exercise?.sides === 'each' ? 'each' : 'one';
  const isHeld = sides === 'one' && exercise?.demands.includes('isometric');
  const shortest = isHeld ? shortestHold : shortestWork;
  const seconds = secondsOf(past, id);
  const last = seconds.length === 0 ? null : isHard ? Math.min(...seconds) : Math.max(...seconds);
  const cut = isEasy ? 0 : own === 'too_hard' || sides === 'each' ? ownCut : ownCut / 2;
  const shorter = last === null ? shortest : Math.min(last, Math.max(shortest, last - cut));
  return {
    own,
    date: past.date,
    seconds: last,
    least: isEasy ? Math.min(last ?? 0, longestFloor[sides]) : 0,
    most: isHard ? shorter : Number.POSITIVE_INFINITY,
    barsHarder: isHard,
    barsEasier: isEasy,
  };
}

/** The moves that a session says something about: those rated themselves, and those done or, where it was too hard, tried. */
export function toldBy({ exercises, swaps, effort }: PastTraining): Set<string> {
  const rated = swaps.filter(({ why }) => why === 'too_hard' || why === 'too_easy').map(({ from }) => from);
  const done = exercises.filter(({ finished }) => effort !== null && (finished || effort === 'too_hard'));
  return new Set([...rated, ...done.map(({ exerciseId }) => exerciseId)]);
}
