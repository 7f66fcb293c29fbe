import { foodWordsOf } from '../../understanding/food-words';
import type { CoachFacts } from '../../coach-facts';
import { joined } from '../../../../shared/rules/joined';
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

/** A kind word about how eating went or feels; there is nothing to make up for. */
const texts: readonly (readonly [RegExp, (facts: CoachFacts) => string])[] = [
  [
    /\bproud\b|\bcooked (?:all|every)\b/,
    () =>
      'Great, and you can be proud of that. Cooking for yourself makes every other food habit easier. What was the best one?',
  ],
  [
    /\bguilt\w*|\bashamed\b|\bregret\b/,
    ({ foods }) => {
      const [food] = foods?.items ?? [];
      const what = food ? `${portionText(food).replace(/^[\d½]+ (?:g of )?/, '')} is food` : 'That was food';
      return `No guilt needed: ${what}, not a failure. One treat doesn't change where you're headed. I hope it tasted good; your next meal is simply your next meal.`;
    },
  ],
  [
    /\bcraving\w*/,
    (facts) =>
      `Cravings are normal and usually pass within fifteen minutes. If it doesn't, sit down with it and enjoy it, or try ${small(facts, ['sweet', 'snack'])}. Eating regularly, with protein at each meal, makes them rarer.`,
  ],
  [
    /\bdiscipline\b|\bwillpower\b/,
    () =>
      "It's not about discipline. Plan it in: a few squares after a meal, on a plate, enjoyed slowly. Once it's allowed, it loses its pull, and a little every day is fine.",
  ],
  [
    /\bbloat\w*/,
    () =>
      'That usually passes on its own. A slow walk, small sips of water, and a smaller, plainer next meal help; carbonated drinks, a lot of salt, and suddenly more fiber make it worse. If it keeps coming back or hurts, see a doctor.',
  ],
  [
    /\b(?:nothing|skipped|forgot to eat|havent eaten|not eaten)\b/,
    (facts) =>
      `Then have something as soon as you can, even small: ${small(facts, ['snack', 'protein'])}. There's nothing to make up for; your next meal is a normal one. If eating feels hard right now, talk to someone you trust or a doctor.`,
  ],
  [
    /\bno appetite\b|\bnot hungry\b/,
    (facts) =>
      `That's okay for a day. Go small: soup, a shake, or ${small(facts, ['snack', 'protein'])}, and keep drinking. If it lasts more than a few days, see a doctor.`,
  ],
  [
    /\b(?:starving|hungry|famished|peckish)\b/,
    (facts) =>
      `Then eat. If a meal is far off, a snack with protein lasts longest: ${small(facts, ['snack', 'protein', 'filling'])}. If you're this hungry every day, your meals or your target may be too small.`,
  ],
  [
    /\b(?:fed up|sick|tired|hate)\b.*\bcount\w*|\btracking\b/,
    () =>
      "Then take a break from it. You don't need numbers to eat well. A rough plate is enough: half vegetables, a quarter protein, a quarter carbs. Come back to counting if and when you want to.",
  ],
  [
    /\bdiet(?:s|ing)?\b/,
    () =>
      "You don't have to diet. Small changes you enjoy last longer: protein at breakfast, one more vegetable a day, and still the foods you love. Which one would be easy for you?",
  ],
  [
    /\bscared\b/,
    () =>
      'Carbs are fuel, not an enemy; your muscles and your brain run on them. Start with a portion you feel fine about. If fear of food keeps coming up, talk to someone you trust or a doctor.',
  ],
];

const oneDay = [
  "One day changes nothing, and there's nothing to make up for. Eat your normal meals today, starting with the next one, and drink as usual.",
  "That happens to everyone, and it's fine. No skipping and no extra workout. Go back to normal meals from here, and it evens out within the week.",
];

/** The answer to how the person feels about eating. */
export function feelingText(text: string, facts: CoachFacts): string {
  const said = foodWordsOf(text);
  const known = texts.find(([words]) => words.test(said))?.[1];
  if (known) return known(facts);
  return (/\b(?:yesterday|last night|weekend)\b/.test(said) ? oneDay[0] : oneDay[1]) ?? '';
}
