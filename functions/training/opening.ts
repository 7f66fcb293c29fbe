import { daysBetween } from '../../shared/domain/local-date';
import type { PastTraining } from '../../shared/domain/training/history';
import type { DayPlan } from './day-plans';
import type { PlanBasis } from './plan-basis';

const gapDays = 8;
const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

type NameOf = (exerciseId: string) => string;

const spoken = (name: string) => name.toLowerCase();

function stopText(
  { exercises, stoppedAt }: PastTraining,
  plan: DayPlan | null,
  nameOf: NameOf,
): string | null {
  const stopped = exercises[stoppedAt ?? -1];
  if (!stopped) return null;
  const done = exercises.filter(({ finished }) => finished).length;
  const more = (plan?.session.exercises.length ?? 0) - done;
  const next = more > 0 ? ` ${count(more, 'move')} more today.` : ' As far as feels right today.';
  return `Last time you stopped at ${spoken(nameOf(stopped.exerciseId))}.${next}`;
}

function swapText({ swaps }: PastTraining, plan: DayPlan | null, nameOf: NameOf): string | null {
  const swap = swaps.at(-1);
  if (!swap) return null;
  const isBack = plan?.session.exercises.some(({ exerciseId }) => exerciseId === swap.to);
  const was = swap.why === 'too_hard' ? 'too hard' : 'too easy';
  const text = `Last time ${spoken(nameOf(swap.from))} felt ${was}, and you took ${spoken(nameOf(swap.to))}.`;
  return isBack ? `${text} So do we today.` : text;
}

const effortTexts = {
  too_hard: 'Last time felt too hard. Today is kinder.',
  too_easy: 'Last time felt too easy. Today asks for a little more.',
} as const;

/** What Ana remembers, one or two short sentences in her voice. */
export function openingOf({ input }: Pick<PlanBasis, 'input'>, plan: DayPlan | null): string {
  const { history, library, date } = input;
  const last = history.at(-1);
  if (!last) return 'Our first one together. We start gently, and I learn from there.';
  const days = daysBetween(last.date, date);
  if (days >= gapDays) return `It has been ${days} days. Good to have you back: we begin softly.`;
  const names = new Map(library.map(({ id, name }) => [id, name]));
  const nameOf: NameOf = (id) => names.get(id) ?? id;
  const swapped = swapText(last, plan, nameOf);
  if (swapped) return swapped;
  if (last.effort === 'too_hard' || last.effort === 'too_easy') return effortTexts[last.effort];
  const stopped = stopText(last, plan, nameOf);
  if (stopped) return stopped;
  const when = days === 0 ? 'Earlier today' : days === 1 ? 'Yesterday' : `${days} days ago`;
  const done = last.exercises.filter(({ finished }) => finished).length;
  return `${when} you finished ${count(done, 'move')}. We build on that.`;
}
