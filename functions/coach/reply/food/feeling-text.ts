import { foodWordsOf } from '../../understanding/food-words';
import type { CoachFacts } from '../../coach-facts';
import { joined } from '../wording/count';
import { portionText } from './portion-text';
import { foodCareFor } from './food-care';
import { ideasFor } from './idea-text';
import { plainWish } from './read-idea';
import type { IdeaUse } from './idea-table';

const small = (facts: CoachFacts, uses: IdeaUse[]) => {
  const care = foodCareFor(facts);
  const ideas = care.hasKidneys ? [] : ideasFor(plainWish(uses, facts.spared.diet), care);
  return joined(
    (ideas.length > 0 ? ideas : [{ name: 'something small you like' }]).map(({ name }) => `**${name}**`),
  );
};

/** A kind word on how eating went or feels; nothing is to be made up for. */
const texts: readonly (readonly [RegExp, (facts: CoachFacts) => string])[] = [
  [
    /\bproud\b|\bcooked (?:all|every)\b/,
    () =>
      'Brilliant, and you can be proud: cooking for yourself is the habit that carries all the others. What was the best one?',
  ],
  [
    /\bguilt\w*|\bashamed\b|\bregret\b/,
    ({ foods }) => {
      const [food] = foods?.items ?? [];
      const what = food ? `${portionText(food).replace(/^[\d½]+ (?:g of )?/, '')} is food` : 'That was food';
      return `No guilt needed: ${what}, not a failure. One treat changes nothing about where you're heading. I hope it tasted good; your next meal is simply your next meal.`;
    },
  ],
  [
    /\bcraving\w*/,
    (facts) =>
      `Cravings are normal and usually pass within a quarter of an hour. If it stays, have it properly and enjoy it, or try ${small(facts, ['sweet', 'snack'])}. Eating regularly, with protein at each meal, makes them rarer.`,
  ],
  [
    /\bdiscipline\b|\bwillpower\b/,
    () =>
      "It isn't discipline you lack. Plan it in: a few squares after a meal, on a plate, enjoyed slowly. What is allowed loses its pull, and a small one every day is fine.",
  ],
  [
    /\bbloat\w*/,
    () =>
      'That usually passes by itself. A slow walk, water in small sips and a smaller, plainer next meal help; fizzy drinks, a lot of salt and sudden extra fiber make it worse. If it keeps coming back or hurts, see a doctor.',
  ],
  [
    /\b(?:nothing|skipped|forgot to eat|havent eaten|not eaten)\b/,
    (facts) =>
      `Then have something as soon as you can, even small: ${small(facts, ['snack', 'protein'])}. Nothing to make up for; the next meal is a normal one. If eating feels hard at the moment, talk it over with someone you trust or a doctor.`,
  ],
  [
    /\bno appetite\b|\bnot hungry\b/,
    (facts) =>
      `That's okay for a day. Go small: soup, a shake, or ${small(facts, ['snack', 'protein'])}, and keep drinking. If it lasts more than a few days, see a doctor.`,
  ],
  [
    /\b(?:starving|hungry|famished|peckish)\b/,
    (facts) =>
      `Then eat. If a meal is far off, a snack with protein holds longest: ${small(facts, ['snack', 'protein', 'filling'])}. If you're this hungry every day, your meals or your target may be too small.`,
  ],
  [
    /\b(?:fed up|sick|tired|hate)\b.*\bcount\w*|\btracking\b/,
    () =>
      "Then take a break from it: you don't need numbers to eat well. A rough plate does it: half vegetables, a quarter protein, a quarter carbs. Come back to counting if and when you want to.",
  ],
  [
    /\bdiet(?:s|ing)?\b/,
    () =>
      "You don't have to diet. Small changes you enjoy last longer: protein at breakfast, one more vegetable a day, and foods you love kept in. Which one would be easy for you?",
  ],
  [
    /\bscared\b/,
    () =>
      'Carbs are fuel, not an enemy; your muscles and your head run on them. Start with a portion you feel fine about. If fear of food keeps coming up, talk to someone you trust or a doctor.',
  ],
];

const oneDay = [
  "One day changes nothing. You don't have to make up for it: eat your normal meals today, starting with the next one, and drink as usual.",
  "That happens to everyone, and it's fine. No skipping and no extra workout: back to normal meals from here, and it evens out within the week.",
];

/** The answer to how somebody feels about eating. */
export function feelingText(text: string, facts: CoachFacts): string {
  const said = foodWordsOf(text);
  const known = texts.find(([words]) => words.test(said))?.[1];
  if (known) return known(facts);
  return (/\b(?:yesterday|last night|weekend)\b/.test(said) ? oneDay[0] : oneDay[1]) ?? '';
}
