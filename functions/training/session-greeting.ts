import { daysBetween } from '../../shared/rules/local-date';
import { isInMaternityCare } from '../../shared/rules/training/conditions';
import type { PastTraining } from './planner/history';
import { capitalized, countText } from './planner/words';
import type { DayPlan } from './day-plans';
import type { PlanBasis } from './plan-basis';

const gapDays = 8;
type NameOf = (exerciseId: string) => string;
/** When the session comes: today, or next time after a rest day or a finished workout. */
type When = 'today' | 'next time';

const spoken = (name: string) => name.toLowerCase();

function stopText(
  { exercises, stoppedAt }: PastTraining,
  plan: DayPlan | null,
  nameOf: NameOf,
  when: When,
): string | null {
  const stopped = exercises[stoppedAt ?? -1];
  if (!stopped) return null;
  const done = exercises.filter(({ finished }) => finished).length;
  const more = (plan?.session.exercises.length ?? 0) - done;
  const next = more > 0 ? `Let's do ${countText(more, 'more exercise')}` : 'Go as far as feels right';
  return `Last time you stopped at ${spoken(nameOf(stopped.exerciseId))}. ${next} ${when}.`;
}

type Names = Record<'from' | 'to', string>;

const swapTexts: Record<PastTraining['swaps'][number]['why'], (names: Names) => string> = {
  too_hard: ({ from, to }) => `Last time ${from} felt too hard, so you did ${to}.`,
  too_easy: ({ from, to }) => `Last time ${from} felt too easy, so you did ${to}.`,
  other: ({ from, to }) => `Last time you swapped ${from} for ${to}.`,
  hurts: ({ from, to }) => `Last time something hurt, so you did ${to} instead of ${from}.`,
};

function swapText({ swaps }: PastTraining, plan: DayPlan | null, nameOf: NameOf, when: When): string | null {
  const swap = swaps.at(-1);
  if (!swap) return null;
  const isBack = plan?.session.exercises.some(({ exerciseId }) => exerciseId === swap.to);
  const text = swapTexts[swap.why]({ from: spoken(nameOf(swap.from)), to: spoken(nameOf(swap.to)) });
  return isBack ? `${text} We'll stick with that ${when}.` : text;
}

const effortTexts = {
  too_hard: 'is gentler',
  too_easy: 'asks a little more',
} as const;

/** Shown when nothing is planned. */
export const noPlanText = "I have no session for you right now. Pick a workout you like, and I'll count.";

/** Shown while a danger pauses training. */
export const waitingText =
  "No training for now: you told me about something that needs attention first. When it's taken care of, tell me in the chat or on your profile.";

const careText =
  'Our first one together, calm and kind to your body. Show it to your doctor or midwife before you begin.';

/** What Ana remembers, in one or two short sentences. */
export function sessionGreeting(
  { input }: Pick<PlanBasis, 'input'>,
  plan: DayPlan | null,
  when: When,
): string {
  const { history, library, date, person } = input;
  const last = history.at(-1);
  if (!last && isInMaternityCare(person)) return careText;
  if (!last) return "Our first one together. We'll start gently, and I'll learn as we go.";
  const days = daysBetween(last.date, date);
  if (days >= gapDays) return `Good to have you back. It's been ${days} days, so we'll ease in.`;
  const names = new Map(library.map(({ id, name }) => [id, name]));
  const nameOf: NameOf = (id) => names.get(id) ?? id;
  const swapped = swapText(last, plan, nameOf, when);
  if (swapped) return swapped;
  if (last.effort === 'too_hard' || last.effort === 'too_easy') {
    const next = when === 'today' ? 'today' : 'the next one';
    return `Last time felt ${last.effort.replace('_', ' ')}, so ${next} ${effortTexts[last.effort]}.`;
  }
  const stopped = stopText(last, plan, nameOf, when);
  if (stopped) return stopped;
  const ago =
    days === 0 ? 'Earlier today' : days === 1 ? 'Yesterday' : `${capitalized(countText(days, 'day'))} ago`;
  const done = last.exercises.filter(({ finished }) => finished).length;
  return `${ago} you finished ${countText(done, 'exercise')}. We'll build on that.`;
}
