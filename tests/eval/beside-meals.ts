import type { CoachReply } from '../../functions/coach/coach-facts';
import { conversationWith } from './conversation';

export const none = {
  bodyPains: null,
  medicalConditions: null,
  workLifeEffects: null,
  fitnessBarriers: null,
};

/** The last reply of a chat next to the meals. */
export function after(...said: string[]): CoachReply {
  const say = conversationWith({ answers: { ...none, conditions: [] } }, 'nutrition');
  const reply = said.map((text) => say(text).reply).at(-1);
  if (!reply) throw new Error('nothing was said');
  return reply;
}

/** The meal that it proposes, its foods in one line: 'Egg 100, Toast 33'. */
export function cardAfter(...said: string[]) {
  const { meal } = after(...said);
  return meal && { ...meal, items: meal.items.map(({ name, grams }) => `${name} ${grams}`).join(', ') };
}
