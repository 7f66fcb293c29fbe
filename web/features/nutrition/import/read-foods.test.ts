import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foodsCsv, templateCsv } from './foods-csv';
import { readFoods, type ReadFile } from './read-foods';

function read(text: string, basis: '100 g' | 'portion' = '100 g'): ReadFile {
  const file = readFoods(text, basis);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}
const problemOf = (text: string) => {
  const file = readFoods(text, '100 g');
  return 'problem' in file ? file.problem : null;
};
const table = (...lines: string[]) => ['name;kcal;protein;carbs;fat;fiber;portion', ...lines].join('\n');
const foodsIn = (text: string) => read(text).foods.map(({ food }) => food);
const reasons = (text: string) => read(text).problems.map(({ line, reason }) => `Line ${line}: ${reason}`);
const bar = { caloriesKcal: 410, proteinG: 9.5, carbsG: 62, fatsG: 12.5, fibreG: 7 };

describe('A list of foods', () => {
  it.each([
    [
      'the template’s',
      'name,per,kcal,protein g,carbs g,fat g,fiber g,portion g\nBar,100 g,410,9.5,62,12.5,7,45',
    ],
    [
      'semicolons and decimal commas',
      'Name;Calories;Protein;Carbs;Fat;Fibre;Portion\r\nBar;410;9,5;62;12,5;7;45\r\n',
    ],
    [
      'tabs',
      'Food\tEnergy\tProteins\tCarbohydrates\tFats\tDietary fiber\tGrams\nBar\t410\t9.5\t62\t12.5\t7\t45',
    ],
    [
      'quotes',
      '"name","kcal","protein","carbs","fat","fiber","portion"\n"Bar","410","9,5","62","12,5","7","45"',
    ],
    [
      'units in the header',
      'Product name,Energy (kcal),Protein (g),Total Carbohydrate (g),Total Fat (g),Fiber (g),Serving size (g)\nBar,410,9.5,62,12.5,7,45',
    ],
    [
      'units in the cells',
      'name,calories,protein,carbs,fat,fiber,serving\nBar,410 kcal,9.5 g,62 g,12.5g,7 g,1 bar (45 g)',
    ],
    [
      'the base in the header',
      'name,energy-kcal_100g,proteins_100g,carbohydrates_100g,fat_100g,fiber_100g,serving_size\nBar,410,9.5,62,12.5,7,45',
    ],
    [
      'columns left out and in another order',
      'fat,fiber,note,brand,carbs,protein,portion,kcal,name\n12.5,7,,,62,9.5,45,410,Bar',
    ],
    [
      'other columns of fat',
      'name,kcal,fat,saturated fat,carbs,sugars,protein,fiber,portion\nBar,410,12.5,4,62,20,9.5,7,45',
    ],
    ['a title above it', 'My foods\n\nname,kcal,protein,carbs,fat,fiber,portion\nBar,410,9.5,62,12.5,7,45'],
    [
      'the mark of UTF-8 and old line ends',
      '\uFEFFname,kcal,protein,carbs,fat,fiber,portion\rBar,410,9.5,62,12.5,7,45\r',
    ],
    ['digits of full width', 'name,kcal,protein,carbs,fat,fiber,portion\nBar,４１０,9．5,62,12.5,7,45'],
  ])('is read with %s', (_, text) => {
    expect(read(text)).toMatchObject({
      foods: [{ food: { kind: 'food', name: 'Bar', per100: bar, portionGrams: 45 } }],
      problems: [],
      repeats: [],
    });
  });

  it('turns kilojoules into kcal, by the header or by the cell', () => {
    const header = 'name,kJ,protein,carbs,fat\n';
    expect(foodsIn(`${header}Yogurt,260,4,5,3`)[0]?.per100.caloriesKcal).toBeCloseTo(62.14, 2);
    expect(foodsIn(`${header}Yogurt,62 kcal,4,5,3`)[0]?.per100.caloriesKcal).toBe(62);
    const both = 'name,kcal,energy (kJ),protein,carbs,fat\nYogurt,,260,4,5,3\nKefir,50,999,4,5,2';
    expect(foodsIn(both).map(({ per100 }) => Math.round(per100.caloriesKcal))).toEqual([62, 50]);
  });

  it('turns the numbers of a portion into those of 100 g', () => {
    const text =
      'name,per,kcal,protein,carbs,fat,fiber,portion\nSoup,portion,230,14,34,3.5,9,350\nPâté,30 g,96,3,1,9,0,30';
    const [soup, pate] = foodsIn(text);
    expect(soup).toMatchObject({ per100: { caloriesKcal: 65.714, proteinG: 4 }, portionGrams: 350 });
    expect(pate).toMatchObject({ name: 'Pâté', per100: { caloriesKcal: 320 }, portionGrams: 30 });
  });

  it('asks what the numbers are for unless the file says it', () => {
    const silent = table('Bar;180;4;28;6;3;45');
    expect(read(silent).asksBasis).toBe(true);
    expect(read(silent, 'portion').foods[0]?.food.per100).toMatchObject({ caloriesKcal: 400 });
    expect(read(templateCsv()).asksBasis).toBe(false);
    expect(read('name,kcal per serving,protein,carbs,fat,serving size\nBar,180,4,28,6,45')).toMatchObject({
      asksBasis: false,
      foods: [{ food: { per100: { caloriesKcal: 400 } } }],
    });
  });

  it('may be our own list of meals: each food once, for what was eaten', () => {
    const header = 'date,meal,food,grams,kcal,protein_g,carbs_g,fats_g,fibre_g';
    const lines = [
      '2026-05-31,lunch,Boiled egg,50,78,6.3,0.6,5.3,0',
      '2026-06-01,lunch,Boiled egg,100,155,12.6,1.1,10.6,0',
    ];
    const file = read(`\uFEFF${[header, ...lines].join('\r\n')}\r\n`);
    expect(file.foods).toMatchObject([
      { line: 2, food: { per100: { caloriesKcal: 156 }, portionGrams: 50 } },
    ]);
    expect(file.repeats).toEqual([{ line: 3, reason: 'same name as line 2' }]);
  });

  it('that was exported comes back as it was, names like formulas too', () => {
    const own = {
      id: 'own-1',
      kind: 'food' as const,
      name: '=Bar, "best"; +nuts',
      per100: bar,
      measures: [{ name: 'portion', grams: 45 }],
      source: 'own' as const,
      ingredients: [],
      servings: null,
    };
    expect(foodsIn(foodsCsv([own]))).toEqual([
      { kind: 'food', name: own.name, per100: bar, portionGrams: 45 },
    ]);
  });
});

