import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { talkCasesSchema, wrongIn } from './judge-talk';

// The cases of the blind half are not printed, only how many of each kind are wrong.
const halves = [
  { name: 'our own half', file: 'onboarding-talk.json', isOurs: true, fewest: 150 },
  { name: 'the blind half', file: 'blind/onboarding-talk.json', isOurs: false, fewest: 1 },
].map((half) => ({ ...half, path: join(import.meta.dirname, half.file) }));
const requiredShare = 0.98;

describe('What is said to a question of the questionnaire', () => {
  it.each(halves.filter(({ path, isOurs }) => isOurs || existsSync(path)))(
    'is taken as it was meant: $name',
    ({ path, isOurs, fewest }) => {
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
    },
  );
});
