import { describe, expect, it } from 'vitest';
import { addDays } from '../../../shared/rules/local-date';
import { hardActivities, loadOfActivity, type OutsideActivity } from './outside';
import { activityText, alsoText } from './outside-texts';
import { monday } from './training.fixture';

const activity = (changes: Partial<OutsideActivity> = {}): OutsideActivity => ({
  date: monday,
  kind: 'run',
  minutes: 60,
  distanceMeters: 10_000,
  ...changes,
});

describe('the load of an activity', () => {
  it.each([
    ['a run of 10 km in an hour', {}, 588],
    ['a slower run of the same time', { distanceMeters: 8500 }, 498],
    ['a run without a distance', { distanceMeters: null }, 480],
    ['a ride of 20 km in an hour', { kind: 'ride', distanceMeters: 20_000 }, 480],
    ['a walk of 5 km in an hour', { kind: 'walk', distanceMeters: 5000 }, 210],
    ['40 minutes of swimming 1.5 km', { kind: 'swim', minutes: 40, distanceMeters: 1500 }, 232],
    ['strength training', { kind: 'strength', minutes: 40, distanceMeters: null }, 140],
    ['yoga, as our own stretches', { kind: 'yoga', distanceMeters: null }, 0],
  ] as const)('is METs times minutes: %s', (_, changes, load) => {
    expect(loadOfActivity(activity(changes))).toBeCloseTo(load);
  });

  it('ends where the person did, if the watch ran on', () => {
    expect(loadOfActivity(activity({ minutes: 1440 }))).toBeCloseTo(150 * 6);
    expect(loadOfActivity(activity({ minutes: 1440, distanceMeters: null }))).toBe(180 * 8);
  });

  it('believes no speed that only a car has', () => {
    expect(loadOfActivity(activity({ distanceMeters: 60_000 }))).toBe(60 * 8);
  });
});

describe('muscles', () => {
  const isHard = (changes: Partial<OutsideActivity>, days = 1) =>
    hardActivities([activity(changes)], addDays(monday, days)).length > 0;

  it.each([
    ['after a long run', true, {}],
    ['not after a short one', false, { minutes: 15, distanceMeters: 2500 }],
    ['after a long swim', true, { kind: 'swim', minutes: 45, distanceMeters: 2000 }],
    ['after lifting', true, { kind: 'strength', minutes: 30, distanceMeters: null }],
    ['not after a walk', false, { kind: 'walk', minutes: 120, distanceMeters: 9000 }],
    ['not after yoga', false, { kind: 'yoga', minutes: 90, distanceMeters: null }],
  ] as const)('rest %s', (_, rests, changes) => {
    expect(isHard(changes)).toBe(rests);
  });

  it('rest for less than two days', () => {
    expect([0, 1, 2].map((days) => isHard({}, days))).toEqual([true, true, false]);
  });
});

describe('words', () => {
  it.each([
    ['You ran 10 km yesterday', {}, 'metric'],
    ['You ran 6.2 miles yesterday', {}, 'imperial'],
    ['You walked 1 mile yesterday', { kind: 'walk', distanceMeters: 1609 }, 'stone'],
    ['You rode for 90 minutes yesterday', { kind: 'ride', minutes: 90, distanceMeters: null }, 'metric'],
    ['You did 40 minutes of strength training yesterday', { kind: 'strength', minutes: 40 }, 'metric'],
    ['You were active for 60 minutes yesterday', { kind: 'other' }, 'metric'],
  ] as const)('say %s', (text, changes, units) => {
    expect(activityText(activity(changes), addDays(monday, 1), units)).toBe(text);
  });

  it('say today of today', () => {
    expect(activityText(activity({ kind: 'swim', distanceMeters: 1500 }), monday, 'metric')).toBe(
      'You swam 1,500 m today',
    );
  });

  it('count what was done beside the sessions', () => {
    const [run, swim] = [activity(), activity({ kind: 'swim' })];
    expect(alsoText([run, swim, run])).toBe('You also ran twice and swam once.');
    expect(alsoText([run, run, run])).toBe('You also ran three times.');
    expect(alsoText([activity({ kind: 'walk' })])).toBeNull();
  });
});
