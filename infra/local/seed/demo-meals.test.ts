import { expect, it } from 'vitest';
import { foodById } from '../../../functions/nutrition/foods/food';
import { localDateSchema } from '../../../shared/rules/local-date';
import { demoFoods, demoMeals } from './demo-meals';

it('has foods as the table has them', () => {
  for (const [id, { name, per100 }] of Object.entries(demoFoods))
    expect(foodById(id)).toMatchObject({ name, per100 });
});

it('has days of plausible energy, none in the future, each meal under an id of its own', () => {
  const today = localDateSchema.parse('2026-11-20');
  const days = demoMeals(today, new Date('2026-11-20T09:00:00Z'));
  const ids = days.flatMap(({ meals }) => meals.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(days.filter(({ date }) => date > today)).toEqual([]);
  const past = days.filter(({ date }) => date < today);
  const kcal = past.map(({ meals }) => meals.reduce((sum, { totals }) => sum + totals.caloriesKcal, 0));
  expect(Math.min(...kcal)).toBeGreaterThan(1200);
  expect(Math.max(...kcal)).toBeLessThan(2700);
});
