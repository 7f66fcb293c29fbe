import { describe, expect, it } from 'vitest';
import { parseName, parseNote } from './parse-text';
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

describe('a name', () => {
  it.each([
    ['Maya', 'Maya'],
    ['My name is Maya.', 'Maya'],
    ["Hi, I'm Tomás!", 'Tomás'],
    ['call me Jo', 'Jo'],
    ['Anne-Marie O’Neill', "Anne-Marie O'Neill"],
    ['Isabel', 'Isabel'],
  ])('is understood: %s', (answer, name) => {
    expect(parseName(answer)).toEqual({ ok: true, value: name });
  });

  it.each(['', 'x', '42', 'my name is', 'a'.repeat(61)])('is asked again: %s', (answer) => {
    expect(parseName(answer).ok).toBe(false);
  });
});
