import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localDateSchema } from '../../../shared/rules/local-date';
import {
  lastWeekText,
  ordinal,
  placementBarText,
  placementParts,
  placementText,
  startDayText,
  timeLeftText,
} from './league-text';

const zone = vi.hoisted(() => vi.fn<() => string | null>());
vi.mock('../../lib/device-zone', () => ({ deviceZone: zone }));

const endsAt = '2026-11-30T00:00:00.000Z';
const before = (minutes: number) => Date.parse(endsAt) - minutes * 60_000;

describe('the time left', () => {
  it.each([
    [7 * 1_440, 'Ends in 7 days'],
    [1_441, 'Ends in 2 days'],
    [1_440, 'Ends in 24 hours'],
    [60, 'Ends in 1 hour'],
    [59.2, 'Ends in 1 hour'],
    [59, 'Ends in 59 minutes'],
    [1, 'Ends in 1 minute'],
    [0, 'Ends now'],
  ])('%d minutes before the end is: %s', (minutes, text) => {
    expect(timeLeftText(endsAt, before(minutes))).toBe(text);
  });
});

describe('a place', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [13, '13th'],
    [21, '21st'],
    [30, '30th'],
  ])('%d is the %s', (place, text) => expect(ordinal(place)).toBe(text));
});

describe('last week', () => {
  const result = {
    week: localDateSchema.parse('2026-11-16'),
    place: 2,
    members: 9,
    won: false,
    workouts: 3,
    minutes: 64,
  };

  it('is described with one of the best places and its minutes', () => {
    expect(lastWeekText(result)).toBe('Last week: 2nd of 9 with 64 minutes.');
    expect(lastWeekText({ ...result, place: 1, won: true })).toBe(
      'Last week was yours: 1st of 9 with 64 minutes.',
    );
    expect(lastWeekText({ ...result, place: 1, members: 1, minutes: 1 })).toBe(
      'Last week you had the league to yourself: 1 minute.',
    );
  });

  it('is what was counted for everyone else, never a place', () => {
    const low = { ...result, place: 18, members: 20 };
    expect(lastWeekText(low)).toBe('Last week: 3 workouts and 64 minutes.');
    expect(lastWeekText({ ...low, workouts: 0, minutes: 2 })).toBe('Last week: 2 minutes.');
    expect(lastWeekText({ ...low, workouts: 1, minutes: 1 })).toBe('Last week: 1 workout and 1 minute.');
    expect(lastWeekText({ ...low, workouts: 0, minutes: 0 })).toBeNull();
    // Everything was removed, by everyone.
    expect(lastWeekText({ ...result, place: 1, workouts: 0, minutes: 0 })).toBeNull();
    expect(lastWeekText({ ...result, place: 1, members: 1, workouts: 0, minutes: 0 })).toBeNull();
  });
});

const placement = {
  bands: [
    { name: 'Easy league', fromMinutes: 0 },
    { name: 'Steady league', fromMinutes: 30 },
    { name: 'Strong league', fromMinutes: 90 },
    { name: 'Devoted league', fromMinutes: 180 },
  ],
  now: 1,
  next: 1,
  minutesAWeek: 45,
  minutesToRise: 48,
};

describe('who rises and falls', () => {
  beforeEach(() => zone.mockReturnValue('UTC'));

  it.each([
    ['keeps', {}, "you keep Steady with what you've done, and 48 more minutes this week lift you to Strong."],
    [
      'rises',
      { next: 2, minutesToRise: 1, minutesAWeek: 95 },
      "you rise to Strong with what you've done, and 1 more minute this week lifts you to Devoted.",
    ],
    [
      'is at the top',
      { now: 3, next: 3, minutesAWeek: 180, minutesToRise: null },
      "you keep Devoted with what you've done.",
    ],
    [
      'is new, where the plan leads',
      { minutesAWeek: 0 },
      'you keep Steady for now, and 48 more minutes this week lift you to Strong.',
    ],
    [
      'falls',
      { now: 2, next: 1 },
      "it's Steady with what you've done, and 48 more minutes this week keep you in Strong.",
    ],
  ])('is one sentence for someone who %s', (_, changes, text) => {
    const told = placementText({ ...placement, ...changes }, endsAt, before(600));
    expect(told).toBe(`A new league starts Monday: ${text}`);
  });

  it('asks for no more than an hour a day of the days that are left', () => {
    const asked = { ...placement, minutesToRise: 61 };
    const without = "A new league starts Monday: you keep Steady with what you've done.";
    expect(placementText(asked, endsAt, before(1_440))).toBe(without);
    expect(placementText(asked, endsAt, before(1_441))).toContain('61 more minutes');
    expect(placementText({ ...asked, now: 2 }, endsAt, before(60))).toBe(
      "A new league starts Monday: it's Steady with what you've done.",
    );
  });

  it('names the day on which the week ends where the person is', () => {
    zone.mockReturnValue('America/Los_Angeles');
    expect(startDayText(endsAt)).toBe('Sunday');
    zone.mockReturnValue(null);
    expect(startDayText(endsAt)).toBe('Monday');
  });

  it('is a bar that is filled up to the own minutes, and the same in words', () => {
    const parts = placementParts(placement);
    expect(parts.map(({ filled }) => filled)).toEqual([1, 0.25, 0, 0]);
    expect(parts.map(({ isNext }) => isNext)).toEqual([false, true, false, false]);
    expect(placementParts({ ...placement, minutesAWeek: 900 }).at(-1)?.filled).toBe(1);
    expect(placementBarText(placement, endsAt)).toBe(
      'Your average is 45 minutes a week: Easy from 0, Steady from 30, Strong from 90, and Devoted from 180. Monday: Steady.',
    );
  });

  it('never blames or shames, whatever comes next', () => {
    const all = [0, 1, 2, 3].flatMap((now) =>
      [0, 1, 2, 3].map((next) => placementText({ ...placement, now, next }, endsAt, before(600))),
    );
    for (const text of all)
      expect(text).not.toMatch(/fall|drop|demot|relegat|lose|lost|last|only|fail|miss/i);
  });
});
