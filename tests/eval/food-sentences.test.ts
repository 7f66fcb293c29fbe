import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foodSentencesSchema, problemOf } from './judge-sentences';

const requiredShare = 0.9;
const halves = [
  { name: 'our own half', file: 'food-sentences.json' },
  { name: 'the blind half', file: 'blind/food-sentences.json' },
].map((half) => ({ ...half, path: join(import.meta.dirname, half.file) }));

describe('A sentence about food', () => {
  it.each(halves.filter(({ path }) => existsSync(path)))(
    'is read right to item and amount nine times of ten: $name',
    ({ path }) => {
      const sentences = foodSentencesSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
      const problems = sentences.flatMap((sentence) => problemOf(sentence) ?? []);
      const allowed = Math.floor(sentences.length * (1 - requiredShare));
      expect(problems.slice(allowed)).toEqual([]);
      expect(sentences.length).toBeGreaterThanOrEqual(100);
    },
  );
});
