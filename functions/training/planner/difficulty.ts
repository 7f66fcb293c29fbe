import type { Exercise } from '../../../shared/rules/exercise';

const skillBase = { beginner: 0, intermediate: 3, advanced: 6.5 } as const;
const rungStep = 0.6;
const landing = 1;
/** Not covered by skill: getting to the floor and back is hard for beginners, standing on one leg a little. */
const upAndDown = 1.5;
const oneLeg = 0.4;
const longestChain = 6;

/** Work seconds of a set at the bottom and top of the three levels an exercise covers. */
const shortestWork = 30;
const longestWork = 45;
const span = 3;
/** Seconds by which a hold of strength grows with each level, above the first level of its exercise. */
const holdGrowth = 10;
/** An exercise done on one side and then the other takes longer. */
const eachSide = 1.35;

export type Library = ReadonlyMap<string, Exercise>;

function rungOf(exercise: Exercise, library: Library): number {
  let rungs = 0;
  let below = library.get(exercise.easierId ?? '');
  while (below !== undefined && below.skillLevel === exercise.skillLevel && rungs < longestChain) {
    rungs += 1;
    below = library.get(below.easierId ?? '');
  }
  return rungs;
}

/** The level, 0 to 10, from which an exercise suits: its skill, the easier variants below it, and its landing. */
export function baseLevel(exercise: Exercise, library: Library): number {
  return (
    skillBase[exercise.skillLevel] +
    rungStep * Math.min(4, rungOf(exercise, library)) +
    (exercise.impact === 'high' ? landing : 0) +
    (exercise.demands.includes('up_and_down') ? upAndDown : 0) +
    (exercise.demands.includes('balance') ? oneLeg : 0)
  );
}

/** How much longer an exercise takes with its second side. */
export const sideFactor = ({ sides }: Exercise) => (sides === 'each' ? eachSide : 1);

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
const isHeld = ({ demands }: Exercise) => demands.includes('isometric');
const holdSides = ({ sides }: Exercise) => (sides === 'each' ? 2 : 1);

/**
 * Work seconds of one set at a level, in steps of five: from 30 up to 45, where the next harder variant takes over
 * (ACSM's progression: more of the same first, then something harder). A hold of strength starts with its own seconds,
 * 20 for a beginner's plank. Includes both sides if the exercise has two.
 */
export function workSecondsAt(exercise: Exercise, base: number, level: number): number {
  const step = exercise.sides === 'each' ? 10 : 5;
  const above = within(0, level - base, span);
  const seconds = isHeld(exercise)
    ? ((exercise.holdSeconds ?? shortestWork) + holdGrowth * Math.max(0, above - 1)) * holdSides(exercise)
    : (shortestWork + ((longestWork - shortestWork) * above) / span) * sideFactor(exercise);
  return Math.round(seconds / step) * step;
}

/** The level these work seconds stand for: the inverse of `workSecondsAt`. */
export function levelOfWork(exercise: Exercise, base: number, workSeconds: number): number {
  if (isHeld(exercise)) {
    const more = workSeconds / holdSides(exercise) - (exercise.holdSeconds ?? shortestWork);
    return base + within(0, 1 + more / holdGrowth, span);
  }
  const share = (workSeconds / sideFactor(exercise) - shortestWork) / (longestWork - shortestWork);
  return base + span * within(0, share, 1);
}
