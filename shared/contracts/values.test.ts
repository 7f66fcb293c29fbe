import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameSchema, titleSchema } from './values';

const accepts = (name: string) => nameSchema.safeParse(name).success;

describe('A name', () => {
  it.each(
    [
      'Ana Lopez',
      'O’Brien-Smith',
      'José Ñandú',
      'Nguyễn Thị',
      '李小龍',
      'محمد',
      'می‌خواهم',
      'श्री',
      'ක්‍රිෂ්',
      'Bo 2',
      'J.R. de la Cruz',
      'Dr.Kim Jr.',
      'Zoë 👩‍🚀',
      'Bo 🏳️‍🌈',
      'Kim 🧑🏽‍⚕️',
      'Lea 1️⃣',
      '葛󠄀城',
      'അവന്‍',
      'فاطمة‌الزهراء',
      'Kim 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
      'Cy 👨‍👩‍👧‍👦',
      'Gal·la',
      'Ọláyẹmí',
      'བསྟན་འཛིན་',
      'สมชาย',
      'שָׁלוֹם',
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
    ['fillers', '\u3164\u3164\u3164'],
    ['blank Braille', '\u2800\u2800'],
    ['a line separator', 'Ma\u2028ya'],
    ['half a character', 'Maya \ud800'],
    ['signs alone', '!!??'],
    ['a line break', 'Ma\nya'],
    ['a tower of accents', `Sam${'\u0308'.repeat(46)}`],
    ['an address with its scheme', 'You won! http://evil.example'],
    ['an address without it', 'Password reset: vita-login.com'],
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

const hiddenOnes = fc
  .integer({ min: 0, max: 0xe0fff })
  .map((code) => String.fromCodePoint(code))
  .filter((text) => /[\p{Cc}\p{DI}]/u.test(text) && !/[\s\x85\p{VS}]/u.test(text));
const marks = [
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2068',
  '\u2069',
  '\u200b',
];
const latin = fc.stringMatching(/^[A-Za-z]{2,20}$/);
const schemas = [nameSchema, titleSchema];

describe('A name of whatever characters', () => {
  it('is kept composed and trimmed, and is a name again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), (text) => {
        for (const schema of schemas) {
          const { data: kept = 'none given' } = schema.safeParse(text);
          expect(kept).toBe(kept.normalize('NFC').trim());
          expect(schema.parse(kept)).toBe(kept);
        }
      }),
    );
  });

  it('is kept without what is hidden or turns the text around, wherever it stands', () => {
    fc.assert(
      fc.property(latin, fc.oneof(hiddenOnes, fc.constantFrom(...marks)), fc.nat(20), (name, one, at) => {
        const inside = `${name.slice(0, at % name.length)}x${one}x${name.slice(at % name.length)}`;
        for (const schema of schemas) expect(schema.parse(inside)).toBe(inside.replace(one, ''));
      }),
    );
  });

  it('is kept the same where it looks the same', () => {
    for (const name of ['José', 'Nguyễn', '김민준', 'Ångström'])
      expect(nameSchema.parse(name.normalize('NFD'))).toBe(nameSchema.parse(name.normalize('NFC')));
  });
});
