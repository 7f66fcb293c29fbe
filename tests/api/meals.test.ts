import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { accountContract } from '../../shared/contracts/account';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { pointsContract } from '../../shared/contracts/points';
import { addDays, localDateOf } from '../../shared/rules/local-date';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { newId } from '../support/new-id';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';

const clock = startClock('2026-05-23T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin);
});

const { logMeal, changeMeal, removeMeal, restoreMeal, copyMeal, readDay, listDays, listRecentFoods } =
  nutritionContract;
const today = (timeZone = 'UTC') => localDateOf(new Date(clock.now()), timeZone);
const eggs = { foodId: 'boiled-egg', grams: 100 };
const log = (user: TestUser, more: object = {}) =>
  user.call(logMeal, { body: { id: newId(), items: [eggs], ...more } });
const dayOf = (user: TestUser, date = 'today') => user.call(readDay, { params: { date: date as 'today' } });
const points = async (user: TestUser) => {
  await cloud.idle();
  return user.call(pointsContract.readPoints);
};
const missing = { status: 404, code: 'meal_not_found' };
const invalid = { status: 400, code: 'invalid_request' };

describe('A logged meal', () => {
  it('has values of the table, whatever the client shows', async () => {
    clock.advanceTo('09:30');
    const quick = { name: 'Birthday cake', nutrients: { caloriesKcal: 400, carbsG: 50 } };
    const meal = await log(maya, { items: [{ ...eggs, caloriesKcal: 1 }, quick] });
    expect(meal).toMatchObject({
      date: today(),
      mealType: 'breakfast',
      items: [
        {
          foodId: 'boiled-egg',
          name: 'Boiled egg',
          grams: 100,
          nutrients: { caloriesKcal: 155 },
          source: 'USDA',
        },
        {
          foodId: null,
          name: 'Birthday cake',
          nutrients: { caloriesKcal: 400, carbsG: 50, fatsG: 0 },
          source: 'own',
        },
      ],
      totals: { caloriesKcal: 555, proteinG: 12.6, carbsG: 51.1 },
    });
    expect(await dayOf(maya)).toMatchObject({ mealsLogged: 1, totals: meal.totals, meals: [meal] });
  });

  it('that is restored keeps what was estimated as an estimate', async () => {
    const seen = { name: 'Stew', nutrients: { caloriesKcal: 300 }, grams: 250 };
    const rangeKcal = { low: 250, high: 350 };
    const { items } = await log(maya, { items: [{ ...seen, isEstimate: true, rangeKcal }, seen] });
    expect(items).toMatchObject([{ source: 'estimate', rangeKcal }, { source: 'own' }]);
  });

  it('earns 10 points once, with the meal and the log in the ledger', async () => {
    const meal = await log(maya, { mealType: 'lunch' });
    const { totalPoints, transactions } = await points(maya);
    expect(totalPoints).toBe(10);
    expect(transactions[0]).toMatchObject({
      activityType: 'meal_log',
      activityId: meal.id,
      description: 'Logged lunch',
      points: 10,
    });
  });

  it('is paid at most four times a day', async () => {
    for (let n = 0; n < 6; n += 1) await log(maya);
    expect((await points(maya)).totalPoints).toBe(40);
  });

  it('of an earlier day is paid on the day of the logging', async () => {
    for (let n = 0; n < 6; n += 1) await log(maya, { date: addDays(today(), -n) });
    expect((await points(maya)).totalPoints).toBe(40);
  });

  it('is kept once when the same request comes again, even at the same moment', async () => {
    const id = newId();
    const sent = await Promise.all([1, 2, 3, 4].map(() => log(maya, { id })));
    const later = await log(maya, { id, items: [{ foodId: 'apple', grams: 50 }] });
    expect(new Set([...sent, later].map((meal) => JSON.stringify(meal))).size).toBe(1);
    expect((await dayOf(maya)).mealsLogged).toBe(1);
    expect((await points(maya)).totalPoints).toBe(10);
  });

  it('is of the same day when it is sent again after midnight', async () => {
    const id = newId();
    const meal = await log(maya, { id });
    clock.advance(86_400_000);
    expect(await log(maya, { id })).toEqual(meal);
    expect((await dayOf(maya)).mealsLogged).toBe(0);
  });

  it('counts exactly when many are logged at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => log(maya)));
    expect(await dayOf(maya)).toMatchObject({ mealsLogged: 12, totals: { caloriesKcal: 12 * 155 } });
  });

  it.each([
    ['Pacific/Auckland', '11:30'],
    ['UTC', '23:30'],
    ['America/Los_Angeles', '06:30'],
  ])('belongs to the day of the person’s own calendar: %s', async (timeZone, lateEvening) => {
    const user = await signUpUser(cloud.origin, { timeZone });
    clock.advanceTo(lateEvening);
    const date = today(timeZone);
    expect(await log(user)).toMatchObject({ date, mealType: 'snack' });
    clock.advance(3_600_000);
    expect((await log(user)).date).toBe(addDays(date, 1));
    expect(await dayOf(user)).toMatchObject({ date: addDays(date, 1), mealsLogged: 1 });
    expect(await dayOf(user, date)).toMatchObject({ date, mealsLogged: 1 });
  });

  it.each([
    ['a minute that is none', () => ({ eatenAt: 'noon' })],
    ['more than a year ago', () => ({ date: addDays(today(), -367) })],
    ['a day that does not exist', () => ({ date: '2026-02-30' })],
    ['no items', () => ({ items: [] })],
    ['41 items', () => ({ items: Array.from({ length: 41 }, () => eggs) })],
    ['no weight', () => ({ items: [{ foodId: 'apple' }] })],
    ['less than nothing', () => ({ items: [{ foodId: 'apple', grams: -1 }] })],
    ['tons', () => ({ items: [{ foodId: 'apple', grams: 5_001 }] })],
    [
      'a quick entry of 5,001 kcal',
      () => ({ items: [{ name: 'Cake', nutrients: { caloriesKcal: 5_001 } }] }),
    ],
    ['a meal nobody knows', () => ({ mealType: 'feast' })],
    ['an id that is no ULID', () => ({ id: 'egg' })],
  ])('is refused with %s', async (_, more) => {
    const body = { id: newId(), items: [eggs], ...more() };
    expect(await maya.refused('POST', '/nutrition/logs', body)).toEqual(invalid);
    expect((await dayOf(maya)).mealsLogged).toBe(0);
  });

  it('never belongs to a future day: a device whose clock is fast sends it again later', async () => {
    const id = newId();
    const date = addDays(today(), 1);
    const early = { status: 422, code: 'date_ahead' };
    const water = { id: newId(), date, millilitres: 250 };
    expect(await maya.refused('POST', '/nutrition/logs', { id, date, items: [eggs] })).toEqual(early);
    expect(await maya.refused('POST', '/nutrition/water', water)).toEqual(early);
    clock.advance(86_400_000);
    expect(await log(maya, { id, date })).toMatchObject({ date });
    expect(await maya.call(nutritionContract.logWater, { body: water })).toMatchObject({ date });
  });

  it('is refused with a food that does not exist', async () => {
    const body = { id: newId(), items: [eggs, { foodId: 'moonstone', grams: 10 }] };
    const refusal = await maya.refused('POST', '/nutrition/logs', body);
    expect(refusal).toEqual({ status: 404, code: 'food_not_found' });
    expect((await dayOf(maya)).mealsLogged).toBe(0);
  });
});

