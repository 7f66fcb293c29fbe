import { describe, expect, it } from 'vitest';
import { readSentence } from './read-sentence';

const read = (sentence: string) =>
  readSentence(sentence).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`);
const names = (sentence: string) => readSentence(sentence).items.map(({ food }) => food.name);

describe('What a food goes with', () => {
  it.each([
    ['a packet of chips', ['Crisps']],
    ['chips and salsa', ['Tortilla chips', 'Salsa']],
    ['two scoops of protein shake', ['Whey protein']],
    ['tea with milk', ['Tea with milk']],
    ['latte, oat milk', ['Latte']],
  ])('says which food is meant: %s', (sentence, meant) => {
    expect(names(sentence)).toEqual(meant);
  });

  it.each([
    ['cornflakes and milk', ['Cornflakes 30', 'Semi-skimmed milk 150']],
    ['porridge with blueberries', ['Porridge 250', 'Blueberries 65']],
    ['baked potato with baked beans', ['Baked potato 200', 'Baked beans 165']],
    ['two slices of toast with butter', ['Toast 66', 'Butter 11']],
  ])('says how much of it: %s', (sentence, eaten) => {
    expect(read(sentence)).toEqual(eaten);
  });

  it.each([
    ['pizza with mushrooms', ['Pizza']],
    ['ham sandwich on wholemeal bread', ['Ham sandwich']],
    ['a cheeseburger without the bun', ['Burger patty']],
    ['eggs with chives', ['Egg']],
  ])('says what is part of it: %s', (sentence, eaten) => {
    expect(names(sentence)).toEqual(eaten);
  });
});
