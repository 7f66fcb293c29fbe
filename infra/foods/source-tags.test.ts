import { describe, expect, it } from 'vitest';
import { everydayFoods, sourceFoods } from './build';
import { readSource } from './source-food';
import { agreesWithSource, withSourceTags } from './source-tags';

const source = new Map(sourceFoods().map((food) => [food.ndb, food]));

const header =
  'ndb\tgroup\tdescription\tkcal\tprotein_g\tcarbs_g\tfat_g\tfibre_g\tsugars_g\tsodium_mg\tportions\n';
const thyme =
  '02049\tSpices and Herbs\tThyme, fresh\t101\t5.6\t24\t1.7\t14\t\t9\t0.5 tsp=0.4|5 sprigs=2.5|1 medium=10\n';
const ofThyme = new Map(readSource(header + thyme).map((food) => [food.ndb, food]));

describe('A measure marked as the source’s', () => {
  it('weighs what a portion of that food weighs there', () => {
    const wrong = everydayFoods().flatMap(({ name, source: from, measures }) => {
      const food = 'ndb' in from ? source.get(from.ndb) : undefined;
      const marked = measures.filter(({ isOfSource }) => isOfSource);
      return marked
        .filter((measure) => !food || !agreesWithSource(measure, food))
        .map((measure) => `${name}: ${measure.name} ${measure.grams}`);
    });
    expect(wrong).toEqual([]);
  });

  it('is marked by npm run build:foods -- --tag, and not when it is ours', () => {
    expect(withSourceTags('Thyme | 02049 | tsp 0.8, sprig 1 sr28, each 10, bunch 20 | herb', ofThyme)).toBe(
      'Thyme | 02049 | tsp 0.8 sr28, sprig 1, each 10 sr28, bunch 20 | herb',
    );
    expect(withSourceTags('Tea bag | = Tea 100 | each 2', ofThyme)).toBe('Tea bag | = Tea 100 | each 2');
  });
});
