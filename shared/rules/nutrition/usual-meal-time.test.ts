import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hourOf } from '../hour-of';
import { addDays, localDateOf, localDateSchema } from '../local-date';
import { mealTypeAt, mealTypes } from './meal-types';
import { usualMealTime } from './usual-meal-time';

const day = localDateSchema.parse('2026-01-01');
const zones = [
  'UTC',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Berlin',
];

it.each([
  ['UTC', '2026-07-02T19:00:00.000Z'],
  ['America/Los_Angeles', '2026-07-03T02:00:00.000Z'],
  ['Asia/Kathmandu', '2026-07-02T13:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-07-02T05:00:00.000Z'],
])('dinner in %s is at seven on that evening', (zone, instant) => {
  expect(usualMealTime(localDateSchema.parse('2026-07-02'), 'dinner', zone).toISOString()).toBe(instant);
});

it('a meal of any day, in any zone, is on that day and at its time of day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 730 }),
      fc.constantFrom(...mealTypes),
      fc.constantFrom(...zones),
      (days, mealType, zone) => {
        const date = addDays(day, days);
        const at = usualMealTime(date, mealType, zone);
        expect(localDateOf(at, zone)).toBe(date);
        expect(mealTypeAt(hourOf(at, zone))).toBe(mealType);
      },
    ),
  );
});
