import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { pointsContract } from '../../shared/contracts/points';
import { addDays, localDateOf } from '../../shared/rules/local-date';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { newId } from '../support/new-id';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-09-07T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin);
});

const { logMeal, readDay } = nutritionContract;
const today = (timeZone = 'UTC') => localDateOf(new Date(clock.now()), timeZone);
const at = (afterMs: number) => new Date(clock.now() + afterMs).toISOString();
const log = (user: TestUser, more: object = {}) =>
  user.call(logMeal, { body: { id: newId(), items: [{ foodId: 'boiled-egg', grams: 100 }], ...more } });

describe('The time of a meal', () => {
  it('of another evening is of that evening, not of the moment it was filled in', async () => {
    const user = await signUpUser(cloud.origin, { timeZone: 'America/Los_Angeles' });
    clock.advanceTo('16:12');
    const date = addDays(today('America/Los_Angeles'), -1);
    const late = await log(user, { date, mealType: 'dinner', eatenAt: at(0) });
    expect(late).toMatchObject({ date, mealType: 'dinner', loggedAt: `${addDays(date, 1)}T02:00:00.000Z` });
    expect((await user.call(readDay, { params: { date } })).meals).toEqual([late]);
    expect(await log(user, { date })).toMatchObject({ date, mealType: 'breakfast' });
  });

  it('keeps its minute when it waited on a device for days', async () => {
    clock.advanceTo('12:34');
    const [date, eatenAt, id] = [today(), at(0), newId()];
    clock.advance(4 * 86_400_000);
    expect(await log(maya, { id, date, eatenAt, mealType: 'lunch' })).toMatchObject({
      date,
      loggedAt: eatenAt,
    });
    await cloud.idle();
    expect((await maya.call(pointsContract.readPoints)).totalPoints).toBe(10);
  });

  it.each([
    ['in the future', () => at(3_600_000)],
    ['of another day', () => at(-86_400_000)],
  ])('never has a minute %s, whatever the device says', async (_, eatenAt) => {
    clock.advanceTo('12:34');
    const { loggedAt } = await log(maya, { date: today(), eatenAt: eatenAt() });
    expect(loggedAt.slice(11, 16)).toBe('12:34');
  });
});
