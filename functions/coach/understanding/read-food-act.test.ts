import { describe, expect, it } from 'vitest';
import { presentSentence } from '../../nutrition/present-sentence';
import { foodTextOf, mayNameFood, nutrientAsked } from './food-words';
import { readFoodAct } from './read-food-act';

const namesOf = (text: string) => presentSentence(foodTextOf(text)).items.map(({ food }) => food.name);
const actOf = (text: string, conversation: 'coach' | 'nutrition' = 'nutrition') =>
  readFoodAct(text, presentSentence(foodTextOf(text) || ' '), conversation);

describe('The foods of a question', () => {
  it.each([
    ['protein in an egg', 'protein', ['Egg']],
    ['how much protein is in 100g of tofu?', 'protein', ['Tofu']],
    ['cals in a slice of toast', 'calories', ['Toast']],
    ['which has more protein, tofu or chicken', 'protein', ['Tofu', 'Chicken breast']],
    ['macro chicken breast 150g', null, ['Chicken breast']],
    ['is there fibre in oats', 'fiber', ['Oats']],
    ['sugar in a banana', 'sugar', ['Banana']],
    ['calories in tea with milk no sugar', 'calories', ['Tea with milk']],
    ['fat in a protein shake', 'fat', ['Protein shake']],
    ['milk 200ml protein', 'protein', ['Semi-skimmed milk']],
  ])('are read without its own words: “%s”', (text, nutrient, names) => {
    expect(nutrientAsked(text)).toBe(nutrient);
    expect(namesOf(text)).toEqual(names);
  });

  it('are always looked for next to the meals, elsewhere only when food is mentioned', () => {
    expect(mayNameFood('apple', 'nutrition')).toBe(true);
    expect(mayNameFood('protein in an egg', 'coach')).toBe(true);
    expect(mayNameFood('20 minutes legs', 'coach')).toBe(false);
  });
});

describe('A message about food', () => {
  it.each([
    ['protein in an egg', 'figures'],
    ['is quinoa high in protein?', 'figures'],
    ['rice or potatoes, fewer calories?', 'figures'],
    ['log two eggs', 'log'],
    ['had two eggs n toast', 'log'],
    ['coffee and a croissant', 'log'],
    ['lunch was a tuna sandwich', 'log'],
    ['how much protein is left', 'left'],
    ['did i log lunch', 'left'],
    ['what can i eat before training', 'idea'],
    ['high protein snack', 'idea'],
    ['i ate too much yesterday', 'feeling'],
    ['i dont eat pork', 'taste'],
    ['write a poem about cheese', null],
    ['apple share price', null],
    ['thanks', null],
  ])('“%s” next to the meals is %s', (text, act) => expect(actOf(text)).toBe(act));

  it.each([
    ['how much protein is in an egg', 'figures'],
    ['just ate 150g yoghurt', 'log'],
    ['i had a great session', null],
    ['add a rest day', null],
    ['what can i eat before training', null],
    ['how much protein is left today', null],
    ['20 minutes legs', null],
  ])('“%s” in the coach chat is %s', (text, act) => expect(actOf(text, 'coach')).toBe(act));
});