describe('A decimal mark', () => {
  it('is that of the whole file: what could be thousands follows the other numbers', () => {
    const energies = (...lines: string[]) =>
      read(['name;kJ;protein;carbs;fat', ...lines].join('\n')).foods.map(
        ({ food }) => food.per100.caloriesKcal,
      );
    expect(energies('Oats;1,569;13.5;60;7')).toEqual([375]);
    expect(energies('Oats;1.569;13,5;60;7')).toEqual([375]);
    expect(energies('Oats;1 569,0;13,5;60;7')).toEqual([375]);
  });

  it('that no number shows leaves out what could be both', () => {
    expect(reasons(table('Oats;1,569;13;60;7;10;50'))).toEqual([
      'Line 2: calories: “1,569” could be thousands or decimals. Write it without a separator',
    ]);
    expect(foodsIn(table('Milk;0,047;0;0;0;0;50'))).toHaveLength(1);
  });

  it('that changes within the file keeps all of it out, with a line of each kind', () => {
    expect(problemOf(table('A bar;410;9.5;62;12;7;45', 'B bar;410;9;62;12,5;7;45'))).toBe(
      'Line 2 has a decimal point, and line 3 a decimal comma. Use one of them in the whole file.',
    );
  });
});

describe('A line is left out', () => {
  it.each([
    ['Bar;410;;62;12.5;7;45', 'protein is missing'],
    [';410;9;;12.5;7;45', 'the name is missing; carbs are missing'],
    ['B;410;9;62;12.5;7;45', 'a name needs 2 to 60 characters'],
    ['Bar;a lot;9;62;12.5;7;45', "calories: “a lot” isn't a number"],
    ['Bar;410;-9;62;12.5;7;45', "protein: can't be below zero"],
    ['Bar;410;<0.5;62;12.5;7;45', "protein: “<0.5” isn't a number"],
    ['Bar;410;30;70;12.5;7;45', "30 g protein, 70 g carbs, and 13 g fat don't fit into 100 g"],
    ['Bar;4000;9;62;12.5;7;45', '4,000 kcal is more than 100 g of anything has'],
    ['Bar;1717;9;62;12.5;7;45', '1,717 kcal is more than 100 g of anything has. Is that kJ?'],
    ['Bar;60;9;62;12.5;7;45', "60 kcal doesn't go with 9 g protein, 62 g carbs, and 13 g fat"],
    ['Yogurt;260;4;5;3;0;150', "260 kcal doesn't go with 4 g protein, 5 g carbs, and 3 g fat. Is that kJ?"],
    ['Bar;410;9;62;12.5;7;6000', 'a portion weighs up to 5 kg'],
    ['Bar;410;9;62;12.5;7;a handful', "portion: “a handful” isn't a weight in grams"],
    [
      'Bar;410;9;62;12.5;7;45;8',
      'it has more values than columns. Put numbers and names with commas in quotes',
    ],
    ['"Bar;410;9;62;12.5;7;45', "a quotation mark isn't closed"],
  ])('and says why: %s', (line, reason) => {
    expect(reasons(table('Oat bar;410;9.5;62;12.5;7;45', line))).toEqual([`Line 3: ${reason}`]);
  });

  it('if it is for a portion that has no weight, or for something else', () => {
    const header = 'name,per,kcal,protein,carbs,fat,portion\n';
    expect(reasons(`${header}Soup,portion,230,14,34,3.5,\nSoup,1 cup,230,14,34,3.5,50`)).toEqual([
      'Line 2: the weight of the portion is missing',
      'Line 3: “1 cup” is neither 100 g nor a portion',
    ]);
  });

  it('but drinks with alcohol, fiber, and sweets without sugar are right as they are', () => {
    const lines = [
      'Whisky;231;0;0;0;0;40',
      'Red wine;85;0.1;2.6;0;0;150',
      'Bran;216;16;64.5;4.3;43;30',
      'Mints;240;0;98;0.5;0;2',
    ];
    expect(reasons(table(...lines))).toEqual([]);
  });
});

