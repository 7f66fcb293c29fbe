import * as fc from 'fast-check';
import { exerciseIds, finishedSession, move } from './export.fixture';

const beats = fc.option(fc.integer({ min: 40, max: 220 }), { freq: 8 });
const series = fc.record({
  everySeconds: fc.constant(5 as const),
  beats: fc.array(beats, { minLength: 1, maxLength: 1_200 }),
});

/** Around changes of the clock in Berlin, New York, and Lord Howe, and any other time. */
const starts = fc.oneof(
  fc.constantFrom(
    '2026-10-25T00:10:00.500Z',
    '2027-03-28T00:50:00Z',
    '2026-11-01T05:40:00Z',
    '2026-10-03T15:20:00Z',
  ),
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
);
const titles = fc.oneof(
  // Other languages, too. cspell:disable
  fc.constantFrom(
    'Full body 💪🏽',
    '<b>&amp;"legs"</b>',
    ']]>',
    '=1+1',
    'Rücken & Bauch',
    'Тренировка',
    '../../etc',
  ),
  // cspell:enable
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.string({ maxLength: 60, unit: 'binary' }),
);

/** Finished workouts: any title, none or all exercises finished, pauses, up to 100 minutes, with and without a heart rate. */
export const sessions = fc
  .record({
    startedAt: starts,
    title: titles,
    minutes: fc.double({ min: 0, max: 100, noNaN: true }),
    activeShare: fc.double({ min: 0, max: 1.2, noNaN: true }),
    caloriesBurned: fc.integer({ min: 0, max: 1_500 }),
    plan: fc.array(
      fc
        .tuple(fc.constantFrom(...exerciseIds, 'left-the-library'), fc.nat({ max: 90 }))
        .map(([id, rest]) => move(id, rest + 1, rest)),
      { minLength: 1, maxLength: 30 },
    ),
    isFinished: fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
    reps: fc.option(fc.integer({ min: 1, max: 500 })),
    loadKg: fc.option(fc.integer({ min: 0, max: 50_000 }).map((grams) => grams / 100)),
    heartRate: fc.option(series),
    timeZone: fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
    ),
  })
  .map(({ minutes, activeShare, isFinished, reps, loadKg, heartRate, timeZone, ...told }) => ({
    session: finishedSession({
      ...told,
      completedAt: new Date(Date.parse(told.startedAt) + minutes * 60_000).toISOString(),
      activeSeconds: Math.round(minutes * 60 * activeShare),
      finishedExercises: [...told.plan.keys()].filter((position) => isFinished[position]),
      sets: [{ position: 0, reps, loadKg }],
    }),
    heartRate,
    timeZone,
  }));
