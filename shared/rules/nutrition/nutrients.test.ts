import { describe, expect, it } from 'vitest';
import { mealTypeAt } from './meal-types';
import { nutrientsOf, sumOfNutrients } from './nutrients';

const egg = { caloriesKcal: 143, proteinG: 12.6, carbsG: 0.7, fatsG: 9.5, fibreG: 0 };

describe('Nutrients', () => {
  it('are those of 100 g times the weight, whole kcal and tenths of grams', () => {
    const expected = { caloriesKcal: 79, proteinG: 6.9, carbsG: 0.4, fatsG: 5.2, fibreG: 0 };
    expect(nutrientsOf(egg, 55)).toEqual(expected);
  });

  it('add up without the dust of fractions', () => {
    const tenth = { ...egg, proteinG: 0.1, carbsG: 0.2 };
    expect(sumOfNutrients([tenth, tenth, tenth])).toMatchObject({ proteinG: 0.3, carbsG: 0.6 });
    expect(sumOfNutrients([])).toEqual({ caloriesKcal: 0, proteinG: 0, carbsG: 0, fatsG: 0, fibreG: 0 });
  });
});

describe('A meal without a name', () => {
  it.each([
    [3, 'snack'],
    [4, 'breakfast'],
    [10, 'breakfast'],
    [11, 'lunch'],
    [14, 'lunch'],
    [15, 'snack'],
    [17, 'dinner'],
    [21, 'dinner'],
    [22, 'snack'],
  ])('at %i o’clock is %s', (hour, name) => expect(mealTypeAt(hour)).toBe(name));
});
