import { isEaten } from '../../../../shared/domain/nutrition/recommend';
import type { CoachFacts } from '../../coach-facts';
import { foodWordsOf } from '../../understanding/food-words';
import { joined } from '../wording/count';
import { ideaTable, type Idea, type IdeaUse } from './idea-table';
import { readIdeaWish, type IdeaWish } from './read-idea';

const mostIdeas = 3;
const lowKcal = 120;
const proteinRich = 10;

/** What is true of a time or a wish, before the examples. */
const leads: Readonly<Partial<Record<IdeaUse, string>>> = {
  race: 'For a race: carbs you know, two to three hours before, little fat and fiber, and nothing new on the day.',
  before:
    'Before training: light carbs an hour or two earlier, little fat. First thing in the morning a few bites are enough.',
  after: 'After training: protein and carbs together, within a few hours. A normal meal does it.',
  night: 'Late in the evening something small is fine; what counts is the whole day.',
  sweet: 'For something sweet:',
  salty: 'For something salty with a crunch:',
  iron: 'Iron from plants gets in better with vitamin C: lemon, pepper or an orange beside it.',
  fiber: 'Rich in fiber, with enough to drink:',
  filling: 'Protein, fiber and volume keep you full longest.',
  cheap: 'Good food need not cost much:',
  smoothie: 'In the blender:',
  breakfast: 'For breakfast:',
  lunch: 'For lunch:',
  dinner: 'For dinner:',
  snack: 'As a snack:',
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

function scoreOf(idea: Idea, wish: IdeaWish): number {
  const weight = (use: IdeaUse) => (times.has(use) ? 3 : 2);
  const fits = wish.uses.reduce(
    (sum, use) => sum + (idea.uses.includes(use) ? weight(use) : -weight(use)),
    0,
  );
  const had = wish.having.filter((food) =>
    food
      .split(/\W+/)
      .some((word) => word.length > 3 && idea.name.toLowerCase().includes(word.replace(/s$/, ''))),
  ).length;
  const isRich = wish.uses.includes('protein') ? Math.min(4, idea.proteinG / 10) : 0;
  return fits + had * 4 + isRich;
}

/** The ideas that fit a wish best; those of the table that are first among equals. */
export function ideasFor(wish: IdeaWish): Idea[] {
  const { mostKcal, leastProteinG, without, diet, lowCalorie } = wish;
  const most = mostKcal ?? (lowCalorie ? lowKcal : Infinity);
  const asksMeal = ['dinner', 'lunch', 'breakfast', 'after'].some((use) =>
    wish.uses.includes(use as IdeaUse),
  );
  return ideaTable
    .filter((idea) => isEaten(idea, diet))
    .filter(({ kcal, proteinG }) => kcal <= most && proteinG >= (leastProteinG ?? 0))
    .filter(({ name }) => !without.some((word) => name.toLowerCase().includes(word)))
    .filter(
      ({ uses, proteinG }) =>
        !wish.uses.includes('protein') || uses.includes('protein') || proteinG >= proteinRich,
    )
    .filter(
      ({ name, kcal }) =>
        !asksMeal || kcal > lowKcal || wish.uses.includes('fiber') || name.startsWith('two'),
    )
    .map((idea) => ({ idea, score: scoreOf(idea, wish) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostIdeas)
    .map(({ idea }) => idea);
}

const lineOf = ({ name, kcal, proteinG }: Idea) =>
  `- **${name.charAt(0).toUpperCase()}${name.slice(1)}**: about ${kcal} kcal${proteinG >= 5 ? `, ${proteinG} g protein` : ''}`;

/** 'Vegan and gluten free', of what the message and the profile say. */
function dietText({ diet }: IdeaWish): string {
  const names = [
    ...(diet.isVegan ? ['vegan'] : diet.isVegetarian ? ['vegetarian'] : []),
    ...diet.avoids.map((what) => (what === 'milk' ? 'without milk' : `without ${what}`)),
  ];
  return names.length > 0 ? ` All ${joined(names)}.` : '';
}

function boundsText({ mostKcal, leastProteinG, uses, lowCalorie }: IdeaWish): string {
  const bounds = [
    ...(mostKcal === null ? [] : [`under ${mostKcal} kcal`]),
    ...(mostKcal === null && lowCalorie ? ['low in calories'] : []),
    ...(leastProteinG === null ? [] : [`with ${leastProteinG} g of protein or more`]),
    ...(leastProteinG === null && uses.includes('protein') ? ['rich in protein'] : []),
  ];
  return bounds.length > 0 ? ` ${joined(bounds).replace(/^./, (first) => first.toUpperCase())}.` : '';
}

/** What else helps, by what a message says of time and place. */
const hints: readonly (readonly [RegExp, string])[] = [
  [
    /\bmorning\b/,
    'If it is early, half a banana or a few sips of juice are enough, and breakfast comes after.',
  ],
  [/\b(?:office|lunch ?box|packed|to go)\b/, 'In a box with the dressing apart all of them keep until noon.'],
  [/\bquick\b/, 'Each takes five to fifteen minutes.'],
  [/\bfamily|\bkids\b|\bfor (?:2|two|4|four)\b/, 'Double what you need; leftovers make tomorrow’s lunch.'],
];

const eatingOut = /\b(?:nandos|mcdonalds|maccies|kfc|subway|restaurant|takeaway|order|menu|eating out|pub)\b/;
const outText =
  'Eating out: **something grilled** (chicken, fish, a bean or tofu dish), **salad, corn or vegetables** beside it, the sauce apart, and fries or bread as the one extra you really want. That is a fine meal anywhere.';

/** A dish of what somebody has at hand; null where none is plain. */
function fromWhatIsThere({ having, diet }: IdeaWish, count: number): string | null {
  if (having.length < 2 && count < 2) return null;
  const has = (word: string) => having.some((food) => food.includes(word));
  const what = joined([...new Set(having)]);
  if (has('egg') && !diet.isVegan && !diet.avoids.includes('egg'))
    return `With ${what}: **an omelette or frittata**. Soften the vegetables, pour the eggs over, cheese on top; ten minutes. Bread or a potato beside it makes it a meal.`;
  if (has('chickpea') || has('bean') || has('lentil'))
    return `With ${what}: **a quick curry**. Fry onion, garlic and spices, add tomatoes and the pulses, the greens at the end; fifteen minutes, with rice or bread. Or **a warm salad** with lemon and cumin.`;
  if (has('rice'))
    return `With ${what}: **a one-pan rice dish**. Brown it with onion and paprika, add vegetables and rice, stock, twenty minutes under a lid. **A stir-fry** with soy sauce is the quicker one.`;
  if (has('pasta') || has('spaghetti') || has('noodle'))
    return `With ${what}: toss them with garlic, olive oil and a vegetable; a handful of beans, cheese or fish gives the protein.`;
  return `With ${what}: **a tray bake** (all of it in pieces, oil, salt, 25 minutes hot) or **a bowl** over rice, potatoes or salad, with something for protein.`;
}

/** Ideas that fit what a message wishes; null where it wishes nothing in particular. */
export function ideaText(text: string, { foods, spared }: CoachFacts): string | null {
  const said = foodWordsOf(text);
  const names = (foods?.items ?? []).map(({ food }) => food.name);
  const read = readIdeaWish(text, spared.diet, names);
  // Whoever has had a hard time with food is offered food, not less of it.
  const isTender = spared.facts.some(({ what }) => what === 'eating-disorder');
  const wish = isTender ? { ...read, lowCalorie: false, mostKcal: null } : read;
  if (eatingOut.test(said)) return `${outText}${dietText(wish)}`;
  const cooked = /\b(?:make|cook|got|do|dinner|lunch|with)\b/.test(said)
    ? fromWhatIsThere(wish, names.length)
    : null;
  if (cooked && wish.having.length > 0) return cooked;
  const isNone = wish.uses.length === 0 && wish.mostKcal === null && wish.leastProteinG === null;
  if (isNone && !wish.lowCalorie) return null;
  const meant = wish.uses.length > 0 ? wish : { ...wish, uses: ['snack' as const] };
  const ideas = ideasFor(meant);
  const lead = meant.uses.map((use) => leads[use]).find((each) => each !== undefined) ?? 'Good sources:';
  if (ideas.length === 0)
    return `Nothing in my list fits all of that.${dietText(wish)}${boundsText(wish)} Loosen one of them and I'll find you something.`;
  const hint = hints.find(([words]) => words.test(said))?.[1];
  return `${lead}${boundsText(wish)}${dietText(wish)}\n\n${ideas.map(lineOf).join('\n')}${hint ? `\n\n${hint}` : ''}`;
}
