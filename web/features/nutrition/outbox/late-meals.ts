import type { FoodLog } from '../../../../shared/contracts/nutrition';
import { createMailbox } from '../../../lib/mailbox';

/** Announces meals that reached the server late, even before the page that waits for their points is mounted. */
export const lateMeals = createMailbox<FoodLog>();
