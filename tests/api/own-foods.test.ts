import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { maximumOwnFoods } from '../../shared/contracts/foods';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { newId } from '../support/new-id';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-05-31T09:30:00Z');
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

const { listOwnFoods, createOwnFood, changeOwnFood, removeOwnFood, searchFoods, logMeal } = nutritionContract;
const bar = {
  kind: 'food' as const,
  name: 'Corner shop bar',
  per100: { caloriesKcal: 400, proteinG: 30, carbsG: 40, fatsG: 12, fibreG: 8 },
  portionGrams: 55,
};
const bowl = {
  kind: 'recipe' as const,
  name: 'My breakfast bowl',
  ingredients: [
    { foodId: 'oats', grams: 100 },
    { foodId: 'banana', grams: 100 },
  ],
  servings: 2,
};
const create = (food: typeof bar | typeof bowl, id = newId()) =>
  maya.call(createOwnFood, { body: { id, food } });
const list = async (user = maya) => (await user.call(listOwnFoods)).foods;
const missing = { status: 404, code: 'food_not_found' };
const invalid = { status: 400, code: 'invalid_request' };

describe('An own food', () => {
  it('is kept, found before the built-in ones and logged by its id', async () => {
    const food = await create(bar);
    expect(food).toMatchObject({ name: bar.name, per100: bar.per100, source: 'own', ingredients: [] });
    expect(food.measures).toEqual([{ name: 'portion', grams: 55 }]);
    expect(await list()).toEqual([food]);
    const { foods } = await maya.call(searchFoods, { query: { q: 'bar' } });
    expect(foods[0]).toMatchObject({ id: food.id, name: 'Corner shop bar' });
    const body = { id: newId(), items: [{ foodId: food.id, grams: 55 }] };
    const meal = await maya.call(logMeal, { body });
    expect(meal).toMatchObject({ totals: { caloriesKcal: 220, proteinG: 16.5 }, items: [{ source: 'own' }] });
  });

  it('changes without changing what was logged, and is removed', async () => {
    const food = await create(bar);
    const params = { id: food.id };
    const changed = await maya.call(changeOwnFood, { params, body: { food: { ...bar, name: 'Bar' } } });
    expect(changed.name).toBe('Bar');
    expect(await list()).toEqual([changed]);
    expect(await maya.call(removeOwnFood, { params })).toEqual(params);
    expect(await list()).toEqual([]);
    expect(await maya.refused('DELETE', `/nutrition/own-foods/${food.id}`)).toEqual(missing);
    expect(await maya.refused('PUT', `/nutrition/own-foods/${food.id}`, { food: bar })).toEqual(missing);
    const late = { id: food.id.replace('own-', ''), food: bar };
    expect(await maya.refused('POST', '/nutrition/own-foods', late)).toEqual(missing);
    expect(await list()).toEqual([]);
  });

  it('is kept once when the same request comes again, even at the same moment', async () => {
    const id = newId();
    const sent = await Promise.all([1, 2, 3].map(() => create(bar, id)));
    expect(new Set([...sent, await create(bowl, id)].map(({ name }) => name)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it('is no one else’s', async () => {
    const food = await create(bar);
    const path = `/nutrition/own-foods/${food.id}`;
    expect(await noah.refused('PUT', path, { food: bar })).toEqual(missing);
    expect(await noah.refused('DELETE', path)).toEqual(missing);
    const body = { id: newId(), items: [{ foodId: food.id, grams: 10 }] };
    expect(await noah.refused('POST', '/nutrition/logs', body)).toEqual(missing);
    const { foods } = await noah.call(searchFoods, { query: { q: 'corner shop' } });
    expect(foods.map(({ id }) => id)).not.toContain(food.id);
  });

  it.each([
    ['more energy than fat', { per100: { ...bar.per100, caloriesKcal: 911 } }],
    ['more than its own weight', { per100: { ...bar.per100, carbsG: 70 } }],
    ['less than nothing', { per100: { ...bar.per100, fatsG: -1 } }],
    ['no portion', { portionGrams: 0 }],
    ['no name', { name: ' ' }],
    ['a kind nobody knows', { kind: 'drink' }],
  ])('is refused with %s', async (_, more) => {
    const body = { id: newId(), food: { ...bar, ...more } };
    expect(await maya.refused('POST', '/nutrition/own-foods', body)).toEqual(invalid);
    expect(await list()).toEqual([]);
  });

  it('is refused beyond the limit, and a removed one makes room', async () => {
    for (let n = 0; n < maximumOwnFoods; n += 1) {
      // No one adds more than a hundred in a minute.
      if (n % 100 === 0) clock.advance(60_000);
      await create(bar);
    }
    const body = { id: newId(), food: bar };
    const full = { status: 409, code: 'too_many_own_foods' };
    expect(await maya.refused('POST', '/nutrition/own-foods', body)).toEqual(full);
    const [newest] = await list();
    await maya.call(removeOwnFood, { params: { id: newest?.id ?? '' } });
    await create(bar);
    expect(await list()).toHaveLength(maximumOwnFoods);
  });
});

describe('A recipe', () => {
  it('has the values of what is in it, by the serving', async () => {
    const recipe = await create(bowl);
    expect(recipe.measures).toEqual([{ name: 'portion', grams: 100 }]);
    expect(recipe.per100.caloriesKcal).toBe((379 + 89) / 2);
    expect(recipe).toMatchObject({ servings: 2, ingredients: [{ name: 'Oats' }, { name: 'Banana' }] });
  });

  it('of a big pot is in all its servings what its ingredients are', async () => {
    const pot = {
      ...bowl,
      servings: 8,
      ingredients: [
        { foodId: 'oats', grams: 1_111 },
        { foodId: 'banana', grams: 2_222 },
      ],
    };
    const { per100, measures } = await create(pot);
    const total = Math.round(379 * 11.11) + Math.round(89 * 22.22);
    expect(Math.round(per100.caloriesKcal * 33.33)).toBe(total);
    expect((measures[0]?.grams ?? 0) * 8).toBeCloseTo(3_333);
  });

  it('may hold own foods, but neither another recipe nor what does not exist', async () => {
    const food = await create(bar);
    const recipe = await create({ ...bowl, ingredients: [{ foodId: food.id, grams: 55 }] });
    expect(recipe.per100.caloriesKcal).toBe(400);
    for (const foodId of [recipe.id, 'moonstone']) {
      const nested = { ...bowl, ingredients: [{ foodId, grams: 10 }] };
      const body = { id: newId(), food: nested };
      expect(await maya.refused('POST', '/nutrition/own-foods', body)).toEqual(missing);
    }
  });
});

describe('Own-food endpoints', () => {
  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/nutrition/own-foods'],
      ['POST', '/nutrition/own-foods'],
      ['PUT', `/nutrition/own-foods/own-${ulid(clock.now())}`],
      ['DELETE', `/nutrition/own-foods/own-${ulid(clock.now())}`],
    ],
  );
});
