import { outboxHook } from '../../../lib/offline/use-outbox';
import { nutritionKind } from './nutrition-kind';

/** The signed-in person's unsent entries, and a way to add more; it sends while mounted. */
export const useNutritionOutbox = outboxHook(nutritionKind);
