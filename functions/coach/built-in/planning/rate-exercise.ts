import type { Exercise } from '../../../../shared/exercises/exercise';
import { chance } from '../../../../shared/domain/chance';
import type { GoalType, TargetZone } from '../../../../shared/domain/questionnaire/options';
import { zoneMuscles } from '../../../../shared/domain/training/areas';
import type { CoachFacts } from '../../coach-facts';
import type { PlanRequest } from './plan-request';
import { skillOf } from './skill';

/** Burning more for those who want to lose weight, slow strength for those who want to get stronger. */
function forGoal({ met, category }: Exercise, goal: GoalType): number {
  if (goal === 'lose_weight') return met / 4;
  const isStrength = category === 'lower' || category === 'upper';
  if (goal === 'get_stronger') return isStrength ? 1.5 : 0;
  return category === 'cardio' ? 0 : 0.8;
}

function forZones({ primaryMuscles }: Exercise, zones: readonly TargetZone[]): number {
  const wanted = zones.flatMap((zone) => zoneMuscles[zone]);
  return primaryMuscles.some((muscle) => wanted.includes(muscle)) ? 1.5 : 0;
}

/**
 * How well an allowed exercise fits. The parts weigh roughly: equipment that was asked for 4, nothing needed 2 when
 * there is none, zones 1.5, goal 0 to 2, favourite 1.5, own level 0.5, chance of the day up to 1.2; what was done in the
 * last session loses 1, what was used before loses 6, what is to be kept gains 8.
 */
export function rate(exercise: Exercise, request: PlanRequest, facts: CoachFacts): number {
  const { id, equipment, skillLevel } = exercise;
  const { answers, favouriteIds, recentSessions, today } = facts;
  const wasLast = recentSessions[0]?.plan.some(({ exerciseId }) => exerciseId === id);
  return (
    (equipment.some((each) => request.equipment.includes(each)) ? 4 : 0) +
    (request.bare && equipment.includes('none') ? 2 : 0) +
    (answers ? forGoal(exercise, answers.goalType) : 0) +
    (answers && request.groups.length === 0 ? forZones(exercise, answers.targetZones) : 0) +
    (favouriteIds.includes(id) ? 1.5 : 0) +
    (skillLevel === skillOf(facts, request.effort) ? 0.5 : 0) +
    1.2 * chance(`${today} ${id}`) -
    (wasLast ? 1 : 0) -
    (request.usedIds.includes(id) ? 6 : 0) +
    (request.keptIds.includes(id) ? 8 : 0)
  );
}
