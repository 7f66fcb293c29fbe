import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histories, people } from '../../../tests/support/training-arbitraries';
import type { PlannedSession, SessionChange } from '../../../shared/rules/training/session';
import { nothingAsked } from './asked-changes';
import { changeSession, type ChangedSession } from './change-session';
import { baseLevel } from './difficulty';
import type { SessionInput } from './plan-input';
import { planSession } from './plan-session';
import { library, monday, personWith } from './training.fixture';

type Asked = Exclude<SessionChange, 'plan'>;

/** The session after these changes, one after another. */
function changedBy(
  from: SessionInput,
  own: PlannedSession,
  wishes: readonly SessionChange[],
): ChangedSession {
  let now: ChangedSession = { session: own, changed: '', asked: nothingAsked };
  for (const wish of wishes) now = changeSession(from, { own, shown: now.session, asked: now.asked }, wish);
  return now;
}
const wishes = fc.array(fc.constantFrom<Asked>('shorter', 'easier', 'something_else'), {
  minLength: 1,
  maxLength: 3,
});
const idsOf = ({ exercises }: PlannedSession) => [...new Set(exercises.map(({ exerciseId }) => exerciseId))];
const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
const levelOf = (id: string) => {
  const exercise = byId.get(id);
  return exercise === undefined ? 0 : baseLevel(exercise, byId);
};
/** Work seconds by side, where both sides take a third more than one. */
const workOf = ({ exerciseId, workSeconds }: PlannedSession['exercises'][number]) =>
  workSeconds / (byId.get(exerciseId)?.sides === 'each' ? 1.35 : 1);
const most = (values: readonly number[]) => Math.max(0, ...values);

const owns = (session: PlannedSession | null): PlannedSession => {
  if (session === null) throw new Error('Nothing was planned.');
  return session;
};

/** Checks what three changes in any order lead to, for anyone. */
function forAnyone(
  check: (own: PlannedSession, asked: readonly Asked[], made: ChangedSession, input: SessionInput) => void,
) {
  fc.assert(
    fc.property(people, histories, wishes, (person, history, asked) => {
      const input = { person, history, library, date: monday };
      const own = planSession(input);
      if (own !== null) check(own, asked, changedBy(input, own, asked), input);
    }),
    { numRuns: 150, seed: 42 },
  );
}

