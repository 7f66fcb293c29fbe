import type { Exercise } from '../../exercises/exercise';
import { daysBetween, type LocalDate } from '../local-date';
import { areaOf } from './areas';
import { baseLevel, levelOfWork, type Library } from './difficulty';
import type { PastTraining, TrainingHistory } from './history';
import type { TrainingArea } from './person';

/** From 0 to 10: beginner's exercises suit from 0, intermediate ones from 3, advanced ones from 6.5. */
export type Levels = Readonly<Record<TrainingArea, number>>;

/** Where somebody begins whom nobody has seen train. */
const cautious = 1;
const highest = 10;
/** How far a session moves a level that it was planned for. */
const growth = { too_easy: 0.6, right: 0.15, unrated: 0.1 } as const;
/** Of the way to what was finished above the level. */
const towards = 0.5;
const mostUp = 0.8;
const tooHard = -0.8;
const leftHalf = -0.5;
/** Work this far below a level says nothing about it. */
const tellsWithin = 1;
/** Of the first sessions seen, nobody is believed to be further than this above the start. */
const firstImpression = 1.2;
const knownAfterDays = 20;

const bounded = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Seen {
  /** Levels of what was finished, and of what was not. */
  finished: number[];
  left: number[];
}

/** The levels that a session's exercises of an area asked for. */
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

/** Swaps in the player count like a rating of the exercise that was swapped away. */
function afterSwaps(level: number, past: PastTraining, area: TrainingArea, library: Library): number {
  return past.swaps.reduce((before, { from, why }) => {
    const exercise = library.get(from);
    if (exercise === undefined || areaOf(exercise) !== area) return before;
    return bounded(before + (why === 'too_hard' ? -0.5 : 0.4), 0, highest);
  }, level);
}

/** What was finished at about the level or above it lifts it; what felt too hard or was mostly left lowers it. */
function afterSession(level: number, past: PastTraining, area: TrainingArea, library: Library): number {
  const { finished, left } = seenIn(past, area, library);
  const lowered = left.length > finished.length ? level + leftHalf : level;
  const asked = finished.length === 0 ? 0 : mean(finished);
  const isTold = finished.length > 0 && asked >= level - tellsWithin;
  const step =
    past.effort === 'too_hard'
      ? tooHard
      : Math.min(mostUp, towards * Math.max(0, asked - level) + growth[past.effort ?? 'unrated']);
  const moved = isTold && lowered === level ? level + step : lowered;
  return afterSwaps(bounded(moved, 0, highest), past, area, library);
}

/** The level shown by the first session of the window: believed where it lies far enough back that others came before. */
function firstLevel(history: TrainingHistory, area: TrainingArea, library: Library, date: LocalDate): number {
  const first = history.find((past) => seenIn(past, area, library).finished.length > 0);
  if (first === undefined) return cautious;
  const shown = mean(seenIn(first, area, library).finished);
  const isKnown = daysBetween(first.date, date) >= knownAfterDays;
  return isKnown ? shown : bounded(shown, cautious, cautious + firstImpression);
}

function levelIn(area: TrainingArea, history: TrainingHistory, library: Library, date: LocalDate): number {
  const start = firstLevel(history, area, library, date);
  return history.reduce((level, past) => afterSession(level, past, area, library), start);
}

/**
 * The level in each area, from what was finished, left, swapped and how it felt; without history a cautious start. It rises by
 * less than one a session and falls a little faster.
 */
export function levelsOf(history: TrainingHistory, library: readonly Exercise[]): Levels {
  const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
  const last = history.at(-1)?.date;
  const level = (area: TrainingArea) => (last === undefined ? cautious : levelIn(area, history, byId, last));
  return {
    legs: level('legs'),
    push: level('push'),
    core: level('core'),
    cardio: level('cardio'),
    mobility: level('mobility'),
  };
}
