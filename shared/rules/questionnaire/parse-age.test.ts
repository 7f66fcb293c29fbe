import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { underAgeText } from './bounds';
import { ageRangeOf } from './options';
import { parseAge, parseAgeRange } from './parse-age';
import { retryText } from './parse-result';

describe('an age range', () => {
  it.each([
    ['18', '18-29'],
    ['20', '18-29'],
    ['30', '30-39'],
    ['40', '40-49'],
    ['50', '50+'],
    ['60', '50+'],
    ['18-29', '18-29'],
    ['30 to 39', '30-39'],
    ['between 40 and 49', '40-49'],
    ['50+', '50+'],
    ['I am 35', '30-39'],
    ["I'm 29", '18-29'],
    ['I’m thirty-five', '30-39'],
    ['thirty five', '30-39'],
    ['in my 40s', '40-49'],
    ['early thirties', '30-39'],
    ['mid-twenties', '18-29'],
    ['under 30', '18-29'],
    ['almost 40', '30-39'],
    ['over 50', '50+'],
    ['I have 2 kids and am 41 years old', '40-49'],
    ['a teenager', '18-29'],
    ['16', '18-29'],
    ['99', '50+'],
  ])('is understood: %s is %s', (answer, range) => {
    expect(parseAgeRange(answer)).toEqual({ ok: true, value: range });
  });

  it.each(['old enough', 'no one knows', '25 or 45', 'I was born in 1990', '180', ''])(
    'is asked again: %s',
    (answer) => {
      expect(parseAgeRange(answer)).toEqual({ ok: false, reason: 'not_understood', message: retryText });
    },
  );

  it.each(['12', "I'm 9 years old", 'twelve', 'I am 12 and my mum is 40'])(
    'is refused below 13: %s',
    (answer) => {
      expect(parseAgeRange(answer)).toEqual({ ok: false, reason: 'under_13', message: underAgeText });
    },
  );
});

describe('an exact age', () => {
  it.each([
    ['35', 35],
    ["I'm 35 years old", 35],
    ['thirty-five', 35],
    ['35 and a half', 35],
    ['35.5', 35],
    ['just turned forty', 40],
    ['one hundred and two', 102],
    ['13', 13],
    ['120', 120],
    ['I am 41 and have 2 kids', 41],
    ['nearly 40', 39],
    ['36 next month', 36],
  ])('is understood: %s', (answer, age) => {
    expect(parseAge(answer)).toEqual({ ok: true, value: age });
  });

  it.each(['in my thirties', '30s', 'born in 1990? no idea', 'none of your business', '25 or 30'])(
    'is asked again: %s',
    (answer) => {
      expect(parseAge(answer).ok).toBe(false);
    },
  );

  it('is refused below 13 with a friendly reason and above 120 with the bounds', () => {
    expect(parseAge('12')).toEqual({ ok: false, reason: 'under_13', message: underAgeText });
    const tooOld = parseAge('121');
    expect(tooOld).toMatchObject({ ok: false, reason: 'out_of_range' });
    expect(tooOld).toHaveProperty('message', `${retryText} I need an age between 13 and 120.`);
  });
});

describe('the age decides the range', () => {
  it.each([
    [13, '18-29'],
    [17, '18-29'],
    [29, '18-29'],
    [30, '30-39'],
    [39, '30-39'],
    [49, '40-49'],
    [50, '50+'],
    [120, '50+'],
  ])('%i is %s', (age, range) => {
    expect(ageRangeOf(age)).toBe(range);
  });
});

describe('any age', () => {
  const seed = 6;
  const ways = ['%', "I'm %", 'I am % years old', 'aged %', '% y/o', 'I turned % last week'];
  const said = fc.constantFrom(...ways);
  const say = (way: string, age: number) => way.replace('%', String(age));

  it('from 13 to 120 is understood however it is said', () => {
    fc.assert(
      fc.property(fc.integer({ min: 13, max: 120 }), said, (age, way) => {
        expect(parseAge(say(way, age))).toEqual({ ok: true, value: age });
        expect(parseAgeRange(say(way, age))).toEqual({ ok: true, value: ageRangeOf(age) });
      }),
      { seed },
    );
  });

  it('below 13 is refused however it is said, and above 120 told its bounds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 121, max: 999 }),
        said,
        (young, old, way) => {
          expect(parseAge(say(way, young))).toMatchObject({ ok: false, reason: 'under_13' });
          expect(parseAge(say(way, old))).toMatchObject({ ok: false, reason: 'out_of_range' });
        },
      ),
      { seed },
    );
  });

  it('is never made up: the text contains it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 abcyo.,-'), maxLength: 20 }), (answer) => {
        const parsed = parseAge(answer);
        expect(answer).toContain(parsed.ok ? String(parsed.value) : '');
      }),
      { seed, numRuns: 500 },
    );
  });
});
