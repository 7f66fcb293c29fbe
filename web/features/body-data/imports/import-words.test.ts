import { describe, expect, it } from 'vitest';
import { countsText, importName } from './import-words';

const none = { activities: 0, steps: 0, weights: 0, restingHeartRates: 0 };
const file = (name: string) => new File([], name);

describe('An import in words', () => {
  it.each([
    [none, ''],
    [{ ...none, activities: 1 }, '1 activity'],
    [{ ...none, activities: 2, weights: 1 }, '2 activities and 1 weight'],
    [
      { activities: 1_204, steps: 1, weights: 2, restingHeartRates: 3 },
      '1,204 activities, 1 day of steps, 2 weights, and 3 resting heart rates',
    ],
  ])('says what it added', (counts, text) => {
    expect(countsText(counts)).toBe(text);
  });

  it.each([
    [['run.fit'], 'run.fit'],
    [['run.fit', 'ride.fit', 'swim.fit'], 'run.fit and 2 more'],
    [[`${'a'.repeat(90)}.fit`], `${'a'.repeat(18)}…${'a'.repeat(14)}.fit`],
    [['x'], 'A file'],
  ])('is called by its files: %j', (names, text) => {
    expect(importName(names.map(file))).toBe(text);
  });
});
