import { skillLevels, type Equipment, type Exercise } from '../exercise';
import { everywhere } from './at-home';

interface Limits {
  /** Exercises ruled out for the person. */
  unsuitable: ReadonlySet<string>;
  /** Exercises already in the workout. */
  inPlan: ReadonlySet<string>;
}

const skillOf = ({ skillLevel }: Exercise) => skillLevels.indexOf(skillLevel);
const isWarmUp = ({ category, defaultSets }: Exercise) => category !== 'cardio' && defaultSets < 3;

function isHarder(to: Exercise, from: Exercise): boolean {
  const lands = (each: Exercise) => each.impact === 'high';
  const goesDown = (each: Exercise) => each.demands.includes('up_and_down');
  if (skillOf(to) > skillOf(from)) return true;
  return (lands(to) && !lands(from)) || (goesDown(to) && !goesDown(from));
}

function canReplace(to: Exercise, from: Exercise, { unsuitable, inPlan }: Limits): boolean {
  const isAtHand = (each: Equipment) => everywhere.includes(each) || from.equipment.includes(each);
  return (
    to.id !== from.id &&
    to.category === from.category &&
    to.equipment.every(isAtHand) &&
    // Not enough seconds to split over two sides.
    (to.sides !== 'each' || from.sides === 'each') &&
    !isHarder(to, from) &&
    !unsuitable.has(to.id) &&
    !inPlan.has(to.id)
  );
}

/** How far apart two exercises are, compared by what matters most; less is better. */
function distance(to: Exercise, from: Exercise): number[] {
  const [main] = from.primaryMuscles;
  const shared = from.primaryMuscles.filter((muscle) => to.primaryMuscles.includes(muscle));
  return [
    to.isGentle === from.isGentle ? 0 : 1,
    isWarmUp(to) && !isWarmUp(from) ? 1 : 0,
    main !== undefined && shared.includes(main) ? 0 : 1,
    -shared.length,
    skillOf(from) - skillOf(to),
    to.sides === from.sides ? 0 : 1,
    Math.abs(to.met - from.met),
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}

/**
 * What can replace an exercise in a workout, best first: same category, no extra equipment, no harder, same main
 * muscle before others. Equal inputs give the same order.
 */
export function alternativesTo(exercise: Exercise, library: readonly Exercise[], limits: Limits): Exercise[] {
  return library
    .filter((each) => canReplace(each, exercise, limits))
    .map((each) => ({ each, far: distance(each, exercise) }))
    .toSorted((a, b) => compare(a.far, b.far) || (a.each.id < b.each.id ? -1 : 1))
    .map(({ each }) => each);
}