describe('A meal that was logged', () => {
  it('changes items and meal, and the day follows', async () => {
    const meal = await log(maya);
    const params = { id: meal.id };
    await maya.call(changeMeal, { params, body: { mealType: 'dinner' } });
    const items = [{ foodId: 'apple', grams: 200 }];
    const changed = await maya.call(changeMeal, { params, body: { items } });
    expect(changed).toMatchObject({ id: meal.id, mealType: 'dinner', totals: { caloriesKcal: 104 } });
    expect(await dayOf(maya)).toMatchObject({ totals: { caloriesKcal: 104 }, meals: [changed] });
  });

  it('is removed with what it was paid, and put back as it was', async () => {
    const meal = await log(maya);
    const params = { id: meal.id };
    expect((await points(maya)).totalPoints).toBe(10);
    expect(await maya.call(removeMeal, { params })).toEqual(params);
    expect(await dayOf(maya)).toMatchObject({ mealsLogged: 0, totals: { caloriesKcal: 0 } });
    expect(await maya.refused('DELETE', `/nutrition/logs/${meal.id}`)).toEqual(missing);
    expect((await points(maya)).totalPoints).toBe(0);
    expect(await maya.call(restoreMeal, { params })).toEqual(meal);
    expect(await maya.call(restoreMeal, { params })).toEqual(meal);
    expect((await dayOf(maya)).meals).toEqual([meal]);
    const { totalPoints, transactions } = await points(maya);
    expect(totalPoints).toBe(10);
    expect(transactions.map((entry) => [entry.description, entry.points])).toEqual([
      ['Logged breakfast', 10],
      ['Meal removed', -10],
      ['Logged breakfast', 10],
    ]);
  });

  it('leaves its place of the day to the next one, and to one that found none', async () => {
    const meals = [];
    for (let n = 0; n < 5; n += 1) meals.push(await log(maya));
    expect((await points(maya)).totalPoints).toBe(40);
    for (const { id } of meals.slice(0, 2)) await maya.call(removeMeal, { params: { id } });
    expect((await points(maya)).totalPoints).toBe(30);
    const socket = await openTestSocket(maya);
    await log(maya);
    expect(await socket.next('points.awarded')).toMatchObject({ totalPoints: 40 });
    await socket.close();
    expect((await points(maya)).totalPoints).toBe(40);
    await maya.call(restoreMeal, { params: { id: meals[0]?.id ?? '' } });
    expect((await points(maya)).totalPoints).toBe(40);
  });

  it('is not logged again by a request that arrives after its removal', async () => {
    const id = newId();
    const meal = await log(maya, { id });
    await maya.call(removeMeal, { params: { id: meal.id } });
    const again = await maya.refused('POST', '/nutrition/logs', { id, items: [eggs] });
    expect(again).toEqual({ status: 410, code: 'entry_removed' });
    expect((await dayOf(maya)).meals).toEqual([]);
    expect((await points(maya)).totalPoints).toBe(0);
  });

  it('that was removed is neither changed nor copied', async () => {
    const { id } = await log(maya);
    await maya.call(removeMeal, { params: { id } });
    expect(await maya.refused('PATCH', `/nutrition/logs/${id}`, { mealType: 'lunch' })).toEqual(missing);
    expect(await maya.refused('POST', `/nutrition/logs/${id}/copies`, { id: newId() })).toEqual(missing);
  });

  it('is copied to today or another day', async () => {
    const meal = await log(maya, { date: addDays(today(), -3), mealType: 'dinner' });
    const params = { id: meal.id };
    const copy = await maya.call(copyMeal, { params, body: { id: newId() } });
    expect(copy).toMatchObject({ date: today(), items: meal.items, totals: meal.totals });
    const date = addDays(today(), -1);
    const body = { id: newId(), date, mealType: 'lunch' as const };
    expect(await maya.call(copyMeal, { params, body })).toMatchObject({ date, mealType: 'lunch' });
  });

  it('is no one else’s', async () => {
    const meal = await log(maya);
    const path = `/nutrition/logs/${meal.id}`;
    expect(await noah.refused('PATCH', path, { mealType: 'lunch' })).toEqual(missing);
    expect(await noah.refused('DELETE', path)).toEqual(missing);
    expect(await noah.refused('POST', `${path}/restore`)).toEqual(missing);
    expect(await noah.refused('POST', `${path}/copies`, { id: newId() })).toEqual(missing);
    expect((await dayOf(noah)).meals).toEqual([]);
    expect((await dayOf(maya)).meals).toEqual([meal]);
  });

  it('refuses an empty change, or a malformed ID', async () => {
    const meal = await log(maya);
    const path = `/nutrition/logs/${meal.id}`;
    expect(await maya.refused('PATCH', path, {})).toEqual(invalid);
    expect(await maya.refused('PATCH', path, { items: [] })).toEqual(invalid);
    expect(await maya.refused('PATCH', '/nutrition/logs/egg', { mealType: 'lunch' })).toEqual(invalid);
    expect(await maya.refused('DELETE', '/nutrition/logs/egg')).toEqual(invalid);
    expect(await maya.refused('POST', '/nutrition/logs/egg/restore')).toEqual(invalid);
  });

  it('is part of the export of the account', async () => {
    const meal = await log(maya);
    const { tables } = await maya.call(accountContract.exportAccount);
    const { id, ...fields } = meal;
    expect(tables['food-logs']).toMatchObject([{ logId: id, meal: fields }]);
  });
});

