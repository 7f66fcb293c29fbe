import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDateSchema } from '../../../shared/rules/local-date';
import { leagueBands, type LeagueBandId } from './leagues';
import { isPlaceByPlan, placementIn, type Effort } from './placement';

const week = localDateSchema.parse('2026-11-30');
const next = addDays(week, 7);
const nothing: Effort = { days: [], accountSince: null, planMinutes: null, bands: [] };
const placeOf = (band: LeagueBandId) => leagueBands.findIndex(({ id }) => id === band);

/** Minutes on one day, so many days before the week. */
const trained = (minutes: number, daysAgo = 3) => {
  return { localDate: addDays(week, -daysAgo), activeSeconds: Math.round(minutes * 60), workouts: 1 };
};
const since = (daysAgo: number) => `${addDays(week, -daysAgo)}T22:30:00.000Z`;
const before = (band: LeagueBandId, weeksAgo = 1) => ({ week: addDays(week, -7 * weeksAgo), band });

describe('people of similar effort', () => {
  it.each([
    [0, 'easy'],
    [4 * 30 - 0.1, 'easy'],
    [4 * 30, 'steady'],
    [4 * 90, 'strong'],
    [4 * 180, 'devoted'],
    [8_000, 'devoted'],
  ])('with %d active minutes in the four weeks before are in one band', (minutes, band) => {
    expect(placementIn(week, { ...nothing, days: [trained(minutes)] }).band).toBe(band);
  });

  it('are placed by the four weeks before alone', () => {
    const days = [trained(999, 29), trained(999, 0), trained(119, 28)];
    expect(placementIn(week, { ...nothing, days })).toEqual({
      band: 'easy',
      minutesAWeek: 29,
      above: { band: 'steady', minutes: 1 },
    });
  });
});

describe('someone new', () => {
  it('starts where the plan leads, not in the lowest band', () => {
    const planned = { ...nothing, accountSince: since(0) };
    expect(placementIn(week, { ...planned, planMinutes: 60 }).band).toBe('steady');
    expect(placementIn(week, { ...planned, planMinutes: 90 }).band).toBe('strong');
    expect(placementIn(week, planned).band).toBe('easy');
  });

  it('is never below the plan before there is a full week, and above it if more was done', () => {
    const planned = { ...nothing, accountSince: since(3), planMinutes: 60 };
    expect(placementIn(week, planned).band).toBe('steady');
    expect(placementIn(week, { ...planned, days: [trained(90, 2)] }).band).toBe('strong');
    expect(isPlaceByPlan(since(6), week)).toBe(true);
    expect(isPlaceByPlan(since(7), week)).toBe(false);
  });

  it.each([
    [7, 30],
    [14, 60],
    [21, 90],
    [27, 116],
    [28, 120],
    [400, 120],
  ])('of %d days is in a band with %d minutes so far: the average is over the time here', (days, minutes) => {
    const effort = { ...nothing, accountSince: since(days), planMinutes: 500 };
    const of = (done: number) => placementIn(week, { ...effort, days: [trained(done)] });
    expect(of(minutes).band).toBe('steady');
    expect(of(minutes - 1)).toMatchObject({ band: 'easy', above: { band: 'steady', minutes: 1 } });
  });
});

describe('after a quiet time', () => {
  it('someone falls by one band a week at most', () => {
    expect(placementIn(week, { ...nothing, bands: [before('devoted')] }).band).toBe('strong');
    expect(placementIn(week, { ...nothing, bands: [before('devoted', 2)] }).band).toBe('steady');
    expect(placementIn(week, { ...nothing, bands: [before('devoted', 3)] }).band).toBe('easy');
    expect(placementIn(week, { ...nothing, bands: [before('easy')] }).band).toBe('easy');
  });

  it('what is missing leads to the band above the one that is kept', () => {
    const effort = { ...nothing, days: [trained(100)], bands: [before('strong')] };
    expect(placementIn(week, effort)).toEqual({
      band: 'steady',
      minutesAWeek: 25,
      above: { band: 'strong', minutes: 260 },
    });
  });

  it('the bands of the week itself and of later ones do not count', () => {
    expect(placementIn(week, { ...nothing, bands: [before('devoted', 0), before('devoted', -1)] }).band).toBe(
      'easy',
    );
  });
});

const bandIds = leagueBands.map(({ id }) => id);
const effortArbitrary: fc.Arbitrary<Effort> = fc.record({
  days: fc.array(
    fc.record({
      localDate: fc.integer({ min: -6, max: 40 }).map((ago) => addDays(week, -ago)),
      activeSeconds: fc.integer({ min: 0, max: 4 * 3_600 }),
      workouts: fc.constant(1),
    }),
    { maxLength: 30 },
  ),
  accountSince: fc.option(fc.integer({ min: -6, max: 60 }).map(since)),
  planMinutes: fc.option(fc.integer({ min: 0, max: 400 })),
  bands: fc.array(
    fc.record({
      week: fc.integer({ min: 1, max: 5 }).map((weeks) => addDays(week, -7 * weeks)),
      band: fc.constantFrom(...bandIds),
    }),
    { maxLength: 4 },
  ),
});

describe('whatever was done before', () => {
  const more = (effort: Effort, minutes: number): Effort => {
    return { ...effort, days: [...effort.days, { ...trained(minutes, -1), workouts: 1 }] };
  };

  it('more minutes never give a lower band', () => {
    fc.assert(
      fc.property(effortArbitrary, fc.integer({ min: 0, max: 600 }), (effort, minutes) => {
        const [less, greater] = [effort, more(effort, minutes)].map((each) => placementIn(next, each));
        expect(placeOf(greater!.band)).toBeGreaterThanOrEqual(placeOf(less!.band));
        expect(greater!.minutesAWeek).toBeGreaterThanOrEqual(less!.minutesAWeek);
      }),
    );
  });

  it('the minutes that are told to be missing are enough, and one fewer is not', () => {
    fc.assert(
      fc.property(effortArbitrary, (effort) => {
        const { band, above } = placementIn(next, effort);
        expect(above === null).toBe(band === 'devoted');
        if (!above) return;
        expect(placeOf(above.band)).toBe(placeOf(band) + 1);
        expect(placementIn(next, more(effort, above.minutes)).band).toBe(above.band);
        expect(placementIn(next, more(effort, above.minutes - 1)).band).toBe(band);
      }),
    );
  });

  it('a week is at most one band below the one before', () => {
    fc.assert(
      fc.property(effortArbitrary, (effort) => {
        const { band } = placementIn(week, effort);
        const after = placementIn(next, { ...effort, bands: [...effort.bands, { week, band }] });
        expect(placeOf(after.band)).toBeGreaterThanOrEqual(placeOf(band) - 1);
      }),
    );
  });
});
