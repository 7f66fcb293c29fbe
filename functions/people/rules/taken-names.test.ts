import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTakenName } from './taken-names';

describe('The name of the coach or of ours', () => {
  const disguises: Record<string, string[]> = {
    a: ['a', 'A', 'а', 'А', 'α', 'á', 'ａ', '𝐚', '4', 'ᴀ'],
    n: ['n', 'N', 'н', 'ո', 'ñ', 'ｎ', '𝓷'],
    v: ['v', 'V', 'ν', 'ѵ', 'ｖ'],
    i: ['i', 'I', 'l', '1', 'і', 'í'],
    t: ['t', 'T', 'т', 'τ', 'ｔ'],
  };
  const between = fc.constantFrom('', ' ', '.', '-', '_', ' · ');
  const disguised = (word: string) =>
    fc
      .tuple(
        ...[...word].map((letter) => fc.tuple(fc.constantFrom(...(disguises[letter] ?? [letter])), between)),
      )
      .map((parts) => parts.map(([letter, gap]) => letter + gap).join(''));

  it.each([
    'Ana',
    'A n a',
    'ana!',
    'Аna',
    'ＡＮＡ',
    'Vita',
    'Vita ⭐',
    'Ana™',
    'Coach Ana',
    'Ana (official)',
    'Ana Coach',
  ])('is no one’s: %s', (name) => expect(isTakenName(name)).toBe(true));

  it.each([
    'Support',
    'admin',
    'M0derator',
    'Vita Support',
    'Official',
    'Vita Team',
    'Admin Team',
    'Administrator',
  ])('is no one’s: %s', (name) => expect(isTakenName(name)).toBe(true));

  it('is no one’s in any disguise, and is part of a whole name', () => {
    fc.assert(
      fc.property(fc.constantFrom('ana', 'vita').chain(disguised), (name) => {
        expect(isTakenName(name)).toBe(true);
        expect(isTakenName(`${name} Lopez`)).toBe(false);
      }),
    );
  });

  it.each([
    'Ana Lopez',
    'Anna',
    'Vitali',
    'Coach Mike',
    'Adminah',
    'Anna Official',
    'Ана Иванова',
    'Dolce Vita',
  ])('is not that of %s', (name) => expect(isTakenName(name)).toBe(false));
});
