import { describe, expect, it } from 'vitest';
import { localDateSchema } from '../../../shared/rules/local-date';
import { lastWeekText, ordinal, timeLeftText } from './league-text';

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
  const result = { week: localDateSchema.parse('2026-11-16'), place: 2, members: 9, points: 150, won: false };
  it('is described with place and points', () => {
    expect(lastWeekText(result)).toBe('Last week: 2nd of 9 with 150 points.');
    expect(lastWeekText({ ...result, place: 1, won: true })).toBe(
      'Last week was yours: 1st of 9 with 150 points.',
    );
    expect(lastWeekText({ ...result, place: 1, members: 1, points: 1 })).toBe(
      'Last week you had the league to yourself: 1 point.',
    );
  });
});
