import { joined } from '../../shared/rules/joined';
import { daysBetween, type LocalDate, weekdayName } from '../../shared/rules/local-date';
import { isInMaternityCare } from '../../shared/rules/training/conditions';
import type { PastTraining } from './planner/history';
import { countText } from './planner/words';
import type { DayPlan } from './day-plans';
import type { PlanBasis } from './plan-basis';

const gapDays = 8;
const spoken = (name: string) => name.toLowerCase();

type Names = Record<'from' | 'to', string>;

const swapTexts: Record<PastTraining['swaps'][number]['why'], (names: Names) => string> = {
  too_hard: ({ from, to }) => `Last time ${from} felt too hard, so you switched to ${to}.`,
  too_easy: ({ from, to }) => `Last time ${from} felt too easy, so you switched to ${to}.`,
  other: ({ from, to }) => `Last time you swapped ${from} for ${to}.`,
  hurts: ({ from, to }) => `Last time something hurt, so you switched from ${from} to ${to}.`,
};

/** The last swap; null if there was none, or a reason of the session tells of it. */
function swapText(
  { swaps }: PastTraining,
  plan: DayPlan | null,
  nameOf: (id: string) => string,
): string | null {
  // From an exercise to itself, it was only rated.
  const swap = swaps.findLast(({ from, to }) => from !== to);
  if (!swap) return null;
  const names = { from: spoken(nameOf(swap.from)), to: spoken(nameOf(swap.to)) };
  const told = plan?.session.reasons.map(spoken) ?? [];
  if (told.some((reason) => reason.includes(names.from) || reason.includes(names.to))) return null;
  const planned = new Set(plan?.session.exercises.map(({ exerciseId }) => exerciseId));
  const isKept = planned.has(swap.to) && !planned.has(swap.from);
  return isKept ? `${swapTexts[swap.why](names)} We'll stick with that.` : swapTexts[swap.why](names);
}

/** Distinct exercises, each counted once however many sets it had. */
const idsOf = (moves: PastTraining['exercises']) => [...new Set(moves.map(({ exerciseId }) => exerciseId))];

function finishedText({ exercises }: PastTraining, nameOf: (id: string) => string): string {
  const finished = idsOf(exercises.filter((move) => move.finished));
  if (finished.length <= 2) return `you finished ${joined(finished.map((id) => spoken(nameOf(id))))}`;
  const isAll = exercises.every((move) => move.finished);
  return `you finished ${isAll ? 'all ' : ''}${countText(finished.length, 'exercise')}`;
}

function whenText(date: LocalDate, days: number): string {
  if (days === 0) return 'Earlier today';
  if (days === 1) return 'Yesterday';
  return days === 7 ? 'A week ago' : `On ${weekdayName(date)}`;
}

/** Shown when nothing is planned. */
export const noPlanText = "I have no session for you right now. Pick a workout you like, and I'll count.";

/** Shown while a danger pauses training. */
export const waitingText =
  "No training for now: you told me about something that needs attention first. When it's taken care of, tell me in the chat or on your profile.";

const careText =
  'Our first one together, calm and kind to your body. Show it to your doctor or midwife before you begin.';

/**
 * What Ana remembers, in one or two short sentences: only what was done. What follows from it, and how hard, is said by
 * the reasons of the session, so the two can't contradict each other.
 */
export function sessionGreeting({ input }: Pick<PlanBasis, 'input'>, plan: DayPlan | null): string {
  const { history, library, date, person } = input;
  const last = history.at(-1);
  if (!last && isInMaternityCare(person)) return careText;
  if (!last) return "Our first one together. I'll learn as we go.";
  const days = daysBetween(last.date, date);
  if (days >= gapDays) return 'Good to have you back.';
  const names = new Map(library.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const swapped = swapText(last, plan, nameOf);
  return swapped ?? `${whenText(last.date, days)} ${finishedText(last, nameOf)}.`;
}
