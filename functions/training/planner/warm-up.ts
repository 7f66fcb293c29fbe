import type { Exercise, Muscle } from '../../../shared/rules/exercise';
import type { TimedMove } from '../../../shared/rules/routines';
import { chance } from '../../../shared/rules/chance';
import type { TrainingFacts } from './facts';
import { feltTooHard } from './felt';

const secondsPerMove = 35;
const mostMet = 3.5;
const fewest = 2;
const most = 7;

/** Light, dynamic, and without equipment: standing, on a chair, or on all fours. */
function warmsUp({ position, impact, skillLevel, met, defaultReps, category, equipment }: Exercise): boolean {
  const isLight = impact === 'low' && skillLevel === 'beginner' && met <= mostMet && defaultReps !== null;
  const isUpright =
    position === 'standing' ||
    position === 'chair' ||
    (position === 'kneeling' && category === 'flexibility');
  const atHand = position === 'chair' ? ['chair'] : ['none', 'mat', 'wall'];
  return isLight && isUpright && equipment.every((each) => atHand.includes(each));
}

const older = 60;
const leastSeconds = 50;
const leastOfShort = 40;
/** Sessions of fewer minutes are short: they have less of a warm-up, and no jumps. */
export const shortMinutes = 8;
const mostSeconds = 300;

/**
 * Seconds of warm-up for so many seconds of work: 15% of them, 20% for older people and where heart or lungs need it, at
 * most five minutes.
 */
export function warmUpSeconds(
  workSeconds: number,
  { person, minutes }: Pick<TrainingFacts, 'person' | 'minutes'>,
  isCareful = person.age >= older || person.conditions.length > 0,
): number {
  const seconds = Math.floor((workSeconds * (isCareful ? 0.2 : 0.15)) / 5) * 5;
  return Math.min(mostSeconds, Math.max(minutes < shortMinutes ? leastOfShort : leastSeconds, seconds));
}

/** Pulse raisers first, then moves for the muscles about to work. */
function rateFor(exercise: Exercise, muscles: ReadonlySet<Muscle>, { date }: TrainingFacts): number {
  const shared = [...exercise.primaryMuscles, ...exercise.secondaryMuscles].filter((muscle) =>
    muscles.has(muscle),
  ).length;
  const raisesPulse = exercise.category === 'cardio' ? 10 : 0;
  return raisesPulse + shared + (exercise.defaultSets < 3 ? 1 : 0) + chance(`warm ${date} ${exercise.id}`);
}

/** If no light exercise is left, the lightest allowed ones on the feet, done slowly. */
function lightest(allowed: readonly Exercise[]): Exercise[] {
  return allowed
    .filter(({ impact, skillLevel }) => impact === 'low' && skillLevel === 'beginner')
    .toSorted((a, b) => a.met - b.met)
    .slice(0, fewest);
}

/**
 * The warm-up before a main part: pulse first, then the joints and muscles about to work (ACSM: five to ten minutes
 * of light effort before training; less before a short session). Empty if no exercise is light enough.
 */
export function planWarmUp(facts: TrainingFacts, main: readonly Exercise[], seconds: number): TimedMove[] {
  const muscles = new Set(main.flatMap(({ primaryMuscles }) => primaryMuscles));
  const mainIds = new Set(main.map(({ id }) => id));
  const suited = facts.allowed.filter((exercise) => warmsUp(exercise) && !feltTooHard(exercise, facts));
  const other = suited.filter(({ id, category }) => !mainIds.has(id) || category === 'cardio');
  const light = other.length < fewest ? suited : other;
  const count = Math.min(most, Math.max(fewest, Math.round(seconds / secondsPerMove)));
  const chosen = (light.length > 0 ? light : lightest(facts.allowed))
    .map((exercise) => ({ exercise, rating: rateFor(exercise, muscles, facts) }))
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, count)
    .map(({ exercise }) => exercise);
  const standing = chosen.filter(({ position }) => position === 'standing');
  const others = chosen.filter(({ position }) => position !== 'standing');
  const each = Math.min(60, seconds / Math.max(1, chosen.length));
  // Both sides get whole seconds.
  return [...standing, ...others].map(({ id, sides }) => {
    const step = sides === 'each' ? 10 : 5;
    return { exerciseId: id, seconds: Math.max(20, Math.floor(each / step) * step) };
  });
}
