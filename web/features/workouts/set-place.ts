import type { PlannedExercise } from '../../../shared/contracts/workouts';

/** 'Set 2 of 3'; null if there is only one. */
export function setPlaceText({ set, sets }: Pick<PlannedExercise, 'set' | 'sets'>): string | null {
  return set !== undefined && sets !== undefined && sets > 1 ? `Set ${set} of ${sets}` : null;
}