describe('Days', () => {
  it('are listed with their totals, oldest first, those without entries left out', async () => {
    await log(maya, { date: addDays(today(), -2) });
    await log(maya, { date: addDays(today(), -2) });
    await log(maya);
    const query = { from: addDays(today(), -6), to: today() };
    const { days } = await maya.call(listDays, { query });
    expect(days).toMatchObject([
      { date: addDays(today(), -2), mealsLogged: 2, totals: { caloriesKcal: 310 } },
      { date: today(), mealsLogged: 1 },
    ]);
  });

  it('are exported as a table, formulas made harmless', async () => {
    const quick = { name: '=1+1, "cake"', nutrients: { caloriesKcal: 400 } };
    await log(maya, { mealType: 'lunch', items: [eggs, quick] });
    const answer = await maya.fetch('GET', `/nutrition/export?from=${today()}&to=${today()}`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    // A spreadsheet needs the mark of UTF-8, which reading as text takes away.
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'date,meal,food,grams,kcal,protein_g,carbs_g,fats_g,fibre_g',
      `${today()},lunch,Boiled egg,100,155,12.6,1.1,10.6,0`,
      `${today()},lunch,"'=1+1, ""cake""",,400,0,0,0,0`,
      '',
    ]);
  });

  it.each([
    '',
    '?from=2026-06-01',
    '?from=2026-06-02&to=2026-06-01',
    '?from=2026-01-01&to=2026-06-01',
    '?from=x&to=y',
  ])('are refused for a period that is none or too long: %s', async (query) => {
    expect(await maya.refused('GET', `/nutrition/days${query}`)).toEqual(invalid);
    expect(await maya.refused('GET', `/nutrition/export${query}`)).toEqual(invalid);
  });

  it('are refused when they do not exist', async () => {
    expect(await maya.refused('GET', '/nutrition/days/2026-02-30')).toEqual(invalid);
    expect(await maya.refused('GET', '/nutrition/days/yesterday')).toEqual(invalid);
  });
});

