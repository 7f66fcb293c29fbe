import type { Exercise } from '../../../shared/rules/exercise';
import { addDays, daysBetween, type LocalDate } from '../../../shared/rules/local-date';
import { areaOf } from './areas';
import { baseLevel, levelOfWork, type Library } from './difficulty';
import type { PastTraining, TrainingHistory } from './history';
import type { TrainingArea } from '../../../shared/rules/training/person';

/** From 0 to 10: beginner's exercises suit from 0, intermediate ones from 3, advanced ones from 6.5. */
export type Levels = Readonly<Record<TrainingArea, number>>;

/** The starting level of someone with no history. */
const cautious = 1;
const highest = 10;
/** How far a session moves a level it was planned for. */
const growth = { too_easy: 0.6, right: 0.15, unrated: 0.1 } as const;
/** Share of the gap to what was finished above the level. */
const toward = 0.5;
const mostUp = 0.8;
const tooHard = -0.8;
const leftHalf = -0.5;
/** Work this far below a level says nothing about it. */
const tellsWithin = 1;
/** How far above the start the first sessions seen can lift a level. */
const firstImpression = 1.2;
const knownAfterDays = 20;
/** Levels look back this many days from the last session. */
const windowDays = 28;
/**
 * Strength and endurance hold for some weeks without training, then fade slowly (Mujika and Padilla 2000): a level
 * holds for two weeks, then loses half of what lies above the start every eight.
 */
const heldDays = 14;
const halfLifeDays = 56;

const bounded = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Seen {
  /** Levels of the exercises finished, and of those not finished. */
  finished: number[];
  left: number[];
}

/** The levels a session's exercises in an area required. */
function seenIn(past: PastTraining, area: TrainingArea, library: Library): Seen {
  const seen: Seen = { finished: [], left: [] };
  for (const { exerciseId, workSeconds, finished } of past.exercises) {
    const exercise = library.get(exerciseId);
    if (exercise === undefined || areaOf(exercise) !== area) continue;
    const asked = levelOfWork(exercise, baseLevel(exercise, library), workSeconds);
    (finished ? seen.finished : seen.left).push(asked);
  }
  return seen;
}

/** What a swap in the player says about the level; swapping for variety or for pain says nothing. */
const bySwap = { too_hard: -0.5, too_easy: 0.4, other: 0, hurts: 0 } as const;

/** A swap in the player counts as a rating of the exercise swapped out. */
function afterSwaps(level: number, past: PastTraining, area: TrainingArea, library: Library): number {
  return past.swaps.reduce((before, { from, why }) => {
    const exercise = library.get(from);
    if (exercise === undefined || areaOf(exercise) !== area) return before;
    return bounded(before + bySwap[why], 0, highest);
  }, level);
}

/** Whether a move of an area was too hard in a session that was not too easy: it then raises nothing. */
function hasTooHard({ effort, swaps }: PastTraining, area: TrainingArea, library: Library): boolean {
  if (effort === 'too_easy') return false;
  return swaps.some(({ from, why }) => {
    const exercise = library.get(from);
    return why === 'too_hard' && exercise !== undefined && areaOf(exercise) === area;
  });
}

/** Finishing work at or above the level raises it; work that felt too hard or was mostly skipped lowers it. */
function afterSession(level: number, past: PastTraining, area: TrainingArea, library: Library): number {
  const { finished, left } = seenIn(past, area, library);
  const lowered = left.length > finished.length ? level + leftHalf : level;
  const asked = finished.length === 0 ? 0 : mean(finished);
  const isTold = finished.length > 0 && asked >= level - tellsWithin;
  const step =
    past.effort === 'too_hard'
      ? tooHard
      : Math.min(mostUp, toward * Math.max(0, asked - level) + growth[past.effort ?? 'unrated']);
  const most = hasTooHard(past, area, library) ? Math.min(0, step) : step;
  const moved = isTold && lowered === level ? level + most : lowered;
  return afterSwaps(bounded(moved, 0, highest), past, area, library);
}

/** What is left of a level after days without training. */
function afterPause(level: number, days: number): number {
  if (level <= cautious) return level;
  return cautious + (level - cautious) * 0.5 ** (Math.max(0, days - heldDays) / halfLifeDays);
}

/**
 * The level at the start of the last four weeks: shown by their first session if others came between it and the last,
 * otherwise what is left of the level before them. A newcomer's first impression counts only in part.
 */
function firstLevel(window: TrainingHistory, earlier: TrainingHistory, area: TrainingArea, library: Library) {
  const finishes = (past: PastTraining) => seenIn(past, area, library).finished.length > 0;
  const first = window.find(finishes);
  const last = window.at(-1);
  const shown = first && mean(seenIn(first, area, library).finished);
  if (first && last && shown !== undefined && daysBetween(first.date, last.date) >= knownAfterDays)
    return shown;
  const before = earlier.findLast(finishes)?.date;
  const again = (first ?? last)?.date;
  if (before && again) return afterPause(levelIn(area, earlier, library), daysBetween(before, again));
  return shown === undefined ? cautious : bounded(shown, cautious, cautious + firstImpression);
}

function levelIn(area: TrainingArea, history: TrainingHistory, library: Library): number {
  const last = history.at(-1);
  if (last === undefined) return cautious;
  const from = addDays(last.date, -windowDays);
  const window = history.filter((past) => past.date >= from);
  const earlier = history.filter((past) => past.date < from);
  const start = firstLevel(window, earlier, area, library);
  return window.reduce((level, past) => afterSession(level, past, area, library), start);
}

/**
 * The level in each area on a day (by default, that of the last session), from what was finished, skipped, and
 * swapped, and how it felt; a cautious start without history. It rises by less than one per session, falls a little
 * faster, and fades slowly without training. `history` is in order and may reach back as far as it is known.
 */
export function levelsOf(history: TrainingHistory, library: readonly Exercise[], date?: LocalDate): Levels {
  const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
  const last = history.at(-1)?.date;
  const pause = last !== undefined && date !== undefined ? daysBetween(last, date) : 0;
  const level = (area: TrainingArea) => afterPause(levelIn(area, history, byId), pause);
  return {
    legs: level('legs'),
    push: level('push'),
    core: level('core'),
    cardio: level('cardio'),
    mobility: level('mobility'),
  };
}
