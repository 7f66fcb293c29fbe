import type { FoodLog } from '../../../../shared/contracts/nutrition';
import { createEmitter } from '../../../lib/emitter';

export const unsentKey = 'nutrition-unsent';

/** Whether this device keeps meals or drinks that have not arrived, known without the code that sends them. */
export function hasUnsentMeals(): boolean {
  try {
    return localStorage.getItem(unsentKey) !== null;
  } catch {
    return false;
  }
}

/** Tells of meals that the server got later than they were logged. */
export const lateMeals = createEmitter<FoodLog>();
