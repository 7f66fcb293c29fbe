import type { FoodLog } from '../../../../shared/contracts/nutrition';
import { createEmitter } from '../../../lib/emitter';

/** Tells of meals that the server got later than they were logged. */
export const lateMeals = createEmitter<FoodLog>();
