import { isEaten } from '../../../../shared/rules/nutrition/recommend';
import { mealTypeAt } from '../../../../shared/rules/nutrition/meal-types';
import type { CoachFacts } from '../../coach-facts';
import { foodWordsOf } from '../../understanding/food-words';
import { ideaAt } from '../../understanding/named-idea';
import { asksForMealPlan } from '../../understanding/read-food-act';
import { joined } from '../../../../shared/rules/joined';
import { number } from '../wording/count';
import { avoidedReason } from './avoided';
import { dishOf, eatingOutText } from './dish-text';
import { foodCareFor, kidneyText, type FoodCare } from './food-care';
import { ideaTable, type Idea, type IdeaUse } from './idea-table';
import { readIdeaWish, type IdeaWish } from './read-idea';
import { substituteText } from './substitutes';

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const mostIdeas = 3;
const lowKcal = 120;
const proteinRich = 10;

/** What is true of a time of day or a wish, before the examples. */
const leads: Readonly<Partial<Record<IdeaUse, string>>> = {
  race: 'Before a race: familiar carbs two to three hours ahead, little fat and fiber, and nothing new on the day.',
  before:
    'Before training: light carbs an hour or two earlier, little fat. First thing in the morning, a few bites are enough.',
  after: 'After training: protein and carbs together, within a few hours. A normal meal is fine.',
  night: 'Something small late in the evening is fine; what counts is the whole day.',
  sweet: 'For something sweet:',
  salty: 'For something salty with a crunch:',
  iron: 'Your body absorbs plant iron better with vitamin C: add lemon, bell pepper, or an orange.',
  fiber: 'High in fiber; drink enough with it:',
  smoothie: 'In the blender:',
  breakfast: 'For breakfast:',
  lunch: 'For lunch:',
  dinner: 'For dinner:',
  snack: 'As a snack:',
  filling: 'Protein, fiber, and volume keep you full longest.',
};

const times = new Set<IdeaUse>([
  'breakfast',
  'lunch',
  'dinner',
  'snack',
  'smoothie',
  'before',
  'after',
  'race',
  'night',
]);
/** What an idea must be when it is asked for: half spicy isn't spicy. */
const musts = new Set<IdeaUse>(['microwave', 'cold', 'spicy', 'quick', 'cheap']);
const carbs =
  /\b(?:rice|pasta|bread|toast|wrap|oats?|oatmeal|porridge|potato(?:es)?|bagel|noodles|couscous|crackers|banana|rye|pancakes)\b/;
const ofOven = /\b(?:baked|roasted)\b/;

/** Whether an idea contains a food, judging by their names. */
const uses = (name: string, food: string) =>
  food.split(/\W+/).some((word) => word.length > 2 && name.toLowerCase().includes(word.replace(/s$/, '')));

function scoreOf(idea: Idea, wish: IdeaWish, { without }: FoodCare): number {
  const weight = (use: IdeaUse) => (times.has(use) ? 3 : 2);
  const fits = wish.uses.reduce(
    (sum, use) => sum + (idea.uses.includes(use) ? weight(use) : -weight(use)),
    0,
  );
  const had = wish.having.filter((food) => uses(idea.name, food)).length;
  const isRich = wish.uses.includes('protein') ? Math.min(4, idea.proteinG / 10) : 0;
  const isSteady = without.includes('sugar')
    ? Number(idea.uses.includes('fiber')) + Number(idea.proteinG >= 10)
    : 0;
  const isLiked = wish.likes.some((word) => idea.name.toLowerCase().includes(word)) ? 3 : 0;
  return fits + Number(wish.dish !== null) * 9 + had * 4 + isRich + isLiked + (fits + had > 0 ? isSteady : 0);
}

const asksMeal = ({ uses }: IdeaWish) =>
  uses.some((use) => ['dinner', 'lunch', 'breakfast', 'after'].includes(use));

function isAllowed(idea: Idea, wish: IdeaWish, care: FoodCare): boolean {
  const { name, kcal, proteinG, uses, muchOf } = idea;
  const said = name.toLowerCase();
  const most = wish.mostKcal ?? (wish.lowCalorie ? (asksMeal(wish) ? lowKcal * 3 : lowKcal) : Infinity);
  return (
    isEaten(idea, wish.diet) &&
    !muchOf.some((each) => care.without.includes(each)) &&
    kcal <= most &&
    proteinG >= (wish.leastProteinG ?? 0) &&
    !wish.without.some((word) => said.includes(word)) &&
    !wish.shown.includes(said) &&
    (wish.dish === null || wish.dish.test(said)) &&
    !(wish.isHealthy && muchOf.some((each) => each !== 'raw')) &&
    !(wish.lowCarb && carbs.test(said)) &&
    (wish.hasOven || !ofOven.test(said)) &&
    wish.uses.every((use) => !musts.has(use) || uses.includes(use)) &&
    (!wish.uses.includes('protein') || uses.includes('protein') || proteinG >= proteinRich) &&
    (!asksMeal(wish) || kcal > lowKcal || wish.uses.includes('fiber') || said.startsWith('two'))
  );
}

