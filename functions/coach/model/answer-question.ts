import { addDays, type LocalDate, mondayOf } from '../../../shared/rules/local-date';
import { tierProgress } from '../../../shared/rules/tiers';
import { activityBetween, todayOf } from '../reply/wording/figures';
import { foodsOf } from '../../nutrition/public';
import type { ModelFacts } from './model-facts';
import type { ModelMessage } from '../../ai/provider';
import type { ModelQuestion } from './reply-fields';

const daysOfMonth = 30;

const activity = (facts: ModelFacts, from: LocalDate, to: LocalDate) => ({
  from,
  to,
  ...activityBetween(facts, from, to),
});

/** Numbers a model may ask for: from the facts it may know, and no others. A name within another comes after it. */
const figures: readonly (readonly [name: string, of: (facts: ModelFacts) => unknown])[] = [
  [
    'streak',
    ({ progress }) => ({
      days: progress.currentStreak,
      longest: progress.longestStreak,
      freezes: progress.freezesHeld,
    }),
  ],
  ['points', ({ progress }) => ({ points: progress.totalPoints, ...tierProgress(progress.totalPoints) })],
  ['rank', ({ globalRank }) => globalRank],
  ['steps', ({ progress }) => ({ today: progress.stepsToday })],
  ['yesterday', (facts) => activity(facts, addDays(todayOf(facts), -1), addDays(todayOf(facts), -1))],
  [
    'last week',
    (facts) => {
      const monday = mondayOf(todayOf(facts));
      return activity(facts, addDays(monday, -7), addDays(monday, -1));
    },
  ],
  ['week', (facts) => activity(facts, mondayOf(todayOf(facts)), todayOf(facts))],
  ['month', (facts) => activity(facts, addDays(todayOf(facts), 1 - daysOfMonth), todayOf(facts))],
  [
    'weight',
    ({ profile }) => profile && { weightKg: profile.weightKg, targetWeightKg: profile.targetWeightKg },
  ],
  ['height', ({ profile }) => profile && { heightCm: profile.heightCm }],
  ['meals', ({ nutrition }) => nutrition],
  [
    'workouts',
    ({ progress }) => ({
      workouts: progress.workoutsCompleted,
      minutes: progress.workoutTimeMinutes,
      caloriesKcal: progress.caloriesLost,
    }),
  ],
];

/** As they are named in the data for the model. */
export const figureNames: readonly string[] = figures.map(([name]) => name);

const mostFoods = 5;

async function foodsIn(text: string): Promise<unknown> {
  const { items } = await foodsOf(text);
  if (items.length === 0) return null;
  return items
    .slice(0, mostFoods)
    .map(({ food, grams, nutrients }) => ({ food: food.name, grams, nutrients }));
}

/** The answer to what a model asks before it answers the person; null when the app doesn't know. */
async function answerTo({ kind, text }: ModelQuestion, facts: ModelFacts): Promise<unknown> {
  if (kind === 'food') return foodsIn(text);
  const asked = text.toLowerCase().replaceAll('_', ' ');
  return figures.find(([name]) => asked.includes(name))?.[1](facts) ?? null;
}

/** The next messages for a model that asked: its question, and our answer as data. */
export async function questionAnswered(question: ModelQuestion, facts: ModelFacts): Promise<ModelMessage[]> {
  const answer = (await answerTo(question, facts)) ?? 'unknown to the app';
  return [
    { role: 'assistant', content: JSON.stringify({ question }) },
    { role: 'user', content: JSON.stringify({ answerOfTheApp: answer }) },
  ];
}
