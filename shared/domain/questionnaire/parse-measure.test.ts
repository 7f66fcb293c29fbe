import { describe, expect, it } from 'vitest';
import { parseHeightCm, parseTargetWeightKg, parseWeightKg } from './parse-measure';
import { retryText } from './parsed';

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
    ['5\'8"', 172.7],
    ['5’8', 172.7],
    ['5 ft 8', 172.7],
    ['5 feet 8 inches', 172.7],
    ['five foot eight', 172.7],
    ['6 foot', 182.9],
    ['5 11', 180.3],
    ['68 inches', 172.7],
    ['one seventy five', 175],
    ['one hundred and seventy five point five', 175.5],
    ['172 cm (5\'8")', 172],
    ['5ft11in', 180.3],
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
    ['70.54 kilos', 70.5],
    ['70,5kg', 70.5],
    ['about 70', 70],
    ['154 lb', 69.9],
    ['154lbs', 69.9],
    ['one fifty four pounds', 69.9],
    ['11 stone', 69.9],
    ['11 st 4', 71.7],
    ['eleven stone four pounds', 71.7],
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
    ['140 lb', 63.5],
  ])('is understood: %s is %d kg', (answer, kg) => {
    expect(parseTargetWeightKg(answer)).toEqual({ ok: true, value: kg });
  });

  it('is refused outside its bounds and asked again when it is no number', () => {
    expect(parseTargetWeightKg('5')).toMatchObject({ ok: false, reason: 'out_of_range' });
    expect(parseTargetWeightKg('lighter')).toMatchObject({ ok: false, reason: 'not_understood' });
  });
});
