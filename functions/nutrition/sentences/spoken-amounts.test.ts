import { describe, expect, it } from 'vitest';
import type { Food } from '../foods/food';
import { ownFood } from './own-food.fixture';
import { readSentence } from './read-sentence';

const read = (text: string, mine: Food[] = []) =>
  readSentence(text, mine).items.map(({ food, grams, isSure }) => {
    const whose = mine.includes(food) ? 'own ' : '';
    return `${whose}${food.name} ${Math.round(grams)}${isSure ? '' : ' ?'}`;
  });

describe('An amount as people say it', () => {
  it.each([
    ['thirty-five g oats', 'Oats 35'],
    ['one hundred and fifty grams of rice', 'Rice 150'],
    ['two and three quarters cups rice', 'Rice 435'],
    ['twenty two almonds', 'Almonds 26'],
    ['.5 banana', 'Banana 59'],
    ['1 cup 2 tbsp flour', 'Flour 141'],
    ['50g+20g cheese', 'Cheddar 70'],
    ['between 100 and 150 g rice', 'Rice 125'],
    ['90 g (3 slices) bread', 'White bread 90'],
    ['2 slices bread, 40 g each', 'White bread 80'],
    ['2 toast with 10 g of butter each', 'Toast 66', 'Butter 20'],
    ['a pizza and a half', 'Pizza 600'],
    ['6 pack of beer', 'Beer 2700'],
  ])('is read whole: %s', (text, ...items) => {
    expect(read(text)).toEqual(items);
  });

  it.each([
    ['2 eggs no 3', 'Egg 150'],
    ['2 eggs (actually 3)', 'Egg 150'],
    ['an apple no a banana', 'Banana 118'],
    ['scratch that, 2 apples', 'Apple 360'],
  ])('may be corrected: %s', (text, ...items) => {
    expect(read(text)).toEqual(items);
  });

  it.each([
    ['50g rice raw weight', 'Dry rice 50'],
    ['100g pasta (dry)', 'Dry pasta 100'],
    ['2 eggs minus the yolk', 'Egg 100 ?'],
    ['400 g pasta for 2 people', 'Pasta 400 ?'],
    ['sugar-free coke', 'Diet cola 330 ?'],
  ])('goes with what was said of the food: %s', (text, ...items) => {
    expect(read(text)).toEqual(items);
  });
});

describe('A short name of one’s own', () => {
  it.each([
    ['2 eggs', [ownFood('Egg')], 'own Egg 760'],
    ['a boiled egg', [ownFood('Egg')], 'Boiled egg 50'],
    ['two eggs', [ownFood('Two')], 'Egg 100'],
    ['100 g quoted, name', [ownFood('Quoted, name')], 'own Quoted, name 100'],
  ])('does not stand in the way of others: %s', (text, mine, item) => {
    expect(read(text, mine)).toEqual([item]);
  });
});
