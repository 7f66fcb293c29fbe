import type { Avoidable, Diet } from '../../../../shared/rules/nutrition/recommend';
import type { NamedFoods } from '../../coach-facts';
import { foodWordsOf } from '../../understanding/food-words';
import type { IdeaUse } from './idea-table';
import { ingredientsIn } from './ingredients';

/** What the person wants to eat, as far as a message says. */
export interface IdeaWish {
  /** In order of importance. */
  uses: IdeaUse[];
  mostKcal: number | null;
  leastProteinG: number | null;
  diet: Diet;
  /** Foods that aren't wanted, by their words. */
  without: string[];
  /** Ideas already shown, when other ones are wanted. */
  shown: string[];
  /** Foods on hand, as the person named them. */
  having: string[];
  /** What its name must contain when a kind of dish was asked for. */
  dish: RegExp | null;
  /** What dishes of the requested cuisine are called. */
  likes: readonly string[];
  lowCalorie: boolean;
  lowCarb: boolean;
  hasOven: boolean;
  /** Little sugar and salt. */
  isHealthy: boolean;
}

export const plainWish = (uses: IdeaUse[], diet: Diet): IdeaWish => ({
  uses,
  diet,
  mostKcal: null,
  leastProteinG: null,
  without: [],
  shown: [],
  having: [],
  dish: null,
  likes: [],
  lowCalorie: false,
  lowCarb: false,
  hasOven: true,
  isHealthy: false,
});

const ofSport =
  '(?:i |my |a |the |an )*(?:\\w+ )?(?:train\\w*|gym|work ?outs?|runs?|running|sessions?|exercis\\w*|lifting|football|class|(?:leg|arm|gym) day)\\b';
const useWords: readonly (readonly [IdeaUse, RegExp])[] = [
  ['race', /\b(?:race|marathon|10k|half marathon|competition|carb load\w*)\b/],
  ['before', new RegExp(`\\b(?:before|pre|ahead of)[ -]?${ofSport}|\\bif i (?:run|train)\\b`)],
  ['after', new RegExp(`\\b(?:after|post)[ -]?${ofSport}`)],
  ['smoothie', /\bsmoothies?\b|\bshakes?\b/],
  ['night', /\b(?:late|before bed|bedtime|midnight|at night)\b/],
  ['sweet', /\b(?:sweets?|sweeter|dessert|ice cream|cake|cookies?|candy|pudding|sugar\w*|chocolate|treat)\b/],
  ['salty', /\b(?:salty|crisps|chips|crunchy|savou?ry)\b/],
  ['iron', /\biron\b/],
  ['fiber', /\bfiber\b/],
  ['breakfast', /\bbreakfasts?\b|\bbrunch\b|\bsuhoor\b/],
  ['lunch', /\blunch\w*\b|\bsandwich\b/],
  ['dinner', /\b(?:dinners?|supper|evening meal|tonight|this evening|for tea|iftar)\b/],
  ['snack', /\bsnacks?\b|\bnibbles?\b/],
  ['filling', /\b(?:filling|hungry|full|starving|satisfying)\b/],
  ['cheap', /\b(?:cheap\w*|expensive|pricey|budget|broke|student|skint)\b/],
  [
    'cold',
    /\b(?:no[ -]?cook\w*|without cooking|cant cook|cold|office|lunch ?box|packed|meal prep|to go|on the go|picnic|part(?:y|ies)|for the (?:train|plane|car|bus|road)|no (?:kitchen|stove|cooker|hob)|hotel room)\b/,
  ],
  ['microwave', /(?<!\b(?:no|without(?: an?)?|havent got an?|dont have an?) )\bmicrowave\b/],
  [
    'quick',
    /\b(?:quick\w*|fast(?:er)?|speedy|easy|easier|simple|lazy|hurry|rush|no time|not much time|(?:5|10|15|20|five|ten|fifteen|twenty) ?min\w*)\b/,
  ],
  ['spicy', /\b(?:spicy|spice|spicier|chill?i|hot sauce|a kick)\b/],
  ['protein', /\bprotein\b/],
];

