import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityKinds } from '../../../shared/rules/activities';
import { addDays } from '../../../shared/rules/local-date';
import type { PlannedSession } from '../../../shared/rules/training/session';
import { histories, people } from '../../../tests/support/training-arbitraries';
import { areaOf } from './areas';
import { loadBetween, outsideShare, phaseOf, weeklyLoadCap } from './load';
import type { OutsideActivity } from './outside';
import { planSession } from './plan-session';
import { planWeek } from './plan-week';
import { library, monday, performed, personWith } from './training.fixture';

const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
const on = (days: number, changes: Partial<OutsideActivity> = {}): OutsideActivity => ({
  date: addDays(monday, days),
  kind: 'run',
  minutes: 60,
  distanceMeters: 10_000,
  ...changes,
});
const person = personWith({ minutes: 30 });
/** A month of sessions on Monday, Wednesday, and Friday, until the week before. */
const grown = [-28, -26, -24, -21, -19, -17, -14, -12, -10, -7, -5, -3].reduce(
  (history, days) => {
    const date = addDays(monday, days);
    const session = planSession({ person, history, library, date });
    return session ? [...history, performed(session, date)] : history;
  },
  [] as ReturnType<typeof performed>[],
);
const plan = (outside: readonly OutsideActivity[], history = grown) =>
  planSession({ person, history, library, date: monday, outside });
const areasOf = (session: PlannedSession | null) =>
  new Set(
    session?.exercises.map(({ exerciseId }) => byId.get(exerciseId)).map((each) => each && areaOf(each)),
  );

describe('the day after', () => {
  it('a long run, legs rest, and the session says why', () => {
    expect(areasOf(plan([]))).toContain('legs');
    const session = plan([on(-1)]);
    expect(areasOf(session)).not.toContain('legs');
    expect(areasOf(session)).toContain('push');
    expect(session?.focus).not.toContain('legs');
    expect(session?.reasons[0]).toBe('You ran 10 km yesterday, so your legs rest today');
  });

  it('a long run, the distance is in miles to whoever chose them', () => {
    const session = planSession({
      person,
      history: grown,
      library,
      date: monday,
      outside: [on(-1)],
      units: 'imperial',
    });
    expect(session?.reasons[0]).toBe('You ran 6.2 miles yesterday, so your legs rest today');
  });

  it('a long swim, the upper body rests', () => {
    const session = plan([on(-1, { kind: 'swim', minutes: 60, distanceMeters: 3000 })]);
    expect(areasOf(session)).not.toContain('push');
    expect(session?.reasons).toContain('You swam 3,000 m yesterday, so your upper body rests today');
  });

  it('a marathon or four hours on a bike, there is only a gentle session', () => {
    const marathon = plan([on(-1, { minutes: 250, distanceMeters: 42_195 })]);
    expect(marathon).toMatchObject({
      focus: ['mobility'],
      reasons: ['You ran 42.2 km yesterday, so this one loosens you up'],
    });
    expect(plan([on(-1, { kind: 'ride', minutes: 240, distanceMeters: 90_000 })])?.focus).toEqual([
      'mobility',
    ]);
  });

  it('a walk or yoga, everything is as planned', () => {
    const others = [
      on(-1, { kind: 'walk', distanceMeters: 5000 }),
      on(-1, { kind: 'yoga', distanceMeters: null }),
    ];
    for (const each of others) expect(plan([each])).toEqual(plan([]));
  });
});

describe('load', () => {
  const usual = [-24, -22, -20, -17, -15, -13, -10, -8, -6, -3].map((days) => on(days));

  it('is as without, for whoever runs as much as ever', () => {
    expect(outsideShare(usual, monday)).toBe(0);
    expect(plan(usual)?.load).toBeGreaterThan(0.95 * (plan([])?.load ?? 0));
  });

  it('is as without after a first run of half an hour', () => {
    expect(outsideShare([on(-2, { minutes: 30, distanceMeters: 5000 })], monday)).toBe(0);
  });

  it('is less in a week with far more than usual, and on a day with a run', () => {
    const most = plan([])?.load ?? 0;
    const busy = plan([...usual, on(-4), on(-5), on(-6, { minutes: 120, distanceMeters: 20_000 })]);
    const today = plan([...usual, on(0)]);
    for (const session of [busy, today]) {
      expect(session?.load).toBeLessThan(0.7 * most);
      expect(session?.load).toBeGreaterThan(0);
    }
    expect(busy?.reasons).toContain('You moved a lot outside Vita this week, so this one is shorter');
  });

  it('never grows by running', () => {
    expect(weeklyLoadCap(person, grown, byId, monday, usual)).toBe(
      weeklyLoadCap(person, grown, byId, monday),
    );
    expect(weeklyLoadCap(person, [], byId, monday, usual)).toBe(weeklyLoadCap(person, [], byId, monday));
  });

  it('comes back from no gap when someone ran meanwhile', () => {
    const old = grown.filter(({ date }) => date < addDays(monday, -12));
    expect(phaseOf(old, byId, monday)).toBe('back_after_gap');
    expect(phaseOf(old, byId, monday, usual)).toBe('build');
    expect(phaseOf(old, byId, monday, [on(-3, { minutes: 10, distanceMeters: 1500 })])).toBe(
      'back_after_gap',
    );
  });
});