describe('What was eaten before', () => {
  it('is offered: recent foods, frequent ones first by how often, meals that differ', async () => {
    await log(maya, { items: [{ foodId: 'apple', grams: 100 }] });
    await log(maya, { items: [eggs] });
    await log(maya, { items: [eggs] });
    await log(maya, { items: [{ foodId: 'apple', grams: 180 }, eggs] });
    await log(maya, { items: [{ foodId: 'banana', grams: 118 }] });
    const { recent, frequent, meals } = await maya.call(listRecentFoods);
    expect(recent.map(({ foodId, grams }) => [foodId, grams])).toEqual([
      ['banana', 118],
      ['apple', 180],
      ['boiled-egg', 100],
    ]);
    expect(frequent.map(({ foodId }) => foodId)).toEqual(['boiled-egg', 'apple']);
    expect(meals).toHaveLength(4);
  });

  it('is nothing at first', async () => {
    expect(await maya.call(listRecentFoods)).toEqual({ recent: [], frequent: [], meals: [] });
  });
});

describe('Water', () => {
  const drink = (millilitres: number, id = newId()) =>
    maya.call(nutritionContract.logWater, { body: { id, millilitres } });

  it('adds up, each drink once', async () => {
    const id = newId();
    await Promise.all([drink(250, id), drink(250, id), drink(500), drink(330)]);
    expect(await dayOf(maya)).toMatchObject({ waterMillilitres: 1_080, mealsLogged: 0 });
  });

  it('is removed by its owner only, and is no meal', async () => {
    const water = await drink(250);
    expect(await noah.refused('DELETE', `/nutrition/water/${water.id}`)).toEqual(missing);
    expect(await maya.refused('DELETE', `/nutrition/logs/${water.id}`)).toEqual(missing);
    await maya.call(nutritionContract.removeWater, { params: { id: water.id } });
    expect((await dayOf(maya)).waterMillilitres).toBe(0);
    expect(await maya.refused('DELETE', `/nutrition/water/${water.id}`)).toEqual(missing);
  });

  it('is not logged again by a request that arrives after its removal', async () => {
    const id = newId();
    const water = await drink(250, id);
    await maya.call(nutritionContract.removeWater, { params: { id: water.id } });
    const again = await maya.refused('POST', '/nutrition/water', { id, millilitres: 250 });
    expect(again).toEqual({ status: 410, code: 'entry_removed' });
    expect((await dayOf(maya)).waterMillilitres).toBe(0);
  });

  it.each([{ millilitres: 9 }, { millilitres: 3_001 }, { millilitres: 100.5 }, {}])(
    'is refused when malformed: %o',
    async (body) => {
      expect(await maya.refused('POST', '/nutrition/water', { id: newId(), ...body })).toEqual(invalid);
    },
  );
});

describe('Meal endpoints', () => {
  const id = `2026-05-24-${ulid(clock.now())}`;
  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['POST', '/nutrition/logs'],
      ['PATCH', `/nutrition/logs/${id}`],
      ['DELETE', `/nutrition/logs/${id}`],
      ['POST', `/nutrition/logs/${id}/restore`],
      ['POST', `/nutrition/logs/${id}/copies`],
      ['GET', '/nutrition/days/today'],
      ['GET', '/nutrition/days?from=2026-05-24&to=2026-05-24'],
      ['GET', '/nutrition/export?from=2026-05-24&to=2026-05-24'],
      ['GET', '/nutrition/recent'],
      ['POST', '/nutrition/water'],
      ['DELETE', `/nutrition/water/${id}`],
    ],
  );
});