const times: readonly IdeaUse[] = [
  'race',
  'before',
  'after',
  'smoothie',
  'breakfast',
  'lunch',
  'dinner',
  'snack',
];
const usesIn = (said: string) => useWords.flatMap(([use, words]) => (words.test(said) ? [use] : []));
/** Whether it says what the idea is for; otherwise it continues from what was asked before. */
const standsAlone = (said: string) => usesIn(said).some((use) => times.includes(use));

const under = /\b(?:under|below|less than|max(?:imum)?|up to|within|around|about) (\d{2,4})\b(?! ?g\b)/;
const proteinGrams = /\b(\d{1,2}) ?g (?:of )?protein\b/;
const low = /\b(?:low|less|few|fewer|light|lighter|lower)[ -]?(?:in )?(?:calories|fat|carbs?|sugar)?\b/;

const no =
  '\\b(?:no|without|(?:dont|do not|cant|cannot|never) (?:eat|have|do|like)|allergic to|hate)(?: any)?';
const without = (what: string) => new RegExp(`${no} (?:${what})\\b`);
const freeOf: readonly (readonly [Avoidable, RegExp])[] = [
  ['gluten', /\bgluten[ -]?free\b|\bc(?:o)?eliac\b/],
  ['gluten', without('gluten|wheat')],
  ['milk', /\b(?:dairy|lactose)[ -]?(?:free|intoleran\w+)\b/],
  ['milk', without('dairy|milk|cheese|yogh?urt')],
  ['egg', /\begg[ -]?free\b/],
  ['egg', without('eggs?')],
  ['nuts', /\bnut[ -]?(?:free|allergy)\b/],
  ['nuts', without('(?:pea)?nuts')],
  ['fish', without('fish|seafood')],
  ['soy', /\bsoya?[ -]?free\b/],
  ['soy', without('soya?|tofu')],
];
/** What a religion or a way of eating excludes from the table, by words in the names there. */
const rulesOut: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:halal|muslim|ramadan|pork)\b/, ['jelly']],
  [/\b(?:kosher|jewish)\b/, ['jelly', 'shrimp', 'chicken, salad and yogurt']],
  [/\b(?:pescatarian|pescetarian)\b/, ['chicken', 'turkey', 'jelly']],
];
const notWanted =
  /\b(?:no|without|not|hate|instead of|replace(?:ment)?(?: for)?|alternatives? to|swap|(?:dont|do not|cant|cannot|never) (?:eat|like|have|stand|do|want)|sick of|out of|bored of) (?:the |my |any |more )?(\w{4,})/g;
const noFoods = new Set(
  'cooking cook equipment time bread oven microwave fryer stove kitchen idea ideas more that this those these them much feel feeling really very sure want fancy good that again anything something with eating a it one ones first second third last'.split(
    ' ',
  ),
);
const hasFoods = /\b(?:ideas?|recipes?|with|got|have|has|from|using|use up|left|and|plus|,)\b/;
const wantsOther =
  /\b(?:else|others?|another|different|swap|boring|bland|bored|new|not (?:that|those|these|it|the|keen)|(?:dont|do not) (?:like|want|fancy|eat)|hate|meh|alternatives?|instead|again|more (?:ideas|options|of them)|any more|more)$|\b(?:other|more|new) (?:ideas?|options?|ones?)\b|\b(?:else|another|different|swap|boring|bland|alternatives?|meh)\b|\b(?:dont|do not) (?:like|want|fancy|eat)\b/;

/** Kinds of dishes, by their names in the table. */
const dishes: readonly (readonly [RegExp, RegExp])[] = [
  [/\bsoups?\b/, /soup/],
  [/\bsalads?\b/, /salad/],
  [/\bpastas?\b/, /pasta|bolognese/],
  [/\b(?:sandwich(?:es)?|wraps?|toasts?)\b/, /wrap|toast|rye/],
  [/\bcurr(?:y|ies)\b/, /curry|dal/],
  [/\bchilis?\b/, /chili with|chili$/],
  [/\bstir[ -]?fr(?:y|ies)\b/, /stir-fry/],
  [/\bomelett?es?\b/, /omelette/],
  [/\bporridges?\b/, /porridge|oats|oatmeal/],
  [/\bpancakes?\b/, /pancakes/],
  [/\b(?:bbq|barbecue|grill\w*)\b/, /chicken with|salmon|tofu|pepper|potato/],
];

