import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kgFromPounds } from '../units';
import { bodyQuantity } from './quantities';
import { numberReadings, withPlainNumbers } from './read-number';
import { readQuantity, type Quantity } from './read-quantity';

const grams: Quantity = { minimum: 0, maximum: 5_000, units: [{ words: /^g$/, is: 1 }], bare: [1] };
const weight = bodyQuantity('weightKg', 'metric');

describe('a typed number', () => {
  it.each([
    ['72', 72],
    ['72,5', 72.5],
    ['.5', 0.5],
    ['5,', 5],
    [' 8 ', 8],
    ['1,500', 1_500],
    ['1.500', 1_500],
    ['1 500', 1_500],
    ["1'500", 1_500],
    ['1\u202f500,5', 1_500.5],
    ['1.234,5', 1_234.5],
    ['1,234.5', 1_234.5],
    ['12,500', 12.5],
    ['0,125', 0.125],
    ['１２．５', 12.5],
    ['١٬٢٣٤٫٥', 1_234.5],
    ['१२.५', 12.5],
    ['১২০', 120],
    ['๑๒๐', 120],
    ['𝟏𝟐𝟎', 120],
    ['½', 0.5],
    ['1½', 1.5],
    ['2 3/4 g', 2.75],
    ['+5', 5],
    ['about 80 g', 80],
    ['five', 5],
    ['two hundred and fifty', 250],
    ['a hundred g', 100],
    ['half a g', 0.5],
  ])('is read from %j', (text, value) => {
    expect(readQuantity(text, grams)).toBe(value);
  });

  it.each(['', ' ', '\u200b'])('is null when nothing was typed: %j', (text) => {
    expect(readQuantity(text, grams)).toBeNull();
  });

  it.each(
    ',|.|-|-5|−5|1,2,3|1.2.3|1e9|0x10|Infinity|NaN|few|1 2|50%|$5|3-4|10/2|1_000|5²|5 of them|12:30|g'.split(
      '|',
    ),
  )('is not guessed from %j', (text) => {
    expect(readQuantity(text, grams)).toBeNaN();
  });

  it('is never more than finite, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const value = readQuantity(text, weight) ?? 0;
        expect(Number.isNaN(value) || (Number.isFinite(value) && value >= 0)).toBe(true);
      }),
      { seed: 3, numRuns: 2_000 },
    );
  });
});

describe('a measure with its unit', () => {
  it.each([
    ['160 lb', 72.574779],
    ['lbs 160', 72.574779],
    ['11 st 4', 71.667594],
    ['11st 4lb', 71.667594],
    ['11 stone and 4 pounds', 71.667594],
    ['80,5 kg', 80.5],
    ['80\u00a0kg.', 80],
    ['80公斤', 80],
    ['80 kg (176 lb)', 80],
  ])('is converted: %s is %d kg', (text, kg) => {
    expect(readQuantity(text, weight)).toBe(kg);
  });

  it.each(['11 st 15 lb', '80 cm', '160 lb 4', '80 kg 90'])('is not guessed: %s', (text) => {
    expect(readQuantity(text, weight)).toBeNaN();
  });

  it.each([
    ["5'8", 172.72],
    ['5 ft 8½ in', 173.99],
    ['1,72 m', 172],
    ['1m72', 172],
    ['172', 172],
    ['68', 172.72],
    ['5 11', 180.34],
  ])('is a height: %s is %d cm', (text, cm) => {
    expect(readQuantity(text, bodyQuantity('heightCm', 'imperial'))).toBe(cm);
  });
});

describe('a weight of someone who weighs in stone', () => {
  const read = (text: string) => readQuantity(text, bodyQuantity('weightKg', 'stone'));

  it.each([
    ['11', 11 * 14],
    ['40', 40 * 14],
    ['11 4', 158],
    ['9 13.5', 139.5],
    ['11.10', 164],
    ['11½', 161],
    ['11,5', 161],
    ['158', 158],
    ['98.5', 98.5],
    ['11 st 4', 158],
    ['11stone 4lb', 158],
  ])('needs no unit: %s is %d pounds', (text, pounds) => {
    expect(read(text)).toBeCloseTo(kgFromPounds(pounds), 5);
  });

  it.each(['11.4', '11-4', '11 14', '11 st 14'])('is not guessed: %s', (text) => {
    expect(read(text)).toBeNaN();
  });

  it('above 40 it is no stone', () => {
    expect(read('41')).toBeCloseTo(kgFromPounds(41), 5);
  });
});

describe('a number in a sentence', () => {
  it('gets a decimal point, unless it could be thousands', () => {
    expect(withPlainNumbers("80,5 then 1.234,5, 5'8 and 1,500")).toBe("80.5 then 1234.5, 5'8 and 1,500");
  });

  it('shows its decimal mark, or two that it could be', () => {
    expect(numberReadings('1,5')).toEqual([{ value: 1.5, mark: ',' }]);
    expect(numberReadings('1.234').map(({ mark }) => mark)).toEqual(['.', ',']);
    expect(numberReadings('1 234')).toEqual([{ value: 1_234, mark: null }]);
    expect(numberReadings('1,00,000')).toEqual([{ value: 100_000, mark: '.' }]);
  });
});
