import type { CoachRequest } from '../coach-request';
import { foodIntentOf } from '../understanding/read-food-act';

/** Whether what a message wants of food is one of these. */
export const wantsOfFood = (
  { message, facts, conversation }: CoachRequest,
  ...intents: readonly `food-${string}`[]
): boolean => {
  const wanted = foodIntentOf(message.text, facts.foods, conversation);
  return intents.some((intent) => intent === wanted);
};