describe('Changes together', () => {
  it('stay short once it was shorter', () => {
    forAnyone((own, asked, { session }) => {
      const isShorter = asked.includes('shorter') && session.minutes > 5;
      expect(session.minutes).toBeLessThanOrEqual(isShorter ? 0.75 * own.minutes : Math.max(5, own.minutes));
    });
  });

  it('stay easy once it was easier: no move longer, none of a higher level, no more load', () => {
    forAnyone((own, asked, { session }) => {
      const isEasier = asked.includes('easier');
      const limit = (value: number) => (isEasier ? value : Number.POSITIVE_INFINITY);
      expect(most(session.exercises.map(workOf))).toBeLessThanOrEqual(limit(most(own.exercises.map(workOf))));
      for (const move of session.exercises) {
        const before = own.exercises.find(({ exerciseId }) => exerciseId === move.exerciseId);
        expect(move.workSeconds).toBeLessThanOrEqual(limit(before?.workSeconds ?? 1000));
      }
      expect(most(idsOf(session).map(levelOf))).toBeLessThanOrEqual(limit(most(idsOf(own).map(levelOf))));
      expect(session.load).toBeLessThanOrEqual(limit(own.load + 0.1));
    });
  });

  it('stay something else: nothing of the plan, unless hardly anything else is allowed', () => {
    let kept = 0;
    let all = 0;
    forAnyone((own, asked, { session }) => {
      if (!asked.includes('something_else') || own.focus[0] === 'mobility') return;
      all += 1;
      const left = idsOf(session).filter((id) => idsOf(own).includes(id));
      kept += left.length > 0 ? 1 : 0;
    });
    expect(all).toBeGreaterThan(50);
    expect(kept / all).toBeLessThan(0.15);
  });

  it('say exactly what changed', () => {
    const said = new Set<string>();
    forAnyone((own, asked, _, input) => {
      const before = changedBy(input, own, asked.slice(0, -1)).session;
      const { session: after, changed } = changedBy(input, own, asked);
      const rests = ({ exercises }: PlannedSession) => exercises.slice(0, -1).map((each) => each.restSeconds);
      const [old, now] = [rests(before), rests(after)];
      const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
      const longest = ({ exercises }: PlannedSession) =>
        most(exercises.map(({ workSeconds }) => workSeconds));
      const [, minutes, from] = /(\d+) minutes instead of (\d+)/.exec(changed) ?? [];
      const [, rest] = /with (\d+) more seconds of rest each time/.exec(changed) ?? [];
      const claims: [claim: string, isTrue: boolean][] = [
        ['minutes instead', Number(minutes) === after.minutes && Number(from) === before.minutes],
        ['more seconds of rest', now.every((seconds, index) => seconds - (old[index] ?? 0) === Number(rest))],
        ['longer rests', sum(now) * old.length > sum(old) * now.length],
        ['shorter sets', longest(after) < longest(before)],
        ['fewer rounds', after.exercises.length < before.exercises.length],
        ['the same moves', idsOf(after).toSorted().join() === idsOf(before).toSorted().join()],
        ['stays', JSON.stringify(after) === JSON.stringify(before)],
        ['already', JSON.stringify(after) === JSON.stringify(before)],
      ];
      for (const [claim, isTrue] of claims.filter(([text]) => changed.includes(text))) {
        said.add(claim);
        expect([changed, isTrue]).toEqual([changed, true]);
      }
    });
    expect([...said]).toEqual(expect.arrayContaining(['minutes instead', 'longer rests', 'already']));
  });

  it('are all taken back by going back to the plan', () => {
    forAnyone((own, _, { session, asked: all }, input) => {
      const back = changeSession(input, { own, shown: session, asked: all }, 'plan');
      expect(back).toEqual({
        session: own,
        changed:
          JSON.stringify(session) === JSON.stringify(own) ? "This is today's plan." : "Back to today's plan.",
        asked: nothingAsked,
      });
    });
  });

  it('lead to the same session in any order', () => {
    const input = { person: personWith({ minutes: 30 }), history: [], library, date: monday };
    const own = owns(planSession(input));
    const orders: Asked[][] = [
      ['shorter', 'easier', 'something_else'],
      ['something_else', 'shorter', 'easier'],
      ['easier', 'something_else', 'shorter'],
    ];
    const [first, ...others] = orders.map((order) => changedBy(input, own, order).session);
    for (const other of others) expect(other).toEqual(first);
    expect(first?.minutes).toBeLessThanOrEqual(0.75 * own.minutes);
  });

  it('end at the shortest version, however often it is asked for', () => {
    for (const minutes of [10, 20, 60]) {
      const input = { person: personWith({ minutes }), history: [], library, date: monday };
      const own = owns(planSession(input));
      const last = changedBy(
        input,
        own,
        Array.from({ length: 7 }, () => 'shorter' as const),
      );
      expect(last.changed).toBe('This is already the shortest version.');
      expect(last.session.minutes).toBeLessThanOrEqual(7);
    }
  });

  it('end at the easiest version', () => {
    const input = { person: personWith(), history: [], library, date: monday };
    const own = owns(planSession(input));
    const last = changedBy(input, own, ['easier', 'easier', 'easier', 'easier']);
    expect(last.changed).toBe('This is already the easiest version.');
  });

  it('bring another session each time something else is asked for', () => {
    const input = { person: personWith(), history: [], library, date: monday };
    const own = owns(planSession(input));
    const once = changedBy(input, own, ['something_else']).session;
    const twice = changedBy(input, own, ['something_else', 'something_else']).session;
    for (const id of idsOf(twice)) expect([...idsOf(own), ...idsOf(once)]).not.toContain(id);
  });
});
