import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foodSentencesSchema, problemOf } from './judge-sentences';

// The goal is nine of ten in each; the blind half may not fall below its score so far.
const parts = [
  { name: 'our own half', file: 'food-sentences.json', requiredShare: 0.9 },
  { name: 'told as people do', file: 'food-sentences-told.json', requiredShare: 0.92 },
  { name: 'the blind half', file: 'blind/food-sentences.json', requiredShare: 0.48 },
].map((part) => ({ ...part, path: join(import.meta.dirname, part.file) }));

describe('A sentence about food', () => {
  it.each(parts)(
    'is read right to item and amount: $name, at least $requiredShare',
    ({ path, requiredShare }) => {
      const sentences = foodSentencesSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
      const problems = sentences.flatMap((sentence) => problemOf(sentence) ?? []);
      const allowed = Math.floor(sentences.length * (1 - requiredShare));
      expect(
        problems.slice(allowed),
        `${problems.length} of ${sentences.length} are read wrongly`,
      ).toHaveLength(0);
      expect(sentences.length).toBeGreaterThanOrEqual(100);
    },
  );
});
