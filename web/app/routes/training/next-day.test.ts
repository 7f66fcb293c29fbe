import { describe, expect, it } from 'vitest';
import { trainingOverview } from '../../../../tests/support/training-overview';
import type { TrainingOverview } from '../../../../shared/contracts/training';
import { addDays, localDateSchema } from '../../../../shared/rules/local-date';
import { nextDayOf, whenText } from './next-day';

type State = TrainingOverview['week']['days'][number]['state'];

/** A Friday. */
const today = localDateSchema.parse('2026-11-20');
const weekOf = (...states: State[]): Pick<TrainingOverview, 'today' | 'week'> => {
  const overview = trainingOverview({ isDone: true });
  const days = overview.week.days.map((day, index) => ({
    ...day,
    state: states[index] ?? 'rest',
    title: 'Arms and core',
    minutes: 20,
  }));
  return { ...overview, week: { ...overview.week, days } };
};
const beforeToday = ['rest', 'rest', 'rest', 'rest'] as const;

describe('the next session after a workout', () => {
  it('is the next planned day of the week, with what is planned', () => {
    const next = nextDayOf(weekOf(...beforeToday, 'done', 'rest', 'planned'), true, [1]);
    expect(next).toMatchObject({
      date: '2026-11-22',
      title: expect.any(String),
      minutes: expect.any(Number),
    });
  });

  it('is the first training day of the next week when none is left', () => {
    const next = nextDayOf(weekOf(...beforeToday, 'done', 'rest', 'rest'), true, [3, 5]);
    expect(next).toEqual({ date: '2026-11-25', title: null, minutes: 0 });
  });

  it('is not named while the training days are unknown', () => {
    expect(nextDayOf(weekOf(...beforeToday, 'done', 'rest', 'rest'), true)).toBeNull();
  });

  it("is not named while today's session is still to come, as after a workout that did not count", () => {
    expect(nextDayOf(weekOf(...beforeToday, 'planned', 'planned', 'rest'), false, [1])).toBeNull();
  });

  it('follows at once when the workout was the one planned, before the server has said so', () => {
    expect(nextDayOf(weekOf(...beforeToday, 'planned', 'planned', 'rest'), true)?.date).toBe('2026-11-21');
  });

  it('is not named while training waits', () => {
    const waits = trainingOverview({ session: null });
    expect(nextDayOf(waits, true, [1])).toBeNull();
  });
});

it.each([
  [1, 'tomorrow'],
  [2, 'Sunday'],
  [6, 'Thursday'],
  [7, 'next Friday'],
  [9, 'next Sunday'],
])('%i days ahead is %s', (days, text) => {
  expect(whenText(addDays(today, days), today)).toBe(text);
});
