import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histories, people } from '../../../tests/support/training-arbitraries';
import { isAllowed } from './allowed';
import { nothingAsked } from './asked-changes';
import { changeSession } from './change-session';
import { planSession } from './plan-session';
import type { PlannedSession, SessionChange } from '../../../shared/rules/training/session';
import { library, monday, personWith } from './training.fixture';

const input = { person: personWith(), history: [], library, date: monday };
const planned = (): PlannedSession => {
  const session = planSession(input);
  if (session === null) throw new Error('Nothing was planned.');
  return session;
};
const unchanged = (own: PlannedSession) => ({ own, shown: own, asked: nothingAsked });
const change = (wish: SessionChange) => changeSession(input, unchanged(planned()), wish);

const idsOf = ({ exercises }: PlannedSession) => [...new Set(exercises.map(({ exerciseId }) => exerciseId))];

describe('A session changed', () => {
  it('is shorter with what it held', () => {
    const { session, changed } = change('shorter');
    expect(session.minutes).toBeLessThanOrEqual(12);
    expect(idsOf(planned())).toEqual(expect.arrayContaining(idsOf(session)));
    expect(changed).toMatch(/^\d+ minutes instead of \d+: .+\.$/);
  });

  it('names every exercise that came or went, or counts it', () => {
    const wishes = fc.constantFrom<SessionChange>('shorter', 'easier');
    fc.assert(
      fc.property(people, histories, wishes, (person, history, wish) => {
        const own = { person, history, library, date: monday };
        const before = planSession(own);
        if (before === null) return;
        const { session, changed } = changeSession(own, unchanged(before), wish);
        const come = idsOf(session).filter((id) => !idsOf(before).includes(id));
        const gone = idsOf(before).filter((id) => !idsOf(session).includes(id));
        for (const ids of [come, gone]) {
          const named = ids
            .slice(0, 2)
            .map((id) => library.find((each) => each.id === id)?.name.toLowerCase());
          for (const name of named) expect(changed).toContain(name);
        }
        const saysSame = /same|shorter sets|already the|this one stays/.test(changed);
        expect(saysSame).toBe(come.length + gone.length === 0);
      }),
      { numRuns: 200, seed: 14 },
    );
  });

  it('is easier with easier variants and longer rests', () => {
    const { session, changed } = change('easier');
    expect(session.exercises[0]?.restSeconds).toBeGreaterThan(planned().exercises[0]?.restSeconds ?? 0);
    expect(session.load).toBeLessThan(planned().load);
    expect(changed).toMatch(/^Easier: .+, with (10 more seconds of rest each time|longer rests)\.$/);
  });

  it('is something else', () => {
    const { session, changed } = change('something_else');
    const kept = idsOf(session).filter((id) => idsOf(planned()).includes(id));
    expect(kept.length).toBeLessThan(idsOf(session).length / 2);
    expect(changed).toMatch(/^Something else/);
  });

  it('names other areas only where they changed, and always then', () => {
    const wishes = fc.constantFrom<SessionChange>('shorter', 'easier');
    let turned = 0;
    fc.assert(
      fc.property(people, histories, wishes, (person, history, wish) => {
        const own = { person, history, library, date: monday };
        const before = planSession(own);
        if (before === null) return;
        const { session, changed } = changeSession(own, unchanged(before), wish);
        const isTurned = before.focus.toSorted().join() !== session.focus.toSorted().join();
        turned += isTurned ? 1 : 0;
        expect(changed.includes(' Now ')).toBe(isTurned);
      }),
      { numRuns: 200, seed: 13 },
    );
    expect(turned).toBeGreaterThan(0);
  });

  it('stays where nothing can change, and says so', () => {
    const short = { ...input, minutes: 5 };
    const session = planSession(short);
    if (session === null) throw new Error('Nothing was planned.');
    const result = changeSession(short, unchanged(session), 'shorter');
    expect(result).toEqual({
      session,
      changed: 'This is already the shortest version.',
      asked: nothingAsked,
    });
  });

  it('keeps to what is allowed and to the time, for anyone', () => {
    const wishes = fc.constantFrom<SessionChange>('shorter', 'easier', 'something_else');
    fc.assert(
      fc.property(people, histories, wishes, (person, history, wish) => {
        const own = { person, history, library, date: monday };
        const session = planSession(own);
        if (session === null) return;
        const changed = changeSession(own, unchanged(session), wish);
        const ids = [...changed.session.warmUp, ...changed.session.exercises, ...changed.session.coolDown];
        const used = library.filter(({ id }) => ids.some(({ exerciseId }) => exerciseId === id));
        expect(used.filter((exercise) => !isAllowed(exercise, person))).toEqual([]);
        expect(changed.session.minutes).toBeLessThanOrEqual(person.minutes);
        expect(changed.changed).toMatch(/^[A-Z\d].+\.$/);
      }),
      { numRuns: 200 },
    );
  });
});
