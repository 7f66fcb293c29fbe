import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { coachContract } from '../../shared/contracts/coach';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { sparedContract } from '../../shared/contracts/spared';
import { nameSchema } from '../../shared/contracts/values';
import { wordsOf } from '../../shared/rules/reading/words';
import { wordsOf as searchWordsOf } from '../../web/features/exercises/search-words';

const caseSchema = z.object({
  kind: z.enum(['name', 'note', 'message', 'search']),
  text: z.string(),
  /** Whoever is asked again has been refused with a sentence. */
  right: z.enum(['accepted', 'refused', 'asked']),
  stored: z.string().optional(),
  /** What a reader must find in it. */
  reads: z.string().optional(),
});
type Case = z.output<typeof caseSchema>;

const schemas = {
  name: nameSchema,
  note: sparedContract.tellSpared.body.shape.words,
  message: coachContract.sendMessage.body.shape.message,
  search: nutritionContract.searchFoods.query.shape.q,
};

function isRight({ kind, text, right, stored, reads }: Case): boolean {
  const { data, error } = schemas[kind].safeParse(text);
  if (data === undefined) return right !== 'accepted' && Boolean(error?.issues[0]?.message);
  const readWords = kind === 'search' ? searchWordsOf : wordsOf;
  const found = new Set(readWords(data).map((word) => word.text));
  const isRead = readWords(reads ?? '').every((word) => found.has(word.text));
  return right === 'accepted' && (stored === undefined || data === stored) && isRead;
}

// The cases of the blind half are not printed.
const halves = [
  { name: 'our own half', file: 'hidden-text.json', requiredShare: 1 },
  { name: 'the blind half', file: 'blind/hidden-text.json', requiredShare: 0.95 },
].map((half) => ({ ...half, path: join(import.meta.dirname, half.file) }));

describe('Text with characters that nobody sees', () => {
  it.each(halves)(
    'is kept, refused, and read as it looks: $name, at least $requiredShare',
    ({ path, name, requiredShare }) => {
      if (name === 'the blind half' && !existsSync(path)) return;
      const cases = z.array(caseSchema).parse(JSON.parse(readFileSync(path, 'utf8')));
      const wrong = cases.filter((each) => !isRight(each));
      const told = name === 'our own half' ? JSON.stringify(wrong) : wrong.map(({ kind }) => kind).join();
      expect(wrong.length, `${wrong.length} of ${cases.length} are not: ${told}`).toBeLessThanOrEqual(
        Math.floor(cases.length * (1 - requiredShare)),
      );
      expect(cases.length).toBeGreaterThanOrEqual(40);
    },
  );
});
