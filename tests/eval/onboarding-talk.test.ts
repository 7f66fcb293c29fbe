import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { talkCasesSchema, wrongIn } from './judge-talk';

// The goal is 98 of 100 in all; the blind ones may not fall below their score so far. Their cases are not printed, only how
// many of each kind are wrong.
const halves = [
  { name: 'our own half', file: 'onboarding-talk.json', isOurs: true, fewest: 150, requiredShare: 0.98 },
  {
    name: 'the blind half',
    file: 'blind/onboarding-talk.json',
    isOurs: false,
    fewest: 220,
    requiredShare: 0.92,
  },
  {
    name: 'a second blind author',
    file: 'blind/onboarding-talk-2.json',
    isOurs: false,
    fewest: 260,
    requiredShare: 0.86,
  },
].map((half) => ({ ...half, path: join(import.meta.dirname, half.file) }));

describe('What is said to a question of the questionnaire', () => {
  it.each(halves)('is taken as it was meant: $name', ({ path, isOurs, fewest, requiredShare }) => {
    const cases = talkCasesSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    const wrong = cases.flatMap((each) => {
      const reason = wrongIn(each);
      if (reason === null) return [];
      return [isOurs ? `${each.asked}: ${each.text} (${reason})` : `${each.is} at ${each.asked}`];
    });
    expect(
      wrong.length,
      `${wrong.length} of ${cases.length} are taken wrongly:\n${wrong.toSorted().join('\n')}`,
    ).toBeLessThanOrEqual(Math.floor(cases.length * (1 - requiredShare)));
    expect(cases.length).toBeGreaterThanOrEqual(fewest);
  });
});
