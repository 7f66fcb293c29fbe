import type { BodyType, GoalType } from '../../../shared/rules/questionnaire/options';
import { burnedText } from '../../../shared/rules/kcal-text';
import { grouped } from '../../../shared/rules/number-text';

/** Shown on the dashboard when no message was written for today. */
export const motivationalMessages = [
  "You don't have to feel ready. Five minutes in, you will.",
  'Small and today beats perfect and someday.',
  "Yesterday was practice. Today counts, and I'm here for it.",
  'Your body remembers every time you showed up.',
  "Start slow, finish proud. I'll count for you.",
] as const;

const bodyTexts: Readonly<Record<BodyType, string>> = {
  slim: 'with a slim build',
  mid_size: 'with a mid-size build',
  plus_sized: 'with a plus-sized build',
  plump: 'with a fuller build',
};
const goalTexts: Readonly<Record<GoalType, string>> = {
  lose_weight: 'lose weight',
  get_stronger: 'get stronger',
  tone_up: 'tone up',
};
const longestQuote = 80;

const count = (value: number) => grouped(Math.round(value));
const counted = (value: number, one: string) => `${count(value)} ${value === 1 ? one : `${one}s`}`;

export interface SummaryFacts {
  age: number | null;
  bodyType: BodyType | null;
  goalType: GoalType | null;
  workoutsCompleted: number;
  caloriesLost: number;
  stepsToday: number;
  bodyPains: string | null;
  workLifeEffects: string | null;
  /** Whether the person lets health notes be shown. */
  showHealthNotes: boolean;
}

function personText({ age, bodyType, goalType }: SummaryFacts): string {
  const traits = [age === null ? '' : `${age}`, bodyType === null ? '' : bodyTexts[bodyType]]
    .filter(Boolean)
    .join(' ');
  const goal = goalType === null ? '' : `here to ${goalTexts[goalType]}`;
  const whole = [traits, goal].filter(Boolean).join(' and ');
  return whole === '' ? '' : `You're ${whole}.`;
}

function activityText({ workoutsCompleted, caloriesLost, stepsToday }: SummaryFacts): string {
  const steps = counted(stepsToday, 'step');
  if (workoutsCompleted === 0 && caloriesLost === 0)
    return `Your first workout is waiting. ${steps} so far today.`;
  return `${counted(workoutsCompleted, 'workout')} and ${burnedText(caloriesLost)} so far, plus ${steps} today.`;
}

function quoted(note: string): string {
  const text = note.trim().replaceAll(/\s+/g, ' ');
  return text.length <= longestQuote ? `"${text}"` : `"${text.slice(0, longestQuote).trimEnd()}…"`;
}

function healthText({ bodyPains, workLifeEffects, showHealthNotes }: SummaryFacts): string {
  if (!showHealthNotes) return '';
  const parts = [
    bodyPains === null ? '' : `what hurts (${quoted(bodyPains)})`,
    workLifeEffects === null ? '' : `your daily life (${quoted(workLifeEffects)})`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `I'm keeping in mind ${parts.join(' and ')}.`;
}

/** The dashboard's summary: the person, what they did so far and, if allowed, what plans keep in mind. */
export function summarySentence(facts: SummaryFacts): string {
  return [personText(facts), activityText(facts), healthText(facts)].filter(Boolean).join(' ');
}

export interface Achievements {
  workoutsCompleted: number;
  currentStreak: number;
  /** Global rank, null while unranked. */
  rank: number | null;
  totalPoints: number;
  caloriesLost: number;
}

/** One sentence per threshold reached: 3 workouts, a streak of 3, rank 10 or better, 100 points, 500 kcal. */
export function encouragements(achieved: Achievements): string[] {
  const { workoutsCompleted, currentStreak, rank, totalPoints, caloriesLost } = achieved;
  const sentences: [boolean, string][] = [
    [workoutsCompleted >= 3, `${count(workoutsCompleted)} workouts: that's how habits start.`],
    [currentStreak >= 3, `${count(currentStreak)} days in a row. Keep it rolling!`],
    [rank !== null && rank <= 10, `You're number ${rank} on the global leaderboard.`],
    [totalPoints >= 100, `${count(totalPoints)} points, all of them earned.`],
    [caloriesLost >= 500, `About ${count(caloriesLost)} kcal burned so far. Your heart noticed.`],
  ];
  return sentences.filter(([reached]) => reached).map(([, sentence]) => sentence);
}
