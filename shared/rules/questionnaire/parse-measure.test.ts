import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHeight, formatWeight, storedCm, storedKg } from '../units';
import { parseHeightCm, parseTargetWeightKg, parseWeightKg } from './parse-measure';
import { retryText } from './parse-result';

describe('a height', () => {
  it.each([
    ['172', 172],
    ['172 cm', 172],
    ['172,5', 172.5],
    ["I'm 168.4cm tall", 168.4],
    ['1.72', 172],
    ['1.72 m', 172],
    ['1m72', 172],
    ['1 metre 72', 172],
    ['2 meters', 200],
    ['5\'8"', 172.72],
    ['5’8', 172.72],
    ['5 ft 8', 172.72],
    ['5 feet 8 inches', 172.72],
    ['five foot eight', 172.72],
    ['6 foot', 182.88],
    ['5 11', 180.34],
    ['68 inches', 172.72],
    ['one seventy five', 175],
    ['one hundred and seventy five point five', 175.5],
    ['172 cm (5\'8")', 172],
    ['5ft11in', 180.34],
    ['1m 72cm', 172],
    ['one point seven two metres', 172],
    ['100', 100],
    ['250', 250],
  ])('is understood: %s is %d cm', (answer, cm) => {
    expect(parseHeightCm(answer)).toEqual({ ok: true, value: cm });
  });

  it.each(['99', '251', '3 m', '17'])('is refused outside its bounds: %s', (answer) => {
    const message = `${retryText} I need a height between 100 and 250 cm.`;
    expect(parseHeightCm(answer)).toEqual({ ok: false, reason: 'out_of_range', message });
  });

  it.each(['tall', '', '160 or 170'])('is asked again: %s', (answer) => {
    expect(parseHeightCm(answer)).toEqual({ ok: false, reason: 'not_understood', message: retryText });
  });
});

describe('a weight', () => {
  it.each([
    ['70', 70],
    ['70 kg', 70],
    ['70.54 kilos', 70.54],
    ['70,5kg', 70.5],
    ['about 70', 70],
    ['154 lb', 69.853],
    ['154lbs', 69.853],
    ['one fifty four pounds', 69.853],
    ['11 stone', 69.853],
    ['11 st 4', 71.668],
    ['eleven stone four pounds', 71.668],
    ['eighty two point five', 82.5],
    ['30', 30],
    ['300', 300],
  ])('is understood: %s is %d kg', (answer, kg) => {
    expect(parseWeightKg(answer)).toEqual({ ok: true, value: kg });
  });

  it.each(['29', '301 kg', '20 pounds'])('is refused outside its bounds: %s', (answer) => {
    expect(parseWeightKg(answer)).toMatchObject({ ok: false, reason: 'out_of_range' });
  });

  it.each(['too much', '60 or 70'])('is asked again: %s', (answer) => {
    expect(parseWeightKg(answer)).toMatchObject({ ok: false, reason: 'not_understood' });
  });
});

describe('a target weight', () => {
  it.each(['skip', 'Skip it', 'none', 'no', "I don't have one", 'not sure', 'maybe later', 'n/a'])(
    'can be left open: %s',
    (answer) => {
      expect(parseTargetWeightKg(answer)).toEqual({ ok: true, value: null });
    },
  );

  it.each([
    ['65', 65],
    ['no idea, 65 kg maybe', 65],
    ['140 lb', 63.503],
  ])('is understood: %s is %d kg', (answer, kg) => {
    expect(parseTargetWeightKg(answer)).toEqual({ ok: true, value: kg });
  });

  it('is refused outside its bounds and asked again when it is no number', () => {
    expect(parseTargetWeightKg('5')).toMatchObject({ ok: false, reason: 'out_of_range' });
    expect(parseTargetWeightKg('lighter')).toMatchObject({ ok: false, reason: 'not_understood' });
  });
});

describe('a measure as the app writes it', () => {
  const seed = 4;
  const tenths = (minimum: number, maximum: number) =>
    fc.integer({ min: minimum * 10, max: maximum * 10 }).map((value) => value / 10);
  const read = (parsed: { ok: true; value: number } | { ok: false }) => (parsed.ok ? parsed.value : NaN);

  it('is read back as it was: kilograms and centimeters', () => {
    fc.assert(
      fc.property(tenths(30, 300), tenths(100, 250), (kg, cm) => {
        expect(read(parseWeightKg(formatWeight(kg, 'metric')))).toBe(kg);
        expect(read(parseHeightCm(formatHeight(cm, 'metric')))).toBe(cm);
      }),
      { seed },
    );
  });

  it('is read back within a twentieth of a pound or a quarter of an inch', () => {
    fc.assert(
      fc.property(tenths(31, 299), tenths(102, 248), (kg, cm) => {
        expect(Math.abs(read(parseWeightKg(formatWeight(kg, 'imperial'))) - kg)).toBeLessThan(0.024);
        expect(Math.abs(read(parseHeightCm(formatHeight(cm, 'imperial'))) - cm)).toBeLessThan(0.64);
      }),
      { seed },
    );
  });

  it('may be typed with a comma, with space around it and in capitals', () => {
    fc.assert(
      fc.property(tenths(30, 300), (kg) => {
        expect(parseWeightKg(`  ${String(kg).replace('.', ',')} KG `)).toEqual({ ok: true, value: kg });
      }),
      { seed },
    );
  });
});

describe('whatever is typed', () => {
  const seed = 5;

  it('a measure that is taken lies within its bounds, to a gram or a tenth of a millimeter', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc
        .tuple(fc.double({ min: 0, max: 500, noNaN: true }), fc.constantFrom('', 'cm', 'kg', 'lb', 'ft', 'm'))
        .map(([value, unit]) => `${value.toFixed(3)} ${unit}`),
    );
    fc.assert(
      fc.property(text, (answer) => {
        const taken = (parsed: ReturnType<typeof parseHeightCm>) => (parsed.ok ? [parsed.value] : []);
        const heights = taken(parseHeightCm(answer));
        const weights = taken(parseWeightKg(answer));
        expect(heights.filter((cm) => cm < 100 || cm > 250)).toEqual([]);
        expect(weights.filter((kg) => kg < 30 || kg > 300)).toEqual([]);
        expect(heights).toEqual(heights.map(storedCm));
        expect(weights).toEqual(weights.map(storedKg));
      }),
      { seed, numRuns: 500 },
    );
  });
});
