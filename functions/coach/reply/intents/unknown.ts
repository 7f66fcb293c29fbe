import { chance } from '../../../../shared/domain/chance';
import { say, type Dialogue, type Intent } from '../dialogue';
import { prompts } from '../wording/prompts';

/** Ways to say that something is not known, and what is. */
const openings = [
  "That I don't know. I can help with training, your progress, food in general and this app.",
  'That is not my field. Mine are workouts, exercises, your figures and food.',
  "I can't help with that one. What I know is training, and what you did here.",
  "I'm only a coach, so there I have to pass. Ask me about moving, eating or your progress.",
  "That didn't tell me what you need. Exercises, plans, points and food are what I understand best.",
  "I have no answer to that, and I won't make one up. With training I can help.",
  'There I know nothing. A workout, an exercise or your streak, on the other hand, I know well.',
  "I didn't get that. Try it in other words, or take one of mine.",
  'Outside the gym I am lost. Inside it, these work:',
];

/** Never the same twice running. */
function openingFor({ text, earlier }: Dialogue): string {
  const others = openings.filter((each) => !earlier.lastReply.startsWith(each));
  return others[Math.floor(chance(text) * others.length)] ?? '';
}

export const unknown: Intent = {
  name: 'out-of-scope',
  answer: (dialogue) => say(`${openingFor(dialogue)} Try one of these:\n\n${prompts}`),
};
