import { describe, expect, it } from 'vitest';
import { countLookups } from '../../../tests/support/count-lookups';
import { foodById, foods } from './food';
import { searchFoods } from './search-foods';

const namesFor = (query: string, limit = 5) => searchFoods(query, limit).map(({ name }) => name);

describe('The table of foods', () => {
  it('holds every food of the source, each id once', () => {
    expect(foods.length).toBeGreaterThan(8_700);
    expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
  });

  it('has friendly names for at least 1,200', () => {
    const isFriendly = (name: string) =>
      name.length <= 24 && !name.includes('(') && name.split(',').length <= 2;
    expect(foods.filter(({ name, rank }) => rank > 0 && isFriendly(name)).length).toBeGreaterThanOrEqual(
      1_200,
    );
  });

  it('gives everyday foods an everyday portion and values that can be', () => {
    const impossible = foods.filter(({ rank, measures, per100 }) => {
      const { caloriesKcal, proteinG, carbsG, fatsG } = per100;
      const hasPortion = measures.length > 0 && measures.every(({ grams }) => grams > 0);
      return rank > 1 && !(hasPortion && caloriesKcal <= 903 && proteinG + carbsG + fatsG <= 101);
    });
    expect(impossible).toEqual([]);
  });

  it('is looked up by id', () => {
    expect(foodById('egg')?.name).toBe('Egg');
    expect(foodById('no-such-food')).toBeUndefined();
  });
});

describe('A search of foods', () => {
  it.each([
    ['egg', 'Egg'],
    ['eggs', 'Egg'],
    ['banan', 'Banana'],
    ['chicken br', 'Chicken breast'],
    ['grilled chicken', 'Chicken breast'],
    ['flat w', 'Flat white'],
    ['milk', 'Semi-skimmed milk'],
    ['skim milk', 'Skimmed milk'],
  ])('%s finds %s first', (query, name) => {
    expect(namesFor(query)[0]).toBe(name);
  });

  it.each([
    ['zucchini', 'Courgette'],
    ['eggplant', 'Aubergine'],
    ['shrimp', 'Prawns'],
    ['french fries', 'Chips'],
    ['potato chips', 'Crisps'],
    ['oatmeal', 'Porridge'],
    ['yoghurt', 'Plain yogurt'],
  ])('knows the other name %s of %s', (query, name) => {
    expect(namesFor(query)).toContain(name);
  });

  it.each([
    ['brocolli', 'Broccoli'],
    ['cofee', 'Coffee'],
    ['flat whte', 'Flat white'],
    ['peanut buter', 'Peanut butter'],
    ['tost', 'Toast'],
  ])('forgives %s', (query, name) => {
    expect(namesFor(query)).toContain(name);
  });

  it('reaches the rest of the source, oddities last', () => {
    expect(namesFor('ostrich').length).toBeGreaterThan(0);
    expect(searchFoods('liver', 20)[0]?.rank).toBeGreaterThan(1);
    const ranks = searchFoods('lamb', 50).map(({ rank }) => rank);
    expect(ranks[0]).toBe(3);
    expect(ranks.slice(0, 10)).not.toContain(0);
  });

  it('finds nothing for words that are not food, and nothing without words', () => {
    expect(namesFor('qwxzzk')).toEqual([]);
    expect(namesFor('!?')).toEqual([]);
  });

  it('returns at most as many as requested', () => {
    expect(namesFor('chicken', 3)).toHaveLength(3);
  });

  it('covers the 12,000 foods that Ana speaks of', () => {
    expect(foods.length).toBeGreaterThan(11_500);
    expect(foods.length).toBeLessThan(13_000);
  });

  it('looks up at most 12,000 names for a key', async () => {
    const keys = ['greek yoghurt', 'chicken breast', 'brocolli', 'scrambled eggs'].flatMap((text) =>
      Array.from(text, (_, index) => text.slice(0, index + 1)),
    );
    for (const key of keys) {
      expect(await countLookups(() => searchFoods(key, 20))).toBeLessThan(12_000);
    }
  });
});
