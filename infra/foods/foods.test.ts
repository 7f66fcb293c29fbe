import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpacked } from '../packed-file';
import { foodFiles, guideFile, tableFile } from './build';
import { readEverydayFoods, valuesOfRecipe } from './everyday-food';
import { foodRows } from './food-rows';
import { friendlyName } from './friendly-name';
import { readSource } from './source-food';

const header =
  'ndb\tgroup\tdescription\tkcal\tprotein_g\tcarbs_g\tfat_g\tfibre_g\tsugars_g\tsodium_mg\tportions\n';
const apple =
  '09003\tFruits\tApples, raw, with skin\t52\t0.26\t13.81\t0.17\t2.4\t10.39\t1\t0.5 cup, sliced=55|1 medium (3" dia)=182|1 oz=28.35|1 fl oz=29.57\n';

describe('The table of foods', () => {
  it('is what its sources make', () => {
    const { table, guide } = foodFiles();
    expect(unpacked(tableFile)?.toString() === table, 'run npm run build:foods').toBe(true);
    expect(readFileSync(guideFile, 'utf8') === guide, 'run npm run build:foods').toBe(true);
  });

  it('takes at most 350 kB compressed', () => {
    expect(readFileSync(tableFile).length).toBeLessThan(350_000);
  });
});

describe('A food of the source', () => {
  it('is read with what one of each household measure weighs', () => {
    const [food] = readSource(header + apple);
    expect(food).toMatchObject({ ndb: '09003', values: { kcal: 52, proteinG: 0.26, fibreG: 2.4 } });
    expect(food?.measures).toEqual([
      { name: 'cup', grams: 110 },
      { name: 'medium', grams: 182 },
      { name: 'ml', grams: 1 },
    ]);
  });

  it.each([
    ['Cheese, cottage, lowfat, 2% milkfat', 'Cottage cheese, lowfat, 2% milkfat'],
    ['Fish, salmon, Atlantic, wild, raw', 'Salmon, Atlantic, wild, raw'],
    ['Nuts, almonds', 'Almonds'],
    ['Peaches, canned, juice pack, solids and liquids', 'Peaches, canned, juice pack'],
    ['Chicken, broilers or fryers, leg, meat only, raw', 'Chicken, leg, meat only, raw'],
    ["KELLOGG'S, EGGO, Waffles, BUTTERMILK", "Kellogg's, Eggo, Waffles, Buttermilk"],
    ['Honey', 'Honey'],
  ])('%s is called %s', (description, name) => {
    expect(friendlyName(description)).toBe(name);
  });
});

describe('An everyday food', () => {
  it('is a line of names, source and measures', () => {
    expect(readEverydayFoods('~*Egg; whole egg, eggs | 01123 | each 50, small 38 sr28')).toEqual([
      {
        name: 'Egg',
        otherNames: ['whole egg', 'eggs'],
        isCommon: true,
        isSeparable: true,
        source: { ndb: '01123' },
        measures: [
          { name: 'each', grams: 50, isOfSource: false },
          { name: 'small', grams: 38, isOfSource: true },
        ],
        traits: '',
      },
    ]);
  });

  it('may have traits', () => {
    expect(readEverydayFoods('Toast | 18070 | slice 33 | bread sliced')).toMatchObject([
      { traits: 'bread sliced' },
    ]);
    expect(() => readEverydayFoods('Toast | 18070 | slice 33 | loaf')).toThrow('loaf');
  });

  it('shares its line with others that differ only in name', () => {
    const [first, second] = readEverydayFoods('Lager / Pilsner; pils | 14003 | pint 568');
    expect(first).toMatchObject({ name: 'Lager', otherNames: ['pils'] });
    expect(second).toEqual({ ...first, name: 'Pilsner', otherNames: [] });
  });

  it.each(['Egg | 01123', 'Egg | 01123 | each', 'Egg | = Milk | each 50', 'a | b | c 1 | bread | e'])(
    'is refused when malformed: %s',
    (line) => {
      expect(() => readEverydayFoods(line)).toThrow(/three or four parts|no name with grams/);
    },
  );

  it('made by a recipe has its values by weight', () => {
    const values = { kcal: 100, proteinG: 10, carbsG: 0, fatG: 0, fibreG: 0 };
    const recipe = [
      { name: 'A', grams: 30 },
      { name: 'B', grams: 10 },
    ];
    const mixed = valuesOfRecipe(recipe, (name) => (name === 'A' ? values : { ...values, kcal: 20 }));
    expect(mixed).toMatchObject({ kcal: 80, proteinG: 10 });
  });

  it('replaces its food in the source, which is listed only once', () => {
    const everyday = readEverydayFoods('*Apple; eating apple | 09003 | each 180');
    expect(foodRows(everyday, readSource(header + apple))).toEqual([
      'apple|Apple|eating apple|3|52 0.3 13.8 0.2 2.4|each 180|',
    ]);
  });

  it.each([
    ['a food the source lacks', 'Apple | 99999 | each 180', '99999'],
    ['an ingredient that is no everyday food', 'Apple | = Pear 10 | each 180', 'Pear'],
  ])('is refused with %s', (_, line, named) => {
    expect(() => foodRows(readEverydayFoods(line), readSource(header + apple))).toThrow(named);
  });
});
