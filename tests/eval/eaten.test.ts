import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countFound, eatenSchema, isRight } from './judge-eaten';

// The goal is 90 of 100; neither half may fall below what it reached so far. The blind cases are not printed.
const halves = [
  { name: 'our own half', file: 'eaten.json', ofSentences: 0.9, ofItems: 0.96 },
  { name: 'our second half', file: 'eaten-2.json', ofSentences: 0.85, ofItems: 0.93 },
  { name: 'the blind half', file: 'blind/eaten.json', ofSentences: 0.68, ofItems: 0.88 },
];

describe('What somebody says they ate', () => {
  it.each(halves)('is noted as a dietitian would: $name', ({ file, ofSentences, ofItems }) => {
    const sentences = eatenSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
    const right = sentences.filter(isRight).length;
    const { items, found } = countFound(sentences);
    expect(right / sentences.length, `${right} of ${sentences.length} sentences`).toBeGreaterThanOrEqual(
      ofSentences,
    );
    expect(found / items, `${found} of ${items} items`).toBeGreaterThanOrEqual(ofItems);
    expect(sentences.length).toBeGreaterThanOrEqual(120);
  });
});