describe('A file is refused', () => {
  it.each([
    ['hello world', "I can't find the column names. The first line needs to name the columns."],
    ['name,kcal\nBar,410', "I can't find a column for protein, carbs and fat."],
    ['name,protein,carbs,fat\nBar,9,62,12', "I can't find a column for calories."],
    ['name,kcal,protein,carbs,fat\n', "There's a line with column names, but no food below it."],
    [
      'name,kcal per 100g,protein per serving,carbs,fat\nBar,1,1,1,1',
      'Some columns are for 100 g and some for a portion. Keep one kind.',
    ],
  ])('in words: %s', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it('or read, whatever is in it, and each food that is read can be stored', () => {
    const cell = fc.oneof(
      fc.constantFrom('name', 'kcal', 'protein', 'carbs', 'fat', '1,234', '-5', '"', '0.5', '١٢'),
      fc.string(),
    );
    const line = fc.array(cell, { maxLength: 8 }).map((cells) => cells.join(';'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const file = readFoods(table(...lines), '100 g');
        if ('problem' in file) return;
        const numbers = file.foods.flatMap(({ food }) => [...Object.values(food.per100), food.portionGrams]);
        expect(numbers.every((value) => value >= 0 && value <= 5_000)).toBe(true);
      }),
    );
  });
});
