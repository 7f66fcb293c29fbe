import type { Demand, Exercise } from '../../exercises/exercise';
import type { Condition } from './person';

/** What a condition keeps out of a plan. */
interface Limit {
  positions?: readonly Exercise['position'][];
  demands?: readonly Demand[];
  /** The hardest effort, as metabolic equivalent. */
  maximumMet: number;
  skillLevels: readonly Exercise['skillLevel'][];
}

const moderate = ['beginner', 'intermediate'] as const;

/**
 * What each condition keeps out; landings are out with every one of them but asthma. Sources:
 *
 * - pregnancy and postnatal: ACOG Committee Opinion 804 (2020): moderate effort, no long time flat on the back, nothing with a
 *   risk of falling or of blows to the belly. Without knowing the week nobody lies on the back or belly at all. After a birth
 *   the wall of the belly comes back before it is bent under load.
 * - high blood pressure and heart: ACSM's Guidelines for Exercise Testing and Prescription (11th ed.): moderate effort, no
 *   holding of the breath; long static efforts raise the pressure, and so does a head below the heart. Moderate ends at 6 MET.
 * - osteoporosis: Beck et al. (2017), Exercise and Sports Science Australia's statement: no loaded or far bending and twisting
 *   of the spine, nothing with a risk of falling.
 * - vertigo: no lowered head, no quick changes of height, no narrow base.
 * - asthma: ACSM: a longer warm-up and no very hard efforts at a stretch.
 * - hernia: nothing that presses against the wall of the belly.
 */
const limits: Readonly<Record<Condition, Limit>> = {
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
};

const maternity: readonly Condition[] = ['pregnancy', 'postnatal'];

/**
 * Whether a midwife or doctor knows what is right for somebody. Their day's session keeps to what is generally fine
 * (`limits`); none is made to order.
 */
export function isInMaternityCare({ conditions }: { conditions: readonly Condition[] }): boolean {
  return conditions.some((condition) => maternity.includes(condition));
}

/** Whether a condition keeps an exercise out. One whose position nobody stated is kept out by all of them. */
export function isContraindicated(exercise: Exercise, condition: Condition): boolean {
  const { position, demands, met, skillLevel } = exercise;
  const limit = limits[condition];
  return (
    position === 'unknown' ||
    met > limit.maximumMet ||
    !limit.skillLevels.includes(skillLevel) ||
    (exercise.impact === 'high' && condition !== 'asthma') ||
    limit.positions?.includes(position) === true ||
    demands.some((demand) => limit.demands?.includes(demand))
  );
}
