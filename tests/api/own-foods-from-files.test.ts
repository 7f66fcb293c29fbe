import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { foodImportContract, maximumImported } from '../../shared/contracts/food-import';
import { maximumOwnFoods } from '../../shared/contracts/foods';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { newId } from '../support/new-id';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-05-30T09:30:00Z');
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

const { listOwnFoods, createOwnFood, removeOwnFood, searchFoods } = nutritionContract;
const { importOwnFoods } = foodImportContract;
const path = '/nutrition/own-foods/import';
const bar = {
  kind: 'food' as const,
  name: 'Corner shop bar',
  per100: { caloriesKcal: 400, proteinG: 30, carbsG: 40, fatsG: 12, fibreG: 8 },
  portionGrams: 55,
};
const recipe = {
  kind: 'recipe' as const,
  name: 'Bowl',
  ingredients: [{ foodId: 'oats', grams: 80 }],
  servings: 1,
};
const added = (name: string, id = newId()) => ({ action: 'add' as const, id, food: { ...bar, name } });
const replaced = (foodId: string, name: string) => ({
  ...added(name, foodId.replace('own-', '')),
  action: 'replace' as const,
});
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 2, added(`Food ${index}`)]));
const create = (food: typeof bar | typeof recipe, id = newId()) =>
  maya.call(createOwnFood, { body: { id, food } });
const importAll = (foods: Record<string, ReturnType<typeof added> | ReturnType<typeof replaced>>) =>
  maya.call(importOwnFoods, { body: { foods } });
const list = async (user = maya) => (await user.call(listOwnFoods)).foods;
const names = async (user = maya) => (await list(user)).map(({ name }) => name).toSorted();
const changed = { status: 409, code: 'changed_meanwhile' };
const invalid = { status: 400, code: 'invalid_request' };

describe('Foods from a file', () => {
  it('are stored together, new ones and new values, and found by search', async () => {
    const old = await create(bar);
    const foods = { 2: added('Oat drink'), 5: replaced(old.id, 'Corner shop bar, new') };
    const answer = await importAll(foods);
    expect(answer.foods.map(({ name }) => name)).toEqual(['Oat drink', 'Corner shop bar, new']);
    expect(await names()).toEqual(['Corner shop bar, new', 'Oat drink']);
    expect((await list()).map(({ id }) => id)).toContain(old.id);
    const found = await maya.call(searchFoods, { query: { q: 'oat drink' } });
    expect(found.foods[0]).toMatchObject({ name: 'Oat drink', source: 'own', measures: [{ grams: 55 }] });
  });

  it('are stored once when the answer was lost, also at the same moment', async () => {
    const foods = { 2: added('Oat drink'), 3: added('Rye bread') };
    await Promise.all([1, 2, 3].map(() => importAll(foods)));
    const again = await importAll(foods);
    expect(again.foods.map(({ name }) => name).toSorted()).toEqual(['Oat drink', 'Rye bread']);
    expect(await names()).toEqual(['Oat drink', 'Rye bread']);
  });

  it('do not come back when the request arrives after one was deleted', async () => {
    const foods = { 2: added('Oat drink'), 3: added('Rye bread') };
    const { foods: stored } = await importAll(foods);
    await maya.call(removeOwnFood, { params: { id: stored[0]?.id ?? '' } });
    expect((await importAll(foods)).foods.map(({ name }) => name)).toEqual(['Rye bread']);
    expect(await names()).toEqual(['Rye bread']);
  });

  it(`may be ${maximumImported} at a time, and no more than a person may have`, async () => {
    expect((await importAll(many(maximumImported))).foods).toHaveLength(maximumImported);
    await importAll(many(maximumImported));
    const tooMany = many(maximumOwnFoods - 2 * maximumImported + 1);
    const full = { status: 409, code: 'too_many_own_foods' };
    expect(await maya.refused('POST', path, { foods: tooMany })).toEqual(full);
    expect(await list()).toHaveLength(2 * maximumImported);
    await importAll(many(maximumOwnFoods - 2 * maximumImported));
    expect(await list()).toHaveLength(maximumOwnFoods);
    const [newest] = await list();
    await importAll({ 2: replaced(newest?.id ?? '', 'Renamed') });
    expect(await names()).toContain('Renamed');
  });
});

describe('Nothing of a file is stored', () => {
  it.each([
    ['none', {}],
    ['too many', many(maximumImported + 1)],
    [
      'an ID twice',
      { 2: added('One', '01JD3X6E9H0000000000000001'), 3: added('Two', '01JD3X6E9H0000000000000001') },
    ],
    ['a line that is none', { 2: added('One'), 'line 3': added('Two') }],
    ['a food without a name', { 2: added('One'), 3: added(' ') }],
    ['a recipe', { 2: added('One'), 3: { action: 'add', id: newId(), food: recipe } }],
  ])('if it holds %s', async (_, foods) => {
    expect(await maya.refused('POST', path, { foods })).toEqual(invalid);
    expect(await list()).toEqual([]);
  });

  it('if one food cannot be true, and the answer names its line', async () => {
    const wrong = { ...added('Two'), food: { ...bar, per100: { ...bar.per100, carbsG: 70 } } };
    const answer = await maya.fetch('POST', path, JSON.stringify({ foods: { 2: added('One'), 17: wrong } }));
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as { error: { message: string } };
    expect(error.message).toBe('foods.17.food.per100: more than 100 g of food can contain');
    expect(await list()).toEqual([]);
  });

  it('if a food to replace is gone, is a recipe, or is someone else’s', async () => {
    const gone = await create(bar);
    await maya.call(removeOwnFood, { params: { id: gone.id } });
    const bowl = await create(recipe);
    const others = await noah.call(createOwnFood, { body: { id: newId(), food: bar } });
    for (const { id } of [gone, bowl, others]) {
      const foods = { 2: added('One'), 3: replaced(id, 'Mine now') };
      expect(await maya.refused('POST', path, { foods })).toEqual(changed);
    }
    expect(await names()).toEqual(['Bowl']);
    expect(await names(noah)).toEqual([bar.name]);
  });

  it('if some of its IDs were used for something else', async () => {
    const id = newId();
    await create(bar, id);
    expect(await maya.refused('POST', path, { foods: { 2: added('One', id), 3: added('Two') } })).toEqual(
      changed,
    );
    expect(await names()).toEqual([bar.name]);
  });
});

describe('The import', () => {
  refusesBadTokens(() => ({ cloud, user: maya, clock }), [['POST', path]]);
});
