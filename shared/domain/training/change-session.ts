import type { Exercise } from '../../exercises/exercise';
import { factsOf, type TrainingFacts } from './facts';
import type { SessionInput } from './plan-input';
import { planFrom } from './plan-session';
import type { ChangedSession, PlannedSession, SessionChange } from './session';
import { areaText, joined } from './words';
import { noWish, type Wish } from './wish';

const shorterShare = 0.6;
const shortest = 5;
const easierBy = -1.2;
const moreRestSeconds = 10;
/** A session made short is whole again after 'something else'; a minute or two come and go with the exercises. */
const toldFromMinutes = 3;

const idsOf = ({ exercises }: PlannedSession) => [...new Set(exercises.map(({ exerciseId }) => exerciseId))];

/** Names as they stand in a sentence, two at most. */
const namesOf = (ids: readonly string[], { library }: TrainingFacts) =>
  joined(ids.slice(0, 2).map((id) => (library.get(id)?.name ?? id.replaceAll('-', ' ')).toLowerCase()));

/** Easier variants of what the session holds, as far as the library knows them. */
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
  }
}

/** What else became of it, where it is for other areas now. */
function focusText(before: PlannedSession, after: PlannedSession): string {
  const [old, now] = [before, after].map(({ focus }) => joined(focus.map(areaText)));
  return old === now ? '' : ` Now ${now} instead of ${old}.`;
}

function shorterText(before: PlannedSession, after: PlannedSession): string {
  const left = idsOf(before).length - idsOf(after).length;
  const how =
    left > 0 ? `${left} ${left === 1 ? 'exercise' : 'exercises'} fewer` : 'fewer rounds of the same';
  return `${after.minutes} minutes instead of ${before.minutes}: ${how}.${focusText(before, after)}`;
}

function easierText(before: PlannedSession, after: PlannedSession, facts: TrainingFacts): string {
  const now = idsOf(after);
  const pauses = `${moreRestSeconds} seconds more rest each time`;
  const pairs = idsOf(before)
    .map((from) => ({ from, to: facts.library.get(from)?.easierId ?? '' }))
    .filter(({ from, to }) => now.includes(to) && !now.includes(from));
  const focus = focusText(before, after);
  if (pairs.length === 0) return `Easier: less long at a time, and ${pauses}.${focus}`;
  const [come, gone] = [pairs.map(({ to }) => to), pairs.map(({ from }) => from)];
  return `Easier: ${namesOf(come, facts)} instead of ${namesOf(gone, facts)}, and ${pauses}.${focus}`;
}

function otherText(before: PlannedSession, after: PlannedSession, facts: TrainingFacts): string {
  const [old, now] = [before, after].map(({ focus }) => joined(focus.map(areaText)));
  const [first] = after.focus;
  const isLonger = after.minutes >= before.minutes + toldFromMinutes;
  const time = isLonger ? ` ${after.minutes} minutes instead of ${before.minutes}.` : '';
  if (first !== undefined && !before.focus.includes(first))
    return `Something else: ${now} instead of ${old}.${time}`;
  const come = idsOf(after).filter((id) => !idsOf(before).includes(id));
  return come.length === 0
    ? 'The same moves in another mix: nothing else fits you today.'
    : `Something else for your ${now}, with ${namesOf(come, facts)}.${time}`;
}

const texts: Readonly<
  Record<SessionChange, (before: PlannedSession, after: PlannedSession, facts: TrainingFacts) => string>
> = { shorter: shorterText, easier: easierText, something_else: otherText };

const staysTexts: Readonly<Record<SessionChange, string>> = {
  shorter: 'It is as short as it gets: this one stays.',
  easier: 'It is as easy as it gets: this one stays.',
  something_else: 'Nothing else fits you today: this one stays.',
};

const isSame = (a: PlannedSession, b: PlannedSession) =>
  JSON.stringify([a.warmUp, a.exercises, a.coolDown]) === JSON.stringify([b.warmUp, b.exercises, b.coolDown]);

/**
 * The session changed as wished, and one or two sentences that say what changed. 'shorter' keeps its exercises and takes about three fifths
 * of the time, 'easier' keeps what it can with less work, easier variants and longer rests, 'something_else' turns to other
 * areas and exercises. What stays impossible stays as it is, and the sentence says so.
 */
export function changeSession(
  input: SessionInput,
  session: PlannedSession,
  change: SessionChange,
): ChangedSession {
  const own = change === 'shorter' ? Math.floor(session.minutes * shorterShare) : session.minutes;
  const minutes =
    change === 'something_else' ? (input.minutes ?? input.person.minutes) : Math.max(shortest, own);
  const facts = factsOf({ ...input, minutes });
  const after = planFrom(facts, wishOf(session, change, facts));
  const isNotShorter = change === 'shorter' && (after?.minutes ?? 0) >= session.minutes;
  if (after === null || isNotShorter || isSame(session, after))
    return { session, changed: staysTexts[change] };
  return { session: after, changed: texts[change](session, after, facts) };
}
