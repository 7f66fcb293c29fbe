import { describe, expect, it } from 'vitest';
import { readSentence } from './read-sentence';

const read = (text: string) =>
  readSentence(text).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`);

describe('What was not eaten', () => {
  it.each([
    ['was going to have cake but had an apple instead', 'Apple 180'],
    ['almost had a donut, went for a banana', 'Banana 118'],
    ['wanted a burger but settled for chicken soup', 'Chicken soup 300'],
    ['I normally have toast but today I had porridge', 'Porridge 250'],
    ['my kids had pizza, I had soup', 'Soup 300'],
    ['he had a steak, I had the salmon', 'Salmon 130'],
    ['swapped the fries for a salad', 'Salad 85'],
    ['bought bananas and milk, had a coffee', 'Coffee 240'],
    ['chicken and rice, left the rice', 'Chicken breast 150', 'Rice 180'],
  ])('is left out: %s', (text, ...items) => {
    expect(read(text)).toEqual(items);
  });

  it.each([
    ['usually two beers but tonight only one', 'Beer 450'],
    ['a slice of pizza, well one and a half really', 'Pizza 161'],
    ['two glasses of wine, well three actually', 'Wine 450'],
  ])('is told from what was: %s', (text, item) => {
    expect(read(text)).toEqual([item]);
  });

  it.each([
    ['bought a sandwich from the station', 'Sandwich 150'],
    ['my wife and I had pizza', 'Pizza 400'],
    ['we had two tacos', 'Taco 170'],
    ['usually porridge', 'Porridge 250'],
  ])('is not seen where somebody did eat: %s', (text, item) => {
    expect(read(text)).toEqual([item]);
  });
});
