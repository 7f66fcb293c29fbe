import { joined } from '../../../shared/rules/joined';
import type { PlannedSession, SessionChange } from '../../../shared/rules/training/session';
import type { Library } from './difficulty';
import { areaText, numberText } from './words';

/** Smaller differences come from swapping exercises and are not worth mentioning. */
const toldFromMinutes = 3;

export const idsOf = ({ exercises }: Pick<PlannedSession, 'exercises'>) => [
  ...new Set(exercises.map(({ exerciseId }) => exerciseId)),
];

/** Names inside a sentence; beyond two they are counted. */
function namesOf(ids: readonly string[], library: Library): string {
  const names = ids.map((id) => (library.get(id)?.name ?? id.replaceAll('-', ' ')).toLowerCase());
  return joined(names.length > 2 ? [...names.slice(0, 2), `${numberText(names.length - 2)} more`] : names);
}

/** What was swapped; null when the exercises are the same. */
function exchangeText(before: PlannedSession, after: PlannedSession, library: Library): string | null {
  const [old, now] = [idsOf(before), idsOf(after)];
  const come = now.filter((id) => !old.includes(id));
  const gone = old.filter((id) => !now.includes(id));
  if (come.length === 0) return gone.length === 0 ? null : `without ${namesOf(gone, library)}`;
  return gone.length === 0
    ? `with ${namesOf(come, library)}`
    : `${namesOf(come, library)} instead of ${namesOf(gone, library)}`;
}

const areasOf = ({ focus }: PlannedSession) => joined(focus.map(areaText));

function focusText(before: PlannedSession, after: PlannedSession): string {
  const isSameFocus = before.focus.toSorted().join() === after.focus.toSorted().join();
  return isSameFocus ? '' : ` Now ${areasOf(after)} instead of ${areasOf(before)}.`;
}

function minutesText(before: PlannedSession, after: PlannedSession): string {
  const isTold = Math.abs(after.minutes - before.minutes) >= toldFromMinutes;
  return isTold ? ` ${after.minutes} minutes instead of ${before.minutes}.` : '';
}

function shorterText(before: PlannedSession, after: PlannedSession, library: Library): string {
  const how = exchangeText(before, after, library) ?? sameText(before, after);
  const joint = how.startsWith('with ') ? ',' : ':';
  return `${after.minutes} minutes instead of ${before.minutes}${joint} ${how}.${focusText(before, after)}`;
}

const longestWork = ({ exercises }: PlannedSession) =>
  Math.max(...exercises.map(({ workSeconds }) => workSeconds));

/** What is less where the moves are the same. */
function sameText(before: PlannedSession, after: PlannedSession): string {
  if (longestWork(after) < longestWork(before)) return 'shorter sets';
  return after.exercises.length < before.exercises.length
    ? 'fewer rounds of the same moves'
    : 'the same moves';
}

const restsOf = ({ exercises }: PlannedSession) =>
  exercises.slice(0, -1).map(({ restSeconds }) => restSeconds);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How rests grew: by a number where it is the same for all of them. */
function restText(before: PlannedSession, after: PlannedSession): string {
  const [old, now] = [restsOf(before), restsOf(after)];
  const [more = 0, ...others] = new Set(now.map((seconds, index) => seconds - (old[index] ?? 0)));
  if (old.length === now.length && others.length === 0 && more > 0)
    return `, with ${more} more seconds of rest each time`;
  return mean(now) > mean(old) ? ', with longer rests' : '';
}

function easierText(before: PlannedSession, after: PlannedSession, library: Library): string {
  const how = exchangeText(before, after, library) ?? sameText(before, after);
  const rest = restText(before, after);
  return `Easier: ${how}${rest}.${focusText(before, after)}${minutesText(before, after)}`;
}

function otherText(before: PlannedSession, after: PlannedSession, library: Library): string {
  const [old, now] = [areasOf(before), areasOf(after)];
  const [first] = after.focus;
  const time = minutesText(before, after);
  if (first !== undefined && !before.focus.includes(first))
    return `Something else: ${now} instead of ${old}.${time}`;
  const come = idsOf(after).filter((id) => !idsOf(before).includes(id));
  return come.length === 0
    ? 'Same moves in a new order; nothing else fits today.'
    : `Something else for your ${now}, with ${namesOf(come, library)}.${time}`;
}

/** What a change did, in one or two sentences. */
export const changeTexts: Readonly<
  Record<SessionChange, (before: PlannedSession, after: PlannedSession, library: Library) => string>
> = {
  shorter: shorterText,
  easier: easierText,
  something_else: otherText,
  plan: () => "Back to today's plan.",
};

/** What is said where a change is not possible. */
export const staysTexts: Readonly<Record<SessionChange, string>> = {
  shorter: 'This is already the shortest version.',
  easier: 'This is already the easiest version.',
  something_else: 'Nothing else fits today, so this one stays.',
  plan: "This is today's plan.",
};