const kitchens: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:indian|curry|curries)\b/, ['curry', 'dal']],
  [/\b(?:mexican|tex mex)\b/, ['chili', 'salsa']],
  [/\b(?:asian|thai|chinese|japanese|korean|vietnamese)\b/, ['stir-fry', 'noodles', 'edamame']],
  [/\bitalian\b/, ['bolognese', 'pasta']],
  [/\b(?:mediterranean|greek|moroccan|lebanese)\b/, ['hummus', 'chickpea', 'couscous', 'salmon']],
];

const stem = (word: string) => word.replace(/(?:es|s)$/, '');

/** A message together with the wishes it continues from. */
function wishesWith(said: string, before: NamedFoods['before']): string {
  if (!before || standsAlone(said)) return said;
  const wishes = before.wishes.map(foodWordsOf);
  const from = Math.max(0, wishes.findLastIndex(standsAlone));
  return [...wishes.slice(from), said].join('. ');
}

/** What a message that asks for something to eat wishes for, plus what the person never eats. */
export function readIdeaWish(text: string, profile: Diet, foods?: NamedFoods): IdeaWish {
  const last = foodWordsOf(text);
  const said = wishesWith(last, foods?.before);
  const unwanted = [...said.matchAll(notWanted)]
    .map(([, word = '']) => stem(word))
    .filter((word) => !noFoods.has(word));
  const isVegan = /\b(?:vegan|plant[ -]based)\b/.test(said);
  const isVegetarian = /\b(?:vegetarian|veggie|meat[ -]?free)\b/.test(said) || without('meat').test(said);
  const uses = usesIn(said);
  const limit = Number(under.exec(said)?.[1] ?? 0);
  const having = hasFoods.test(last)
    ? ingredientsIn(last).filter((name) => !unwanted.some((word) => name.includes(word)))
    : [];
  return {
    uses:
      /\bmeals?\b/.test(said) &&
      uses.every((use) => !times.includes(use) || use === 'before') &&
      !uses.some((use) => ['night', 'sweet', 'salty'].includes(use))
        ? [...uses, 'dinner']
        : uses,
    mostKcal: limit >= 40 ? limit : null,
    leastProteinG: Number(proteinGrams.exec(said)?.[1] ?? 0) || null,
    diet: {
      isVegan: profile.isVegan || isVegan,
      isVegetarian: profile.isVegetarian || isVegetarian,
      avoids: [
        ...new Set([
          ...profile.avoids,
          ...freeOf.flatMap(([what, words]) => (words.test(said) ? [what] : [])),
        ]),
      ],
    },
    without: [...unwanted, ...rulesOut.flatMap(([words, names]) => (words.test(said) ? names : []))],
    shown: wantsOther.test(last) ? [...(foods?.before?.shown ?? [])] : [],
    having,
    dish: /\b(?:ideas?|recipes?|something|what|good|easy|quick|some)\b/.test(said)
      ? (dishes.find(([words]) => words.test(last))?.[1] ?? null)
      : null,
    likes: kitchens.flatMap(([words, names]) => (words.test(said) ? names : [])),
    lowCalorie: low.test(said) && /\bcalories\b|\blight(?:er)?\b/.test(said),
    lowCarb: /\b(?:low|less|fewer|no|without|zero)[ -](?:in )?carbs\b|\bketo\b/.test(said),
    isHealthy: /\bhealth(?:y|ier|iest)\b/.test(said),
    hasOven:
      !/\b(?:no|without(?: an?)?|havent got an?|dont have an?|(?:broken|broke)(?: my)?) oven\b|\boven (?:is|s) (?:broken|bust|gone)\b/.test(
        said,
      ),
  };
}
