import { expect, it } from 'vitest';
import { localUnits } from './local-units';

it.each([
  ['en-US', 'imperial'],
  ['es-us', 'imperial'],
  ['en-GB', 'metric'],
  ['de', 'metric'],
  ['my-MM', 'imperial'],
])('%s is first offered %s units', (language, units) => {
  expect(localUnits(language)).toBe(units);
});
