import type { Demand, Exercise, Muscle } from '../exercise';
import type { Condition, TrainingPerson } from './person';

/** What a condition keeps out of a plan. */
interface Limit {
  positions?: readonly Exercise['position'][];
  /** The only positions still allowed. */
  onlyPositions?: readonly Exercise['position'][];
  /** Excludes exercises with any of these as a main muscle. */
  muscles?: readonly Muscle[];
  demands?: readonly Demand[];
  /** The hardest effort, as metabolic equivalent. */
  maximumMet: number;
  skillLevels: readonly Exercise['skillLevel'][];
}

/** What has a row in the table: a health condition, or an age. */
export type State = Condition | 'over_65' | 'careful';

/** The reason an exercise is left out. */
export type Objection = Demand | 'unknown' | 'effort' | 'impact' | 'position' | 'not_sitting' | 'muscles';

const moderate = ['beginner', 'intermediate'] as const;
const legMuscles = [
  'quadriceps',
  'hamstrings',
  'glutes',
  'calves',
  'hip_flexors',
  'inner_thighs',
  'outer_hips',
] as const;

/**
 * What each condition keeps out; all of them except asthma rule out landings. Sources:
 *
 * - pregnancy and postnatal: ACOG Committee Opinion 804 (2020): moderate effort, no long time flat on the back, nothing with
 *   a risk of falling or of blows to the belly. Because the week is unknown, no one lies on the back or belly at all. After
 *   birth, the abdominal wall recovers before it bends under load.
 * - high blood pressure and heart: ACSM's Guidelines for Exercise Testing and Prescription (11th ed.): moderate effort (up to
 *   6 MET), no breath holding; long static efforts and a head below the heart raise the pressure.
 * - osteoporosis: Beck et al. (2017), Exercise and Sports Science Australia's statement: no loaded or far bending and twisting
 *   of the spine, nothing with a risk of falling.
 * - vertigo: no lowered head, no quick changes of height, no narrow base.
 * - asthma: ACSM: a longer warm-up and no long, very hard efforts.
 * - hernia: nothing that presses against the abdominal wall.
 * - diabetes: ADA's position statement (Colberg et al., 2016): all kinds of training are good for nearly everyone; because
 *   the state of eyes and feet is unknown, nothing is very hard and the head stays up.
 * - wheelchair: WHO's guidelines for people living with disability (2020): strength and effort with what moves: arms and
 *   trunk, seated.
 * - seated: for people who cannot or should not stand; includes the legs.
 * - unsteady: WHO (2020): balance is trained while holding on; no unsupported one-leg work, no lowered head, no repeated
 *   trips to the floor.
 * - careful: the problem is not known yet, or a danger has just passed: calm, upright work.
 * - over 65: WHO (2020): strength and balance three days a week; no hardest variants, no repeated trips to the floor.
 */
const limits: Readonly<Record<State, Limit>> = {
  pregnancy: {
    positions: ['supine', 'prone'],
    demands: ['balance', 'spinal_flexion', 'spinal_twist', 'head_down', 'up_and_down', 'isometric'],
    maximumMet: 6,
    skillLevels: ['beginner'],
  },
  postnatal: {
    positions: ['plank', 'prone'],
    demands: ['spinal_flexion', 'spinal_twist', 'up_and_down'],
    maximumMet: 6,
    skillLevels: ['beginner'],
  },
  high_blood_pressure: {
    demands: ['isometric', 'head_down', 'up_and_down'],
    maximumMet: 6,
    skillLevels: moderate,
  },
  heart: { demands: ['isometric', 'head_down', 'up_and_down'], maximumMet: 5.5, skillLevels: ['beginner'] },
  osteoporosis: {
    demands: ['spinal_flexion', 'spinal_twist', 'balance', 'up_and_down'],
    maximumMet: 7,
    skillLevels: moderate,
  },
  vertigo: { demands: ['head_down', 'balance', 'up_and_down'], maximumMet: 8, skillLevels: moderate },
  asthma: { demands: [], maximumMet: 7, skillLevels: moderate },
  hernia: {
    positions: ['plank'],
    demands: ['spinal_flexion', 'isometric', 'up_and_down'],
    maximumMet: 7,
    skillLevels: ['beginner'],
  },
  diabetes: { demands: ['head_down', 'up_and_down'], maximumMet: 7, skillLevels: moderate },
  wheelchair: { onlyPositions: ['chair'], muscles: legMuscles, maximumMet: 8, skillLevels: moderate },
  seated: { onlyPositions: ['chair'], maximumMet: 8, skillLevels: moderate },
  unsteady: {
    demands: ['balance', 'head_down', 'up_and_down'],
    maximumMet: 6,
    skillLevels: ['beginner'],
  },
  over_65: { demands: ['up_and_down'], maximumMet: 8, skillLevels: moderate },
  careful: {
    demands: ['isometric', 'head_down', 'up_and_down'],
    maximumMet: 5,
    skillLevels: ['beginner'],
  },
};

