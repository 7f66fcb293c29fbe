import { expect, it } from 'vitest';
import { createThrottle } from './throttle';

it('admits a burst, then as many as the rate allows', () => {
  let now = 0;
  const admit = createThrottle({ ratePerSecond: 10, burst: 3 }, () => now);
  expect([admit(), admit(), admit(), admit()]).toEqual([true, true, true, false]);
  now = 100;
  expect([admit(), admit()]).toEqual([true, false]);
  now = 60_000;
  expect([admit(), admit(), admit(), admit()]).toEqual([true, true, true, false]);
});
