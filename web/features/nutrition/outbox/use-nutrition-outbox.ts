import { outboxHook } from '../../../lib/offline/use-outbox';
import { nutritionKind } from './nutrition-kind';

/** What whoever is signed in logged and has not arrived, and a way to log more; it sends while this is mounted. */
export const useNutritionOutbox = outboxHook(nutritionKind);
