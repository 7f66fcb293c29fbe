import { expect, it } from 'vitest';
import { hourOf } from './hour-of';

it.each([
  ['2026-11-20T00:15:00Z', 'UTC', 0],
  ['2026-11-20T23:59:59Z', 'UTC', 23],
  ['2026-11-20T20:00:00Z', 'Asia/Kolkata', 1],
  ['2026-11-20T11:00:00Z', 'Pacific/Auckland', 0],
  ['2026-07-01T12:00:00Z', 'Europe/London', 13],
])('at %s in %s it is hour %i', (instant, timeZone, hour) => {
  expect(hourOf(new Date(instant), timeZone)).toBe(hour);
});
