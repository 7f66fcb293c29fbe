import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstLetters, foldedWords, isFoundBy, rarestWord, wordsOfName } from './folded-words';

describe('The words of a name', () => {
  it.each([
    ['Zoë Łukaszewicz', ['zoe', 'lukaszewicz']],
    ['Anna-Lena O’Brien', ['anna', 'lena', 'obrien']],
    ['Ægir Straße Strasse', ['aegir', 'strasse']],
    ['İpek Işık', ['ipek', 'isik']],
    ['李小龍', ['李小龍']],
    ['-- 💪 --', []],
  ])('of %j are %j, without case, accents, and marks', (name, words) => {
    expect(foldedWords(name)).toEqual(words);
  });

  it('find it again, whole or by their beginnings, however they are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        for (const written of [name, name.toUpperCase(), name.normalize('NFD')])
          expect(isFoundBy(name, foldedWords(written))).toBe(true);
        for (const word of wordsOfName(name)) expect(isFoundBy(name, [firstLetters(word)])).toBe(true);
      }),
    );
  });

  it('have two letters at least, and the longest is looked for', () => {
    expect(wordsOfName('J R Tolkien')).toEqual(['tolkien']);
    expect(rarestWord(foldedWords('jo lindq'))).toBe('lindq');
    expect(rarestWord(foldedWords('j r'))).toBeNull();
    expect(isFoundBy('Noah Lindqvist', ['lin', 'no'])).toBe(true);
    expect(isFoundBy('Noah Lindqvist', ['lin', 'x'])).toBe(false);
  });
});