const maternity: readonly Condition[] = ['pregnancy', 'postnatal'];

/**
 * Whether a midwife or doctor should decide what is right for the person. Until they approve, sessions stay within
 * `limits` and none are made on request.
 */
export function isInMaternityCare({
  conditions,
  cleared = [],
}: Pick<TrainingPerson, 'conditions' | 'cleared'>): boolean {
  return conditions.some((condition) => maternity.includes(condition) && !cleared.includes(condition));
}

/**
 * The strongest objection to an exercise under a condition; null when there is none. Exercises with an unknown
 * position are left out under every condition.
 */
export function objectionTo(exercise: Exercise, condition: State): Objection | null {
  const { position, demands, met, skillLevel, primaryMuscles } = exercise;
  const limit = limits[condition];
  if (position === 'unknown') return 'unknown';
  if (limit.onlyPositions?.includes(position) === false) return 'not_sitting';
  if (limit.muscles?.some((muscle) => primaryMuscles[0] === muscle)) return 'muscles';
  if (exercise.impact === 'high' && condition !== 'asthma') return 'impact';
  if (limit.positions?.includes(position)) return 'position';
  const demand = demands.find((each) => limit.demands?.includes(each));
  if (demand) return demand;
  return met > limit.maximumMet || !limit.skillLevels.includes(skillLevel) ? 'effort' : null;
}

/** Whether a condition keeps an exercise out. */
export const isContraindicated = (exercise: Exercise, condition: State): boolean =>
  objectionTo(exercise, condition) !== null;

const olderAge = 65;

/** The parts of a person the table looks at. */
export type HealthOf = Pick<TrainingPerson, 'age' | 'conditions' | 'isCareful'>;

/** The rows of the table that apply to someone. */
export const statesOf = ({ age, conditions, isCareful }: HealthOf): readonly State[] => [
  ...conditions,
  ...(age >= olderAge ? (['over_65'] as const) : []),
  ...(isCareful ? (['careful'] as const) : []),
];

/** Whether a health condition or an age keeps an exercise out of a person's plans. */
export const isUnfit = (exercise: Exercise, person: HealthOf): boolean =>
  statesOf(person).some((state) => isContraindicated(exercise, state));

const sitting: readonly Condition[] = ['wheelchair', 'seated', 'unsteady'];
const steadying: readonly Condition[] = ['unsteady', 'vertigo', 'osteoporosis'];

/** Whether someone trains seated for the whole session. */
export function isSeated({ conditions }: Pick<TrainingPerson, 'conditions'>): boolean {
  return conditions.includes('wheelchair') || conditions.includes('seated');
}

/**
 * Whether plans offer an exercise on their own; seated and balance exercises only go to the people they are made for.
 */
export function isOffered(
  { isGentle, position }: Pick<Exercise, 'isGentle' | 'position'>,
  { age, conditions }: Pick<TrainingPerson, 'age' | 'conditions'>,
): boolean {
  if (!isGentle) return true;
  const suited = position === 'chair' ? sitting : steadying;
  return conditions.some((each) => suited.includes(each)) || (position !== 'chair' && age >= olderAge);
}
