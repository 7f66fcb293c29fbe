import { ulid } from 'ulid';
import type { FoodLog, LoggedItem } from '../../../shared/contracts/nutrition';
import { addDays, type LocalDate } from '../../../shared/rules/local-date';
import type { MealType } from '../../../shared/rules/nutrition/meal-types';
import { nutrientsOf, sumOfNutrients, type Nutrients } from '../../../shared/rules/nutrition/nutrients';

interface DemoFood {
  name: string;
  source: LoggedItem['source'];
  per100: Nutrients;
}

function food(
  name: string,
  source: DemoFood['source'],
  [caloriesKcal, proteinG, carbsG, fatsG, fibreG]: [number, number, number, number, number],
): DemoFood {
  return { name, source, per100: { caloriesKcal, proteinG, carbsG, fatsG, fibreG } };
}

/** Foods of the table, by ID; a test compares them. */
export const demoFoods = {
  porridge: food('Porridge', 'USDA', [71, 2.5, 12, 1.5, 1.7]),
  banana: food('Banana', 'USDA', [89, 1.1, 22.8, 0.3, 2.6]),
  'boiled-egg': food('Boiled egg', 'USDA', [155, 12.6, 1.1, 10.6, 0]),
  toast: food('Toast', 'USDA', [290, 9, 54.5, 4, 2.9]),
  butter: food('Butter', 'USDA', [717, 0.9, 0.1, 81.1, 0]),
  'flat-white': food('Flat white', 'estimate', [45, 2.2, 3.9, 2.3, 0]),
  'chicken-breast': food('Chicken breast', 'USDA', [165, 31, 0, 3.6, 0]),
  'brown-rice': food('Brown rice', 'USDA', [123, 2.7, 25.6, 1, 1.6]),
  broccoli: food('Broccoli', 'USDA', [35, 2.4, 7.2, 0.4, 3.3]),
  salmon: food('Salmon', 'USDA', [206, 22.1, 0, 12.4, 0]),
  'greek-yogurt': food('Greek yogurt', 'USDA', [97, 9, 4, 5, 0]),
  almonds: food('Almonds', 'USDA', [579, 21.2, 21.6, 49.9, 12.5]),
  apple: food('Apple', 'USDA', [52, 0.3, 13.8, 0.2, 2.4]),
  'lentil-soup': food('Lentil soup', 'USDA', [56, 3.7, 8.2, 1.1, 0]),
  'wholemeal-bread': food('Wholemeal bread', 'USDA', [252, 12.5, 42.7, 3.5, 6]),
  hummus: food('Hummus', 'estimate', [249, 8.3, 21.4, 15.7, 6.3]),
  pasta: food('Pasta', 'USDA', [158, 5.8, 30.9, 0.9, 1.8]),
  'pasta-sauce': food('Pasta sauce', 'USDA', [50, 1.4, 7.4, 1.6, 1.8]),
  salad: food('Salad', 'estimate', [24, 0.8, 3.6, 1, 1.1]),
  'olive-oil': food('Olive oil', 'USDA', [884, 0, 0, 100, 0]),
};
type FoodId = keyof typeof demoFoods;
type Plate = readonly (readonly [FoodId, number])[];

const breakfasts: readonly Plate[] = [
  [
    ['porridge', 300],
    ['banana', 118],
    ['flat-white', 200],
  ],
  [
    ['boiled-egg', 100],
    ['toast', 66],
    ['butter', 14],
    ['flat-white', 200],
  ],
  [
    ['greek-yogurt', 250],
    ['banana', 118],
    ['almonds', 30],
  ],
];
const lunches: readonly Plate[] = [
  [
    ['chicken-breast', 150],
    ['brown-rice', 220],
    ['salad', 120],
    ['olive-oil', 12],
  ],
  [
    ['lentil-soup', 400],
    ['wholemeal-bread', 76],
    ['hummus', 60],
  ],
  [
    ['pasta', 280],
    ['pasta-sauce', 150],
    ['chicken-breast', 120],
  ],
];
const dinners: readonly Plate[] = [
  [
    ['salmon', 160],
    ['brown-rice', 200],
    ['broccoli', 150],
    ['olive-oil', 12],
  ],
  [
    ['pasta', 300],
    ['pasta-sauce', 180],
    ['salad', 120],
    ['olive-oil', 12],
  ],
  [
    ['chicken-breast', 180],
    ['broccoli', 170],
    ['brown-rice', 240],
  ],
];
const snacks: readonly Plate[] = [
  [
    ['apple', 180],
    ['almonds', 30],
  ],
  [['greek-yogurt', 170]],
];

const planned: readonly (readonly [MealType, string, readonly Plate[]])[] = [
  ['breakfast', '07:40', breakfasts],
  ['lunch', '12:35', lunches],
  ['snack', '15:50', snacks],
  ['dinner', '18:45', dinners],
];

/** Days before today with entries; on some days, people forget. */
const loggedDaysAgo = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 13, 15, 16, 17, 19, 20, 22, 23, 26, 27];

const itemOf = ([foodId, grams]: Plate[number]): LoggedItem => {
  const { name, source, per100 } = demoFoods[foodId];
  return { foodId, name, grams, nutrients: nutrientsOf(per100, grams), source };
};

function mealOf(date: LocalDate, mealType: MealType, plate: Plate, loggedAt: string): FoodLog {
  const items = plate.map(itemOf);
  return {
    id: `${date}-${ulid(Date.parse(loggedAt))}`,
    date,
    mealType,
    items,
    totals: sumOfNutrients(items.map(({ nutrients }) => nutrients)),
    loggedAt,
  };
}

const pick = <Each>(all: readonly Each[], index: number): Each | undefined => all[index % all.length];

/** Four meals on most days of the last four weeks, and this morning's breakfast, with each day's drinks. */
export function demoMeals(today: LocalDate, now: Date) {
  const past = loggedDaysAgo.map((daysAgo, index) => {
    const date = addDays(today, -daysAgo);
    const meals = planned.flatMap(([mealType, at, plates], place) => {
      // Some snacks are left out.
      if (mealType === 'snack' && daysAgo % 3 === 0) return [];
      const plate = pick(plates, index + place);
      return plate ? [mealOf(date, mealType, plate, new Date(`${date}T${at}:00Z`).toISOString())] : [];
    });
    return { date, meals, waterMillilitres: [500, 500, 250 * (1 + (daysAgo % 4))] };
  });
  const [breakfast] = breakfasts;
  const meals = breakfast ? [mealOf(today, 'breakfast', breakfast, now.toISOString())] : [];
  return [...past, { date: today, meals, waterMillilitres: [250] }];
}
