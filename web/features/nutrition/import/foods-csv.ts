import type { OwnFood } from '../../../../shared/contracts/foods';
import { csvOf } from '../../../../shared/rules/csv';

const header = ['name', 'per', 'kcal', 'protein g', 'carbs g', 'fat g', 'fiber g', 'portion g'];

/** An example of each kind, to be replaced by one's own. */
export const templateCsv = (): string =>
  csvOf([
    header,
    ['Oat bar (example)', '100 g', 410, 9.5, 62, 12.5, 7, 45],
    ['Lentil soup (example)', 'portion', 230, 14, 34, 3.5, 9, 350],
  ]);

/** Own foods as a table that can be changed and added again. */
export const foodsCsv = (foods: readonly OwnFood[]): string =>
  csvOf([
    header,
    ...foods.map(({ name, per100, measures }) => [
      name,
      '100 g',
      per100.caloriesKcal,
      per100.proteinG,
      per100.carbsG,
      per100.fatsG,
      per100.fibreG,
      Math.round((measures[0]?.grams ?? 100) * 10) / 10,
    ]),
  ]);
