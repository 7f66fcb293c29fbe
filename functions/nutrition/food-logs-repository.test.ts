import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { FoodLog } from '../../shared/contracts/nutrition';
import { localDateSchema } from '../../shared/rules/local-date';
import { fakeStorage } from '../../tests/support/fake-storage';
import { createFoodLogsRepository } from './food-logs-repository';

const date = localDateSchema.parse('2026-11-20');
const totals = { caloriesKcal: 300, proteinG: 10, carbsG: 40, fatsG: 9, fibreG: 4 };
const meal: FoodLog = {
  id: '2026-11-20-A',
  date,
  mealType: 'lunch',
  items: [{ foodId: null, name: 'Soup', grams: null, nutrients: totals, source: 'own' }],
  totals,
  loggedAt: '2026-11-20T10:00:00.000Z',
};

/** The meals that are read where these rows are stored. */
async function mealsOf(...rows: object[]): Promise<FoodLog[]> {
  const { storage, documents } = fakeStorage();
  documents.on(QueryCommand).resolves({ Items: rows.map((row) => ({ userId: 'maya', ...row })) });
  return (await createFoodLogsRepository(storage).readDays('maya', date, date)).meals;
}

describe('A stored meal', () => {
  const { storage } = fakeStorage();
  const stored = createFoodLogsRepository(storage).createMealItem('maya', meal, date).Put?.Item ?? {};

  it('is one text beside its keys, and read as it was', async () => {
    expect(Object.keys(stored)).toEqual(['userId', 'logId', 'kind', 'meal', 'loggedOn']);
    expect(await mealsOf(stored)).toEqual([meal]);
  });

  it('from before has an attribute for each field; a change turns it into a text, which then counts', async () => {
    const { id: logId, ...fields } = meal;
    const before = { logId, kind: 'meal', ...fields };
    expect(await mealsOf(before)).toEqual([meal]);
    expect(await mealsOf({ ...before, meal: JSON.stringify({ ...fields, mealType: 'snack' }) })).toEqual([
      { ...meal, mealType: 'snack' },
    ]);
  });

  it('with a malformed text is left out, and the others are shown', async () => {
    expect(await mealsOf({ ...stored, meal: '{"date' }, { ...stored, meal: '7' }, stored)).toEqual([meal]);
  });
});
