import { expect, it } from 'vitest';
import { distanceText } from './activity-text';

it.each([
  ['10.2 km', 10_240, 'run', 'metric'],
  ['6.4 mi', 10_240, 'run', 'imperial'],
  ['6.2 mi', 10_000, 'walk', 'stone'],
  ['164 km', 164_000, 'ride', 'metric'],
  ['1,500 m', 1500, 'swim', 'metric'],
  ['1,640 yd', 1500, 'swim', 'imperial'],
] as const)('a distance is %s', (text, meters, kind, units) => {
  expect(distanceText(meters, kind, units)).toBe(text);
});
