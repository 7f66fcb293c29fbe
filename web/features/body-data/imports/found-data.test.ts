import { describe, expect, it } from 'vitest';
import { importPartSchema } from '../../../../shared/contracts/body-data';
import { addDays } from '../../../../shared/rules/local-date';
import { activity, day, readData, told } from '../body-data.fixture';
import { combined, dateRange, partsOf, unknownOf } from './found-data';

describe('Several files', () => {
  it('are one: what two of them tell is in it once, with the most steps and the last weight of a day', () => {
    const watch = readData({
      activities: [told('2026-11-19'), told('2026-11-18')],
      steps: [{ date: day('2026-11-19'), total: 9_000 }],
      weights: [{ date: day('2026-11-19'), weightKg: 72 }],
      leftOut: 1,
    });
    const phone = readData({
      activities: [told('2026-11-19', { startedAt: '2026-11-19T07:00:40Z' })],
      steps: [
        { date: day('2026-11-19'), total: 8_000 },
        { date: day('2026-11-18'), total: 100 },
      ],
      weights: [{ date: day('2026-11-19'), weightKg: 71.5 }],
      leftOut: 2,
    });
    const all = combined([watch, phone]);
    expect(all.activities.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-19']);
    expect(all.steps).toEqual([
      { date: '2026-11-18', total: 100 },
      { date: '2026-11-19', total: 9_000 },
    ]);
    expect(all.weights).toEqual([{ date: '2026-11-19', weightKg: 71.5 }]);
    expect(all.leftOut).toBe(3);
    expect(dateRange(all)).toEqual({ from: '2026-11-18', to: '2026-11-19' });
    expect(dateRange(readData())).toBeNull();
  });
});

describe('What is known already', () => {
  const run = told('2026-11-19');
  const known = (
    stored: ReturnType<typeof activity>[],
    workouts: { startedAt: string; durationSeconds: number }[] = [],
  ) => ({
    activities: stored,
    workouts,
  });

  it('is an activity at the same time, also one that began the day before', () => {
    expect(unknownOf([run], known([]))).toEqual([run]);
    expect(unknownOf([run], known([activity('2026-11-19', { startedAt: '2026-11-19T07:01:00Z' })]))).toEqual(
      [],
    );
    const overnight = activity('2026-11-18', { startedAt: '2026-11-18T23:00:00Z', durationSeconds: 40_000 });
    expect(unknownOf([run], known([overnight]))).toEqual([]);
  });

  it('is a workout of ours that a watch recorded as well, whatever it took it for', () => {
    const workouts = [{ startedAt: '2026-11-19T07:02:00Z', durationSeconds: 1_500 }];
    const strength = told('2026-11-19', { kind: 'strength', durationSeconds: 1_700 });
    const later = told('2026-11-20');
    expect(unknownOf([strength, run, later], known([], workouts))).toEqual([later]);
  });
});

describe('The parts of an import', () => {
  it('hold at most 200 entries of each kind, in order, and all of them', () => {
    const days = Array.from({ length: 450 }, (_, index) => addDays(day('2025-01-01'), index));
    const data = readData({
      activities: days.slice(0, 201).map((date) => told(date)),
      steps: days.map((date) => ({ date, total: 1 })),
    });
    const parts = partsOf(data);
    expect(parts.map((part) => [part.activities.length, part.steps.length])).toEqual([
      [200, 200],
      [1, 200],
      [0, 50],
    ]);
    expect(parts.flatMap(({ steps }) => steps)).toEqual(data.steps);
    for (const part of parts) expect(importPartSchema.safeParse(part).success).toBe(true);
    expect(partsOf(readData())).toEqual([]);
  });
});
