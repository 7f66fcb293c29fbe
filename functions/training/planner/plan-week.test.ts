import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { people } from '../../../tests/support/training-arbitraries';
import { addDays } from '../../../shared/rules/local-date';
import type { WeekInput } from './plan-ahead';
import { planWeek } from './plan-week';
import { planSession } from './plan-session';
import { trainFor } from './simulate.fixture';
import { library, monday, performed, personWith } from './training.fixture';

const person = personWith({ minutes: 30 });
const week = (changes: Partial<WeekInput> = {}) =>
  planWeek({ person, history: [], library, today: monday, since: monday, ...changes });
const statesOf = ({ days }: ReturnType<typeof planWeek>) => days.map(({ state }) => state).join(' ');
const past = (weeks: number, until: number) =>
  trainFor(person, weeks)
    .map((day) => day.past)
    .filter(({ date }) => date < addDays(monday, until));

describe('A week', () => {
  it('has seven days from Monday to Sunday, sessions on the days chosen', () => {
    const { days, note, review } = week();
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
    expect(statesOf(week())).toBe('planned rest planned rest planned rest rest');
    expect([note, review]).toEqual([null, null]);
    for (const { state, minutes, focus } of days) {
      expect(minutes > 0 && minutes <= 30 && focus.length > 0).toBe(state === 'planned');
    }
  });

  it('plans for anyone, within their time', () => {
    fc.assert(
      fc.property(people, (anybody) => {
        const { days } = planWeek({ person: anybody, history: [], library, today: monday, since: null });
        expect(days.every(({ minutes }) => minutes <= anybody.minutes)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('knows what was done and what was missed, and piles nothing onto the days left', () => {
    const thursday = addDays(monday, 3);
    const missed = week({ today: thursday, history: past(1, 1) });
    expect(statesOf(missed)).toBe('done rest missed rest planned rest rest');
    expect(missed.note).toBe('You missed one session this week. No need to make it up; we just keep going.');
    expect(missed.days[0]?.minutes).toBeGreaterThan(20);
  });

  it('is as if nothing was done where a session did not count', () => {
    const session = planSession({ person, history: [], library, date: monday });
    const history = session ? [performed(session, monday, { minutes: 1, counted: false })] : [];
    expect(history).toHaveLength(1);
    expect(statesOf(week({ history }))).toBe('planned rest planned rest planned rest rest');
    const tuesday = week({ history, today: addDays(monday, 1) });
    expect(statesOf(tuesday)).toBe('missed rest planned rest planned rest rest');
    expect(tuesday.days[0]?.minutes).toBe(0);
    const both = [...history, ...history.map((past) => ({ ...past, minutes: 12, counted: true }))];
    expect(week({ history: both }).days[0]).toMatchObject({ state: 'done', minutes: 12 });
    expect(week({ history, today: addDays(monday, 7) }).review).toBeNull();
  });

  it('counts nothing as missed from before the plan', () => {
    expect(statesOf(week({ today: addDays(monday, 3), since: addDays(monday, 3) }))).toBe(
      'rest rest rest rest planned rest rest',
    );
  });

  it('starts today for someone new, even on a Sunday', () => {
    const sunday = addDays(monday, 6);
    const begun = week({ today: sunday, since: sunday, beginsToday: true });
    expect(statesOf(begun)).toBe('rest rest rest rest rest rest planned');
    expect(begun.note).toMatch(/we start today/);
    expect(week({ today: monday, since: monday, beginsToday: true }).note).toBeNull();
    expect(statesOf(week({ today: sunday, since: sunday }))).toBe('rest rest rest rest rest rest rest');
  });

  it('moves a session to a free day of the week and nowhere else', () => {
    const to = (day: number) => week({ moves: [{ from: addDays(monday, 2), to: addDays(monday, day) }] });
    expect(statesOf(to(3))).toBe('planned rest rest planned planned rest rest');
    expect(statesOf(to(4))).toBe(statesOf(week()));
    expect(statesOf(to(9))).toBe(statesOf(week()));
  });

  it('says how it begins again after a gap', () => {
    const later = week({ history: past(1, 7), today: addDays(monday, 14) });
    expect(later.note).toBe("Welcome back after ten days. We'll start a little lighter.");
  });

  it("keeps today's session where one is stored", () => {
    const [first] = trainFor(person, 1);
    const stored = first === undefined ? null : { ...first.session, title: 'As stored' };
    expect(week({ todaysSession: stored }).days[0]?.title).toBe('As stored');
  });
});

describe('The review of a week', () => {
  it('counts what was done and says what follows', () => {
    const { review } = week({ history: past(3, 21), today: addDays(monday, 21) });
    expect(review).toMatchObject({ sessionsDone: 3, sessionsPlanned: 3 });
    expect(review?.minutes).toBeGreaterThan(60);
    expect(review?.sentences[0]).toBe('Three sessions last week, just as planned.');
    expect(review?.sentences.join(' ')).toContain('After three strong weeks, this one is lighter');
  });

  it('is kind about a week with gaps', () => {
    const { review } = week({ history: past(1, 1), today: addDays(monday, 7) });
    expect(review?.sentences).toEqual(['One of three sessions last week, and each one counts.']);
  });
});
