import { describe, expect, it } from 'vitest';
import { parseNote } from './parse-text';
import { retryText } from './parse-result';

describe('a free answer', () => {
  it.each([
    'none',
    'None.',
    'no',
    'nope',
    'nothing',
    'N/A',
    'not really',
    'no pain',
    "I don't have any",
    'skip',
  ])('is stored as nothing: %s', (answer) => {
    expect(parseNote(answer)).toEqual({ ok: true, value: null });
  });

  it.each([
    ['  asthma  ', 'asthma'],
    ['No sugar, diabetes type 2', 'No sugar, diabetes type 2'],
    ['none of my knees bend well', 'none of my knees bend well'],
  ])('is kept in its own words: %s', (answer, note) => {
    expect(parseNote(answer)).toEqual({ ok: true, value: note });
  });

  it('has at most 500 characters', () => {
    expect(parseNote('a'.repeat(500)).ok).toBe(true);
    expect(parseNote('a'.repeat(501))).toMatchObject({ ok: false, reason: 'too_long' });
  });

  it('is not a blank line', () => {
    expect(parseNote('   ')).toEqual({ ok: false, reason: 'not_understood', message: retryText });
  });
});
