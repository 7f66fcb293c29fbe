import { describe, expect, it } from 'vitest';
import { heartRateOf, maximumHeartRate, measuredSeconds, zoneOf, zonesOf } from './heart-rate';

describe('The maximum by age', () => {
  it.each([
    [20, 194],
    [40, 180],
    [65, 163],
  ])('at %i is %i', (age, maximum) => expect(maximumHeartRate(age)).toBe(maximum));
});

describe('Zones', () => {
  const zones = zonesOf(180);

  it('begin at shares of the maximum', () => expect(zones).toEqual([103, 115, 139, 173]));

  it.each([
    [60, 1],
    [102, 1],
    [103, 2],
    [115, 3],
    [138, 3],
    [139, 4],
    [173, 5],
    [210, 5],
  ])('%i beats are in zone %i', (beats, zone) => expect(zoneOf(beats, zones)).toBe(zone));
});

describe('A series', () => {
  it('has an average and a highest value, without its gaps', () => {
    const beats = [120, null, 140, null, 131];
    expect(heartRateOf(beats)).toEqual({ average: 130, maximum: 140 });
    expect(measuredSeconds(beats)).toBe(15);
  });

  it('has neither if the strap told nothing', () => {
    expect(heartRateOf([null, null])).toBeNull();
    expect(heartRateOf([])).toBeNull();
  });
});
