import { expect, it } from 'vitest';
import { localUnits } from './local-units';

it.each([
  ['en-US', 'imperial'],
  ['es-us', 'imperial'],
  ['en-GB', 'metric'],
  ['de', 'metric'],
  ['my-MM', 'imperial'],
  ['en-US@posix', 'imperial'],
  ['en_US.UTF-8', 'imperial'],
  ['C', 'metric'],
  ['', 'metric'],
])('%s is first offered %s units', (language, units) => {
  expect(localUnits(language)).toBe(units);
});
