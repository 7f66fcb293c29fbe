import { expect, it } from 'vitest';
import { readAvailableMinutes } from './read-available-minutes';

const none = { bodyPains: null, workLifeEffects: null, fitnessBarriers: null };

it.each([
  ['sore left knee when I jump, never more than 20 minutes', 20],
  ['Two kids, I only have half an hour', 30],
  ['max 15 min on weekdays, up to 40 minutes on Sundays', 15],
  ['no time, ten minutes at most', 10],
  ['I sit ten hours a day', null],
  ['I have a commute of 45 minutes', null],
  ['I have two hours', null],
  ['not much time', null],
])('the minutes that %j gives are %j', (fitnessBarriers, minutes) => {
  expect(readAvailableMinutes({ ...none, fitnessBarriers })).toBe(minutes);
});

it('the fewest of all notes count', () => {
  const notes = { ...none, bodyPains: 'knee, only 25 minutes', workLifeEffects: 'I have 20 minutes' };
  expect(readAvailableMinutes(notes)).toBe(20);
});
