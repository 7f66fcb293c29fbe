import { useNutritionOutbox } from '../features/nutrition/outbox/use-nutrition-outbox';

/** Sends on every page what was logged without a connection. */
export function SentMeals() {
  useNutritionOutbox();
  return null;
}
