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
    expect(missed.note).toBe('Next up: Friday.');
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

  it('says when the next session is, unless it is today, and nothing about those missed', () => {
    const note = (today: number, done = 7) =>
      week({ history: past(1, done), today: addDays(monday, today) }).note;
    expect([0, 1, 2, 3, 4, 5, 6].map((today) => note(today, 0))).toEqual([
      null,
      'Next up: Wednesday.',
      null,
      'Next up: Friday.',
      null,
      'Next up: Monday.',
      'Next up: Monday.',
    ]);
    expect(note(0, 1)).toBe('Next up: Wednesday.');
    expect(note(14)).toBeNull();
    expect(note(15)).toBe('Next up: Wednesday.');
    const moves = [{ from: addDays(monday, 2), to: addDays(monday, 3) }];
    expect(week({ moves, today: addDays(monday, 1) }).note).toBe('Next up: Thursday.');
    const once = personWith({ trainingDays: [1] });
    expect(week({ person: once, history: past(1, 1) }).note).toBe('Next up: Monday.');
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

  it('does not promise a lighter one that is over', () => {
    const hard = trainFor(person, 2, () => ({ effort: 'too_hard' })).map((day) => day.past);
    const today = addDays(monday, 15);
    const sentences = (history: typeof hard) => week({ history, today }).review?.sentences.join(' ');
    expect(sentences(hard)).toContain('so the next one is lighter');
    const last = hard.at(-1);
    const since = last ? [{ ...last, date: addDays(monday, 14), effort: 'right' as const }] : [];
    expect(sentences([...hard, ...since])).not.toContain('lighter');
  });

  it('says by how much more was done, in percent or in times', () => {
    const done = past(2, 14);
    const since = (count: number) => done.slice(3 - count);
    const said = (count: number) =>
      week({ history: since(count), today: addDays(monday, 14) }).review?.sentences.at(-1);
    expect(said(3)).not.toContain('as much as');
    expect(said(2)).toMatch(/^You did \d\d% more than the week before\.$/);
    expect(said(1)).toMatch(/^You did about five times as much as the week before\.$/);
  });

  it('is kind about a week with gaps', () => {
    const { review } = week({ history: past(1, 1), today: addDays(monday, 7) });
    expect(review?.sentences).toEqual(['One session last week. It counts.']);
  });
});
