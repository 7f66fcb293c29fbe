import { optionLabels, type BodyType, type GoalType } from '../../../shared/rules/questionnaire/options';
import { burnedText } from '../../../shared/rules/kcal-text';
import { grouped } from '../../../shared/rules/number-text';

const aheadMessages = [
  "You don't have to feel ready. Five minutes in, you will.",
  'Small and today beats perfect and someday.',
  "Start slow, finish proud. I'll count for you.",
];
const anyDayMessages = ["You set the pace. I'll do the counting.", "However today goes, I'm in your corner."];

/** Shown on the dashboard when no message was written for today. */
export const motivationalMessages: readonly string[] = [...aheadMessages, ...anyDayMessages];

/** Those that are true: only some while a session lies ahead today. */
export const messagesFor = (isAhead: boolean): readonly string[] =>
  isAhead ? motivationalMessages : anyDayMessages;

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
}

function activityText({ workoutsCompleted, caloriesLost, stepsToday }: SummaryFacts): string {
  const steps = counted(stepsToday, 'step');
  if (workoutsCompleted === 0 && caloriesLost === 0)
    return `Your first workout is waiting. ${steps} so far today.`;
  return `${counted(workoutsCompleted, 'workout')} and ${burnedText(caloriesLost)} so far, plus ${steps} today.`;
}

function quoted(note: string): string {
  const text = note.trim().replaceAll(/\s+/g, ' ');
  return text.length <= longestQuote ? `“${text}”` : `“${text.slice(0, longestQuote).trimEnd()}…”`;
}

/** Their answers as they chose them: quoted, never put in other words. */
function personText({ age, bodyType, goalType }: SummaryFacts): string {
  const told = [
    age === null ? '' : `${age} years old`,
    bodyType === null ? '' : `build ${quoted(optionLabels[bodyType])}`,
    goalType === null ? '' : `goal ${quoted(optionLabels[goalType])}`,
  ].filter(Boolean);
  return told.length === 0 ? '' : `You told me: ${told.join(', ')}.`;
}

function healthText({ bodyPains, workLifeEffects }: SummaryFacts): string {
  const parts = [
    bodyPains === null ? '' : `what hurts (${quoted(bodyPains)})`,
    workLifeEffects === null ? '' : `your daily life (${quoted(workLifeEffects)})`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `I'm keeping in mind ${parts.join(' and ')}.`;
}

/** The dashboard's summary: what was done, then what the person told of themselves, which they can hide. */
export function summarySentences(facts: SummaryFacts): { done: string; told: string } {
  const told = [personText(facts), healthText(facts)].filter(Boolean).join(' ');
  return { done: activityText(facts), told };
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
