import type { Exercise } from '../../../shared/rules/exercise';
import { factsOf, type TrainingFacts } from './facts';
import type { SessionInput } from './plan-input';
import { planFrom } from './plan-session';
import type { ChangedSession, PlannedSession, SessionChange } from '../../../shared/rules/training/session';
import { joined } from '../../../shared/rules/joined';
import { areaText, numberText } from './words';
import { noWish, type Wish } from './wish';

const shorterShare = 0.6;
const shortest = 5;
const easierBy = -1.2;
const moreRestSeconds = 10;
/** Smaller differences come from swapping exercises and are not worth mentioning. */
const toldFromMinutes = 3;

/** A session needs this many of its own exercises; with fewer, it is replanned from all of them. */
const fewestOwn = 3;

const idsOf = ({ exercises }: PlannedSession) => [...new Set(exercises.map(({ exerciseId }) => exerciseId))];
const isGentle = ({ focus }: PlannedSession) => focus.every((area) => area === 'mobility');

/** Names inside a sentence; beyond two they are counted. */
function namesOf(ids: readonly string[], { library }: TrainingFacts): string {
  const names = ids.map((id) => (library.get(id)?.name ?? id.replaceAll('-', ' ')).toLowerCase());
  return joined(names.length > 2 ? [...names.slice(0, 2), `${numberText(names.length - 2)} more`] : names);
}

function easierOf(session: PlannedSession, { library }: TrainingFacts): Exercise[] {
  return idsOf(session)
    .map((id) => library.get(library.get(id)?.easierId ?? ''))
    .filter((exercise) => exercise !== undefined);
}

function wishOf(session: PlannedSession, change: SessionChange, facts: TrainingFacts): Wish {
  const ids = idsOf(session);
  switch (change) {
    case 'shorter':
      return { ...noWish, keepIds: ids };
    case 'easier': {
      const easier = easierOf(session, facts).map(({ id }) => id);
      return {
        ...noWish,
        levelShift: easierBy,
        extraRestSeconds: moreRestSeconds,
        keepIds: [...ids, ...easier],
      };
    }
    case 'something_else':
      return { ...noWish, avoidIds: ids, avoidFocus: session.focus };
    case 'plan':
      return noWish;
  }
}

/** Replans from the session's own exercises (and their easier variants) when enough are left, otherwise from all. */
function planChanged(session: PlannedSession, change: SessionChange, facts: TrainingFacts) {
  const wish = wishOf(session, change, facts);
  if (change === 'something_else' || change === 'plan') return planFrom(facts, wish);
  const own = planFrom(facts, { ...wish, onlyIds: new Set(wish.keepIds) });
  const isEnough =
    own !== null &&
    isGentle(own) === isGentle(session) &&
    idsOf(own).length >= Math.min(fewestOwn, idsOf(session).length);
  return isEnough ? own : planFrom(facts, wish);
}

/** What was swapped; null when the exercises are the same. */
function exchangeText(before: PlannedSession, after: PlannedSession, facts: TrainingFacts): string | null {
  const [old, now] = [idsOf(before), idsOf(after)];
  const come = now.filter((id) => !old.includes(id));
  const gone = old.filter((id) => !now.includes(id));
  if (come.length === 0) return gone.length === 0 ? null : `without ${namesOf(gone, facts)}`;
  return gone.length === 0
    ? `with ${namesOf(come, facts)}`
    : `${namesOf(come, facts)} instead of ${namesOf(gone, facts)}`;
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

function shorterText(before: PlannedSession, after: PlannedSession, facts: TrainingFacts): string {
  const how = exchangeText(before, after, facts) ?? 'fewer rounds of the same moves';
  return `${after.minutes} minutes instead of ${before.minutes}: ${how}.${focusText(before, after)}`;
}

const longestWork = ({ exercises }: PlannedSession) =>
  Math.max(...exercises.map(({ workSeconds }) => workSeconds));

function easierText(before: PlannedSession, after: PlannedSession, facts: TrainingFacts): string {
  const same = longestWork(after) < longestWork(before) ? 'shorter sets' : 'the same moves';
  const how = exchangeText(before, after, facts) ?? same;
  const pauses = isGentle(after) ? '' : `, with ${moreRestSeconds} more seconds of rest each time`;
  return `Easier: ${how}${pauses}.${focusText(before, after)}${minutesText(before, after)}`;
}

function otherText(before: PlannedSession, after: PlannedSession, facts: TrainingFacts): string {
  const [old, now] = [areasOf(before), areasOf(after)];
  const [first] = after.focus;
  const time = minutesText(before, after);
  if (first !== undefined && !before.focus.includes(first))
    return `Something else: ${now} instead of ${old}.${time}`;
  const come = idsOf(after).filter((id) => !idsOf(before).includes(id));
  return come.length === 0
    ? 'Same moves in a new order; nothing else fits today.'
    : `Something else for your ${now}, with ${namesOf(come, facts)}.${time}`;
}

const texts: Readonly<
  Record<SessionChange, (before: PlannedSession, after: PlannedSession, facts: TrainingFacts) => string>
> = {
  shorter: shorterText,
  easier: easierText,
  something_else: otherText,
  plan: () => "Back to today's plan.",
};

const staysTexts: Readonly<Record<SessionChange, string>> = {
  shorter: 'This is already the shortest version.',
  easier: 'This is already the easiest version.',
  something_else: 'Nothing else fits today, so this one stays.',
  plan: "This is today's plan.",
};

const isSame = (a: PlannedSession, b: PlannedSession) =>
  JSON.stringify([a.warmUp, a.exercises, a.coolDown]) === JSON.stringify([b.warmUp, b.exercises, b.coolDown]);

/**
 * Changes the session as asked and says what changed in one or two sentences. 'shorter' keeps its exercises for about
 * three fifths of the time; 'easier' lowers the work, uses easier variants, and lengthens rests; 'something_else'
 * picks other areas and exercises. When no change is possible, the session stays and the sentence says so.
 */
export function changeSession(
  input: SessionInput,
  session: PlannedSession,
  change: SessionChange,
): ChangedSession {
  const own = change === 'shorter' ? Math.floor(session.minutes * shorterShare) : session.minutes;
  const minutes =
    change === 'something_else' || change === 'plan'
      ? (input.minutes ?? input.person.minutes)
      : Math.max(shortest, own);
  const facts = factsOf({ ...input, minutes });
  const after = planChanged(session, change, facts);
  const isNotShorter = change === 'shorter' && (after?.minutes ?? 0) >= session.minutes;
  if (after === null || isNotShorter || isSame(session, after))
    return { session, changed: staysTexts[change] };
  return { session: after, changed: texts[change](session, after, facts) };
}
