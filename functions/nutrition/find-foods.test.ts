import { describe, expect, it } from 'vitest';
import type { OwnFood } from '../../shared/contracts/foods';
import { findFoods } from './find-foods';

const ownFood = (name: string): OwnFood => ({
  id: `own-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  per100: { caloriesKcal: 120, proteinG: 8, carbsG: 12, fatsG: 4, fibreG: 3 },
  measures: [{ name: 'portion', grams: 300 }],
  kind: 'food',
  source: 'own',
  ingredients: [],
  servings: null,
});

const kept = ['Bean stew with chilli', 'Sunday chilli', 'Chilli', 'Grandma’s goulash', 'Break bar'].map(
  ownFood,
);
const ownFoods = { list: () => Promise.resolve(kept) };

async function found(q: string): Promise<string[]> {
  const { foods } = await findFoods({ ownFoods }, 'maya', { q, limit: 8 });
  return foods.map(({ name }) => name);
}

describe('A search with own foods', () => {
  it('has them before all others, the one with the whole name first', async () => {
    expect((await found('chilli')).slice(0, 3)).toEqual(['Chilli', 'Bean stew with chilli', 'Sunday chilli']);
    expect((await found('sunday ch'))[0]).toBe('Sunday chilli');
  });

  it.each(['goulasch', 'grandmas gulash', 'granmas goulash'])('forgives %s', async (typed) => {
    expect((await found(typed))[0]).toBe('Grandma’s goulash');
  });

  it('takes no word for another that is spelled right', async () => {
    expect(await found('bread')).not.toContain('Break bar');
  });
});
