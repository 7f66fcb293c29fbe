import type { FoodLog } from '../../../../shared/contracts/nutrition';
import { createMailbox } from '../../../lib/emitter';

/** Tells of meals that the server got later than they were logged, also before the page is there that waits for their points. */
export const lateMeals = createMailbox<FoodLog>();
