import type { CoachRequest } from '../coach-request';
import { foodIntentOf } from '../understanding/read-food-act';

/** Whether a message asks for one of these about food. */
export const wantsOfFood = (
  { message, facts, conversation }: CoachRequest,
  ...intents: readonly `food-${string}`[]
): boolean => {
  const wanted = foodIntentOf(message.text, facts.foods, conversation);
  return intents.some((intent) => intent === wanted);
};