describe('the week', () => {
  const week = (outside: readonly OutsideActivity[], today = addDays(monday, 3)) =>
    planWeek({ person, history: grown, library, today, since: addDays(monday, -28), outside });

  it('shows on each day what was done outside', () => {
    const { days } = week([on(1), on(1, { kind: 'walk' })]);
    expect(days.map(({ outside }) => outside?.length ?? 0)).toEqual([0, 2, 0, 0, 0, 0, 0]);
  });

  it('calls no day missed on which someone moved for twenty minutes', () => {
    const stateWith = (minutes: number) => week([on(0, { minutes })]).days[0]?.state;
    expect(stateWith(19)).toBe('missed');
    expect(stateWith(20)).toBe('rest');
  });

  it('plans ahead with the run of today', () => {
    const [, , wednesday] = week([on(1)], addDays(monday, 1)).days;
    expect(wednesday?.focus).not.toContain('legs');
  });

  it('looks back at runs, too', () => {
    expect(week([on(-6), on(-4)]).review?.sentences).toContain('You also ran twice.');
  });
});

describe('for anyone, with any activities', () => {
  const activities: fc.Arbitrary<readonly OutsideActivity[]> = fc.array(
    fc.record({
      date: fc.integer({ min: 0, max: 30 }).map((back) => addDays(monday, -back)),
      kind: fc.constantFrom(...activityKinds),
      minutes: fc.integer({ min: 1, max: 2880 }),
      distanceMeters: fc.option(fc.integer({ min: 0, max: 200_000 })),
    }),
    { maxLength: 12 },
  );
  const seed = 47;

  it('a session stays a session, within the load that there is without them', () => {
    fc.assert(
      fc.property(people, histories, activities, (anybody, history, outside) => {
        const input = { person: anybody, history, library, date: monday };
        const without = planSession(input);
        const session = planSession({ ...input, outside });
        expect(session === null).toBe(without === null);
        expect(session?.exercises.length).not.toBe(0);
        const cap = weeklyLoadCap(
          anybody,
          history.filter(({ date }) => date <= monday),
          byId,
          monday,
          outside,
        );
        const done = loadBetween(history, byId, addDays(monday, -6), monday);
        expect(session?.load ?? 0).toBeLessThanOrEqual(Math.max(0, cap - done) + 0.1);
        expect(planSession({ ...input, outside })).toEqual(session);
      }),
      { seed, numRuns: 150 },
    );
  });

  it('no leg work follows a long run', () => {
    fc.assert(
      fc.property(people, histories, activities, (anybody, history, outside) => {
        const ran = [...outside, on(-1, { minutes: 50, distanceMeters: 8000 })];
        const session = planSession({ person: anybody, history, library, date: monday, outside: ran });
        expect(areasOf(session)).not.toContain('legs');
      }),
      { seed, numRuns: 150 },
    );
  });

  it('none at all are as if nobody could tell of any', () => {
    fc.assert(
      fc.property(people, histories, (anybody, history) => {
        const input = { person: anybody, history, library, date: monday };
        expect(planSession({ ...input, outside: [] })).toEqual(planSession(input));
      }),
      { seed, numRuns: 50 },
    );
  });
});

it('a runner who follows the plan for six weeks trains everything, legs between the runs', () => {
  const runs = Array.from({ length: 10 }, (_, week) =>
    [1, 3, 6].map((day) => on(7 * week + day - 28)),
  ).flat();
  const done: ReturnType<typeof performed>[] = [];
  const areas: ReturnType<typeof areasOf>[] = [];
  for (const day of Array.from({ length: 42 }, (_, index) => index)) {
    const date = addDays(monday, day);
    if (![0, 2, 5].includes(day % 7)) continue;
    const session = planSession({
      person,
      history: done,
      library,
      date,
      outside: runs.filter((run) => run.date < date),
    });
    areas.push(areasOf(session));
    if (session) done.push(performed(session, date));
  }
  expect(areas.every((each) => each.has('push') || each.has('core'))).toBe(true);
  // Monday and Wednesday follow a run, Saturday does not.
  expect(areas.filter((each) => each.has('legs'))).toHaveLength(6);
  const minutes = done.map((each) => each.minutes);
  expect(Math.min(...minutes.slice(-6))).toBeGreaterThanOrEqual(15);
});
