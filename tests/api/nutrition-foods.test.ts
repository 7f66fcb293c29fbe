import { beforeAll, describe, expect, it } from 'vitest';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-05-29T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  maya = await signUpUser(cloud.origin);
});

const search = (q: string, limit?: number) =>
  maya.call(nutritionContract.searchFoods, { query: { q, ...(limit && { limit }) } });

describe('Searching foods', () => {
  it('returns values for 100 g and the everyday portion first', async () => {
    const { foods } = await search('boiled egg');
    expect(foods[0]).toMatchObject({
      id: 'boiled-egg',
      name: 'Boiled egg',
      per100: { caloriesKcal: 155, proteinG: 12.6, carbsG: 1.1, fatsG: 10.6, fibreG: 0 },
      source: 'USDA',
    });
    expect(foods[0]?.measures[0]).toEqual({ name: 'each', grams: 50 });
  });

  it('says which values are worked out from a recipe', async () => {
    expect((await search('flat white')).foods[0]).toMatchObject({ name: 'Flat white', source: 'estimate' });
  });

  it('returns twenty by default, and none for words that are not food', async () => {
    expect((await search('chicken')).foods).toHaveLength(20);
    expect((await search('chicken', 3)).foods).toHaveLength(3);
    expect((await search('qwxzzk')).foods).toEqual([]);
  });

  it.each([
    '',
    '?q=',
    '?q=%20',
    `?q=${'x'.repeat(81)}`,
    '?q=egg&limit=0',
    '?q=egg&limit=51',
    '?q=egg&limit=two',
  ])('refuses a malformed query: %s', async (query) => {
    expect(await maya.refused('GET', `/nutrition/foods${query}`)).toEqual({
      status: 400,
      code: 'invalid_request',
    });
  });

  refusesBadTokens(() => ({ cloud, user: maya, clock }), [['GET', '/nutrition/foods?q=egg']]);
});
