import type { Avoidable, Diet } from '../../../../shared/domain/nutrition/recommend';
import { foodWordsOf } from '../../understanding/food-words';
import type { IdeaUse } from './idea-table';

/** What somebody wants to eat, as far as a message says it. */
export interface IdeaWish {
  /** In the order in which they count. */
  uses: IdeaUse[];
  mostKcal: number | null;
  leastProteinG: number | null;
  diet: Diet;
  /** Foods that are not wanted, by their words. */
  without: string[];
  /** Foods that are there, by their names in small letters. */
  having: string[];
  lowCalorie: boolean;
}

const useWords: readonly (readonly [IdeaUse, RegExp])[] = [
  ['race', /\b(?:race|marathon|10k|half marathon|competition|carb load\w*)\b/],
  [
    'before',
    /\b(?:before|pre|ahead of)[ -]?(?:i |my |a |the )*(?:train\w*|gym|work ?outs?|runs?|running|sessions?|exercis\w*|lifting|football|class)\b|\bif i (?:run|train)\b/,
  ],
  [
    'after',
    /\b(?:after|post)[ -]?(?:i |my |a |the )*(?:train\w*|gym|work ?outs?|runs?|running|sessions?|exercis\w*|lifting|football|class)\b/,
  ],
  ['smoothie', /\bsmoothies?\b|\bshakes?\b/],
  ['night', /\b(?:late|night|before bed|bedtime|midnight)\b/],
  ['sweet', /\b(?:sweet|dessert|pudding|sugar\w*|chocolate|treat)\b/],
  ['salty', /\b(?:salty|crisps|chips|crunchy|savou?ry)\b/],
  ['iron', /\biron\b/],
  ['fiber', /\bfiber\b/],
  ['breakfast', /\bbreakfasts?\b|\bbrunch\b/],
  ['lunch', /\blunch\w*\b|\bsandwich\b/],
  ['dinner', /\b(?:dinners?|supper|evening meal)\b/],
  ['snack', /\bsnacks?\b|\bnibble\b/],
  ['filling', /\b(?:filling|hungry|full|starving|satisfying)\b/],
  ['cheap', /\b(?:cheap|budget|broke|student)\b/],
  ['cold', /\b(?:no[ -]?cook\w*|without cooking|cold|office|lunch ?box|packed|meal prep|to go)\b/],
  ['protein', /\bprotein\b/],
];

const under = /\b(?:under|below|less than|max(?:imum)?|up to|within|around|about) (\d{2,4})\b(?! ?g\b)/;
const proteinGrams = /\b(\d{1,2}) ?g (?:of )?protein\b/;
const low = /\b(?:low|less|few|fewer|light|lower)[ -]?(?:in )?(?:calories|fat|carbs?|sugar)?\b/;

const freeOf: readonly (readonly [Avoidable, RegExp])[] = [
  ['gluten', /\bgluten[ -]?free\b|\bno gluten\b|\bwithout gluten\b|\bc(?:o)?eliac\b/],
  ['milk', /\b(?:dairy|lactose)[ -]?free\b|\b(?:no|without) (?:dairy|milk|cheese|yogh?urt)\b/],
  ['egg', /\b(?:no|without) eggs?\b|\begg[ -]?free\b/],
  ['nuts', /\b(?:no|without) nuts\b|\bnut[ -]?free\b/],
  ['fish', /\b(?:no|without) (?:fish|seafood)\b/],
  ['soy', /\b(?:no|without) (?:soya?|tofu)\b|\bsoya?[ -]?free\b/],
];
const notWanted =
  /\b(?:no|without|not|hate|instead of|replace(?:ment)?(?: for)?|alternatives? to|swap) (?:the |my |any )?(\w{4,})/g;
const noFoods = new Set(['cooking', 'cook', 'equipment', 'time', 'bread']);
const hasFoods = /\b(?:with|got|have|has|from|using|and|plus|,)\b/;

const stem = (word: string) => word.replace(/(?:es|s)$/, '');

/** What a message that asks for something to eat wishes, with what the person does not eat anyway. */
export function readIdeaWish(text: string, diet: Diet, foodNames: readonly string[]): IdeaWish {
  const said = foodWordsOf(text);
  const without = [...said.matchAll(notWanted)]
    .map(([, word = '']) => stem(word))
    .filter((word) => !noFoods.has(word));
  const isVegan = /\b(?:vegan|plant[ -]based)\b/.test(said);
  const isVegetarian = /\b(?:vegetarian|veggie|meat[ -]?free|no meat|without meat)\b/.test(said);
  const uses = useWords.flatMap(([use, words]) => (words.test(said) ? [use] : []));
  const limit = Number(under.exec(said)?.[1] ?? 0);
  const having = hasFoods.test(said)
    ? foodNames
        .map((name) => name.toLowerCase())
        .filter((name) => !without.some((word) => name.includes(word)))
    : [];
  return {
    uses:
      /\bmeals?\b/.test(said) &&
      uses.every((use) => ['before', 'after', 'iron', 'protein', 'fiber', 'cheap'].includes(use)) &&
      !uses.includes('after')
        ? [...uses, 'dinner']
        : uses,
    mostKcal: limit >= 40 ? limit : null,
    leastProteinG: Number(proteinGrams.exec(said)?.[1] ?? 0) || null,
    diet: {
      isVegan: diet.isVegan || isVegan,
      isVegetarian: diet.isVegetarian || isVegetarian,
      avoids: [
        ...new Set([...diet.avoids, ...freeOf.flatMap(([what, words]) => (words.test(said) ? [what] : []))]),
      ],
    },
    without,
    having,
    lowCalorie: low.test(said) && /\bcalories\b|\blight\b/.test(said),
  };
}
