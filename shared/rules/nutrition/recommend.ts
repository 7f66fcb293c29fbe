import { grouped } from '../number-text';
import type { NutritionGoals } from './goals';
import type { Nutrients } from './nutrients';

/** Shown with every recommendation. */
export const recommendationDisclaimer =
  "General information, not medical or dietary advice. If you're ill or pregnant, or have an allergy, ask a doctor or dietitian.";

export const recommendationTypes = ['protein', 'fibre', 'energy', 'water', 'training', 'on_track'] as const;
type RecommendationType = (typeof recommendationTypes)[number];

/** A suggestion for what to do next. */
export interface Recommendation {
  type: RecommendationType;
  message: string;
  suggestedFoods: string[];
  suggestedActivities: string[];
}

/** A day so far, at `hour` (0 to 23) of the person's own day. */
export interface DaySoFar {
  hour: number;
  mealsLogged: number;
  totals: Nutrients;
  goals: NutritionGoals;
  fibreTargetG: number;
  waterMillilitres: number;
  waterTargetMillilitres: number;
  /** The session that is planned for today; null on a day of rest. */
  training: { title: string; minutes: number; isDone: boolean } | null;
  /** From the person's notes. */
  diet: Diet;
}

export interface Diet {
  isVegetarian: boolean;
  isVegan: boolean;
  /** Foods the notes call an allergy or intolerance. */
  avoids: readonly Avoidable[];
}

export type Avoidable = 'nuts' | 'milk' | 'egg' | 'fish' | 'gluten' | 'soy';

export interface Suggestion {
  name: string;
  /** 'meat' and 'fish' are left out for vegetarians, 'milk' and 'egg' for vegans, each for people who avoid it. */
  holds: readonly (Avoidable | 'meat')[];
}

const proteinFoods: readonly Suggestion[] = [
  { name: 'Chicken breast', holds: ['meat'] },
  { name: 'Greek yogurt', holds: ['milk'] },
  { name: 'Boiled egg', holds: ['egg'] },
  { name: 'Tuna', holds: ['fish'] },
  { name: 'Cottage cheese', holds: ['milk'] },
  { name: 'Tofu', holds: ['soy'] },
  { name: 'Lentils', holds: [] },
  { name: 'Chickpeas', holds: [] },
];
const fibreFoods: readonly Suggestion[] = [
  { name: 'Raspberries', holds: [] },
  { name: 'Lentils', holds: [] },
  { name: 'Whole wheat bread', holds: ['gluten'] },
  { name: 'Broccoli', holds: [] },
  { name: 'Chia seeds', holds: [] },
  { name: 'Pear', holds: [] },
];
const lightFoods: readonly Suggestion[] = [
  { name: 'Salad', holds: [] },
  { name: 'Soup', holds: [] },
  { name: 'Mixed vegetables', holds: [] },
  { name: 'Fruit salad', holds: [] },
];
const fillingFoods: readonly Suggestion[] = [
  { name: 'Brown rice', holds: [] },
  { name: 'Sweet potato', holds: [] },
  { name: 'Almonds', holds: ['nuts'] },
  { name: 'Banana', holds: [] },
];

const lightBefore: readonly Suggestion[] = [
  { name: 'Banana', holds: [] },
  { name: 'Toast', holds: ['gluten'] },
  { name: 'Rice cake', holds: [] },
];

const mostFoods = 3;
const mostRecommendations = 3;

/** Whether someone on this diet eats it. */
export function isEaten(
  { holds }: Pick<Suggestion, 'holds'>,
  { isVegetarian, isVegan, avoids }: Diet,
): boolean {
  const refused: readonly string[] = [
    ...avoids,
    ...(isVegetarian || isVegan ? ['meat', 'fish'] : []),
    ...(isVegan ? ['milk', 'egg'] : []),
  ];
  return !holds.some((held) => refused.includes(held));
}

/** High-protein foods someone on this diet eats. */
export const proteinIdeas = (diet: Diet): string[] =>
  proteinFoods.filter((food) => isEaten(food, diet)).map(({ name }) => name);

const namesOf = (foods: readonly Suggestion[], diet: Diet) =>
  foods
    .filter((food) => isEaten(food, diet))
    .slice(0, mostFoods)
    .map(({ name }) => name);

const waking = { from: 7, to: 22 };
/** Share of the day's food that could have been eaten by now, 0 to 1. */
const shareOfDay = (hour: number) =>
  Math.min(1, Math.max(0, (hour - waking.from) / (waking.to - waking.from)));