/** The ideas that fit a wish best; among equals, those that come first in the table. */
export const ideasFor = (wish: IdeaWish, care: FoodCare): Idea[] =>
  ideaTable
    .filter((idea) => isAllowed(idea, wish, care))
    .map((idea) => ({ idea, score: scoreOf(idea, wish, care) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostIdeas)
    .map(({ idea }) => idea);

const lineOf = ({ name, kcal, proteinG }: Idea) =>
  `- **${capital(name)}**: about ${kcal} kcal${proteinG >= 5 ? `, ${proteinG} g protein` : ''}`;

/** 'All vegan and without gluten', from the message and the profile. */
function dietNames({ diet }: IdeaWish): string[] {
  const names = [
    ...(diet.isVegan ? ['vegan'] : diet.isVegetarian ? ['vegetarian'] : []),
    ...diet.avoids.map((what) => `without ${what}`),
  ];
  return names.length > 0 ? [`all ${joined(names)}`] : [];
}

const kinds: readonly (readonly [IdeaUse, string])[] = [
  ['quick', 'quick'],
  ['spicy', 'spicy'],
  ['microwave', 'for the microwave'],
  ['cheap', 'cheap'],
];

/** What was asked for and is kept to: 'quick, under 400 kcal, all vegan'. */
function boundsText(wish: IdeaWish): string {
  const { mostKcal, leastProteinG, uses, lowCalorie, lowCarb } = wish;
  return [
    ...kinds.flatMap(([use, name]) => (uses.includes(use) ? [name] : [])),
    ...(mostKcal === null ? [] : [`under ${mostKcal} kcal`]),
    ...(mostKcal === null && lowCalorie ? ['low-calorie'] : []),
    ...(lowCarb ? ['low-carb'] : []),
    ...(leastProteinG === null ? [] : [`with at least ${leastProteinG} g of protein`]),
    ...(leastProteinG === null && uses.includes('protein') ? ['high-protein'] : []),
    ...dietNames(wish),
  ].join(', ');
}

/** A lead with what is kept to: 'For dinner: quick, all vegan.' */
function withBounds(lead: string, wish: IdeaWish): string {
  const bounds = boundsText(wish);
  if (bounds === '') return lead;
  return lead.endsWith(':') ? `${lead} ${bounds}.` : `${lead} ${capital(bounds)}.`;
}

/** More help, depending on what a message says about time and place. */
const hints: readonly (readonly [RegExp, string])[] = [
  [
    /\bmorning\b/,
    "If it's early, half a banana or a few sips of juice are enough; have breakfast afterward.",
  ],
  [
    /\b(?:office|lunch ?box|packed|to go)\b/,
    'All of them keep until noon in a lunch box, with the dressing on the side.',
  ],
  [/\bfamily|\bkids\b|\bfor (?:2|two|4|four)\b/, 'Double what you need; leftovers make tomorrow’s lunch.'],
  [/\b(?:halal|kosher)\b/, 'Choose meat that meets your religious rules; nothing here contains pork.'],
];

const eatingOut = /\b(?:nandos|mcdonalds|maccies|kfc|subway|restaurant|takeaway|order|menu|eating out|pub)\b/;
const isFiltered = ({
  uses,
  mostKcal,
  leastProteinG,
  lowCalorie,
  lowCarb,
  having,
  without,
  shown,
  likes,
  isHealthy,
  dish,
}: IdeaWish) =>
  isHealthy ||
  dish !== null ||
  uses.length + having.length + likes.length + without.length + shown.length > 0 ||
  mostKcal !== null ||
  leastProteinG !== null ||
  lowCalorie ||
  lowCarb;

/** One idea of the last reply: what it is and how to make it. */
function oneIdea(name: string): string | null {
  const idea = ideaTable.find((each) => each.name.toLowerCase() === name);
  if (!idea) return null;
  const how = idea.how === '' ? '' : ` ${idea.how}`;
  return `**${capital(idea.name)}**: about ${idea.kcal} kcal and ${idea.proteinG} g protein in an everyday portion.${how}\n\nSay *“log it”* once you've had it.`;
}

const ofDay = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

const asksRecipe = /\brecipes?\b|\bhow (?:do|can|should|to) (?:i |you |we )?(?:make|cook|prepare)\b/;
const wordsOf = (text: string) => text.match(/[a-z]{4,}/g) ?? [];

/** The idea in the table that a recipe is asked for. */
function recipeIn(said: string, wish: IdeaWish): string | null {
  if (!asksRecipe.test(said)) return null;
  const asked = new Set(wordsOf(said));
  const shared = ({ name }: Idea) => wordsOf(name).filter((word) => asked.has(word)).length;
  const [best] = ideaTable
    .filter((idea) => idea.how !== '' && isEaten(idea, wish.diet))
    .toSorted((a, b) => shared(b) - shared(a));
  return best && shared(best) > 1 ? oneIdea(best.name.toLowerCase()) : null;
}

const noRecipe =
  "I don't have a recipe for that. Tell me what you have at home, like *“got rice, beans and peppers”*, or ask for dinner ideas: I know how to make those.";

/** A day of matching meals; a whole week is more than is planned here. */
function dayOfIdeas(wish: IdeaWish, care: FoodCare): string {
  const others = wish.uses.filter((use) => !times.has(use));
  const taken: string[] = [];
  const meals = ofDay.flatMap((meal) => {
    const one = (uses: IdeaUse[]) =>
      ideasFor({ ...wish, uses: [meal, ...uses], shown: [...wish.shown, ...taken] }, care)[0];
    const idea = one(others) ?? one([]);
    if (!idea) return [];
    taken.push(idea.name.toLowerCase());
    return [{ meal, idea }];
  });
  if (meals.length < ofDay.length)
    return "That's all I have that fits you. Name one meal and what you're in the mood for, and I'll find something.";
  const kcal = meals.reduce((sum, { idea }) => sum + idea.kcal, 0);
  const proteinG = meals.reduce((sum, { idea }) => sum + idea.proteinG, 0);
  const lines = meals.map(({ meal, idea }) => `${lineOf(idea)}, for ${meal === 'snack' ? 'a snack' : meal}`);
  return `${withBounds("I don't plan a whole week of meals, but one day at a time works.", wish)}\n\n${lines.join('\n')}\n\nThat's about ${number(kcal)} kcal and ${proteinG} g protein in all; larger portions at lunch and dinner add more. Say *“another day”* for the next one.`;
}

const isTime = (use: IdeaUse) => times.has(use);

/** The wish, with the time of day added when it asks for a meal without naming one. */
function timed(wish: IdeaWish, hour: number): IdeaWish {
  const { uses, having } = wish;
  if (uses.length === 0 && having.length > 0) return wish;
  if (uses.some((use) => isTime(use) || ['sweet', 'salty', 'iron', 'fiber', 'protein'].includes(use)))
    return wish;
  return { ...wish, uses: [...uses, mealTypeAt(hour)] };
}

/** Ideas that fit a message's wishes; null when it wishes for nothing in particular. */
export function ideaText(text: string, facts: CoachFacts): string | null {
  const { foods, spared, hour } = facts;
  const said = foodWordsOf(text);
  const care = foodCareFor(facts, said);
  if (care.hasKidneys) return kidneyText;
  const read = readIdeaWish(text, spared.diet, foods);
  const refused = read.having.filter((food) => avoidedReason(food, read.diet) !== null);
  const having = read.having.filter((food) => !refused.includes(food));
  const wish = { ...read, having, ...(care.isTender && { lowCalorie: false, mostKcal: null }) };
  const leftOut =
    refused.length > 0
      ? `${capital(avoidedReason(refused[0] ?? '', read.diet) ?? '')}, so I left out the ${joined(refused)}. `
      : '';
  const named = foods?.before ? ideaAt(text, foods.before.ideas) : null;
  const detail = named !== null && read.shown.length === 0 ? oneIdea(named) : null;
  if (detail) return detail;
  const recipe = recipeIn(said, wish);
  if (recipe) return recipe;
  const instead = substituteText(said, wish.diet);
  if (instead) return instead;
  const beside = care.notes.length > 0 ? `\n\n${care.notes.join(' ')}` : '';
  const before = foods?.before?.wishes ?? [];
  if (
    asksForMealPlan(said) ||
    (wish.shown.length > 0 && before.some((each) => asksForMealPlan(foodWordsOf(each))))
  )
    return `${dayOfIdeas(wish, care)}${beside}`;
  if (eatingOut.test(said)) return `${eatingOutText(wish.diet)}${beside}`;
  if (asksRecipe.test(said) && before.length + read.having.length === 0 && !wish.dish) return noRecipe;
  const cooks = /\b(?:make|cook|got|use up|have|left|do with)\b/.test(said);
  const [only = ''] = having.length === 1 ? having : [];
  const found = ideasFor(having.length > 0 ? wish : timed(wish, hour), care);
  const ideas = only === '' ? found : found.filter(({ name }) => uses(name, only));
  if (having.length > 1 || (only !== '' && cooks && ideas.length === 0))
    return `${leftOut}${dishOf(having, wish.diet)}${beside}`;
  if (!isFiltered(wish) && !/\bideas?\b/.test(said) && before.length + refused.length === 0) return null;
  const meant = having.length > 0 ? wish : timed(wish, hour);
  if (ideas.length === 0 && having.length > 0) return `${leftOut}${dishOf(having, wish.diet)}${beside}`;
  if (ideas.length === 0)
    return `${withBounds('Nothing in my list fits all of that:', meant)} Drop one of them and I'll find something.`;
  const lead =
    meant.uses.filter(isTime).map((use) => leads[use])[0] ??
    meant.uses.map((use) => leads[use]).find(Boolean) ??
    'How about these:';
  const hint = hints.find(([words]) => words.test(said))?.[1];
  const list = ideas.map(lineOf).join('\n');
  return `${leftOut}${withBounds(lead, meant)}\n\n${list}${hint ? `\n\n${hint}` : ''}${beside}`;
}