const behindShare = 0.2;
/** From this hour on, no one is told to eat more. */
const lateHour = 21;

function proteinAdvice({ totals, goals, hour, diet }: DaySoFar): Recommendation[] {
  const left = Math.round(goals.targetProteinG - totals.proteinG);
  if (left < goals.targetProteinG * Math.max(behindShare, 1 - shareOfDay(hour) + behindShare)) return [];
  const message = `${left} g of protein to go today. Some with your next meal keeps you full and helps your muscles recover.`;
  return [{ type: 'protein', message, suggestedFoods: namesOf(proteinFoods, diet), suggestedActivities: [] }];
}

function energyAdvice({ totals, goals, hour, diet }: DaySoFar): Recommendation[] {
  const left = goals.targetCaloriesKcal - totals.caloriesKcal;
  if (left < 0) {
    const message = `You're ${grouped(-left)} kcal over today's target. One day decides nothing: eat when you're hungry and go on as planned tomorrow.`;
    const suggestedActivities = ['A walk after your meal'];
    return [{ type: 'energy', message, suggestedFoods: namesOf(lightFoods, diet), suggestedActivities }];
  }
  if (hour < 17 || hour >= lateHour || left < goals.targetCaloriesKcal / 2) return [];
  const message = `You've eaten less than half of today's target so far, with ${grouped(left)} kcal to go. A proper meal is a good idea.`;
  return [{ type: 'energy', message, suggestedFoods: namesOf(fillingFoods, diet), suggestedActivities: [] }];
}

function fibreAdvice({ totals, fibreTargetG, hour, diet }: DaySoFar): Recommendation[] {
  const left = Math.round(fibreTargetG - totals.fibreG);
  if (hour < 12 || left < fibreTargetG / 2) return [];
  const message = `${left} g of fiber to go. Vegetables, beans, fruit, and whole grains will get you there.`;
  return [{ type: 'fibre', message, suggestedFoods: namesOf(fibreFoods, diet), suggestedActivities: [] }];
}

function waterAdvice({ waterMillilitres, waterTargetMillilitres, hour }: DaySoFar): Recommendation[] {
  const due = waterTargetMillilitres * shareOfDay(hour);
  if (hour < 12 || waterMillilitres > due / 2) return [];
  const message = `${waterMillilitres} ml of water so far. A glass now and one with each meal will do it.`;
  return [{ type: 'water', message, suggestedFoods: ['Water'], suggestedActivities: [] }];
}

const lastHourToTrain = 20;

function trainingAdvice({ training, hour, diet }: DaySoFar): Recommendation[] {
  if (!training || (!training.isDone && hour > lastHourToTrain)) return [];
  if (training.isDone) {
    const message =
      'You trained today. A regular meal with some protein within a few hours is all you need to recover.';
    return [
      { type: 'training', message, suggestedFoods: namesOf(proteinFoods, diet), suggestedActivities: [] },
    ];
  }
  const { title, minutes } = training;
  const message = `Planned for today: ${title}, ${minutes} minutes. Something light an hour or two before is enough.`;
  return [
    { type: 'training', message, suggestedFoods: namesOf(lightBefore, diet), suggestedActivities: [title] },
  ];
}

/** Says what is over its target, so that a full bar beside it is no riddle. */
function onTrack({ totals, goals }: DaySoFar): Recommendation {
  const over = [
    ...(Math.round(totals.carbsG) > goals.targetCarbsG ? ['carbs'] : []),
    ...(Math.round(totals.fatsG) > goals.targetFatsG ? ['fat'] : []),
  ];
  const message =
    over.length > 0
      ? `You're over today's target for ${over.join(' and ')}, and your calories still fit. Calories count most, so there's no need to change anything.`
      : "Today's food fits your targets so far. No need to change anything.";
  const suggestedActivities = ['A walk or a short stretch, if you feel like it'];
  return { type: 'on_track', message, suggestedFoods: [], suggestedActivities };
}

/** At most three, most important first; none before anything was logged. Equal days give equal answers. */
export function recommend(day: DaySoFar): Recommendation[] {
  if (day.mealsLogged === 0) return [];
  const missing = [...energyAdvice(day), ...proteinAdvice(day), ...fibreAdvice(day), ...waterAdvice(day)];
  const all = [
    ...(missing.length === 0 ? [onTrack(day)] : missing.slice(0, 2)),
    ...trainingAdvice(day),
    ...missing.slice(2),
  ];
  return all.slice(0, mostRecommendations);
}
