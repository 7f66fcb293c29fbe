import { describe, expect, it } from 'vitest';
import { countLookups } from '../../../tests/support/count-lookups';
import { readSentence } from './read-sentence';

const read = (sentence: string) => {
  const { items, unread } = readSentence(sentence);
  return [
    ...items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`),
    ...unread.map((word) => `? ${word}`),
  ];
};

describe('A sentence about food', () => {
  it('becomes foods with what they weigh', () => {
    expect(read('two eggs, a slice of toast with butter and a flat white')).toEqual([
      'Egg 100',
      'Toast 33',
      'Butter 7',
      'Flat white 200',
    ]);
  });

  it.each([
    ['150g chicken breast', 'Chicken breast 150'],
    ['1.5 kg potatoes', 'Potato 1500'],
    ['6oz salmon', 'Salmon 170'],
    ['250 ml orange juice', 'Orange juice 260'],
    ['12 fl oz latte', 'Latte 355'],
    ['a pint of beer', 'Beer 568'],
    ['a pint', 'Beer 568'],
    ['two tbsp of peanut butter', 'Peanut butter 32'],
    ['a cup of cooked rice', 'Rice 158'],
    ['a can of coke', 'Cola 330'],
    ['a 330ml can of coke', 'Cola 343'],
    ['a handful of almonds', 'Almonds 30'],
    ['a small glass of orange juice', 'Orange juice 150'],
    ['a large banana', 'Banana 136'],
  ])('knows units and sizes: %s', (sentence, item) => {
    expect(read(sentence)).toEqual([item]);
  });

  it.each([
    ['half an avocado', 'Avocado 75'],
    ['one and a half bananas', 'Banana 177'],
    ['1 1/2 cups of milk', 'Semi-skimmed milk 366'],
    ['½ cup oats', 'Oats 41'],
    ['two thirds of a cup of oats', 'Oats 54'],
    ['half a dozen eggs', 'Egg 300'],
    ['a couple of oranges', 'Orange 280'],
    ['2-3 bananas', 'Banana 295'],
    ['a hundred grams of chicken', 'Chicken breast 100'],
    ['2 x 30g cheddar', 'Cheddar 60'],
    ['a cup and a half of rice', 'Rice 237'],
    ['3 oz. chicken', 'Chicken breast 85'],
    ['6 inch tuna sub', 'Tuna sandwich 155'],
  ])('knows numbers and fractions: %s', (sentence, item) => {
    expect(read(sentence)).toEqual([item]);
  });

  it.each([
    ['eggs x 3', 'Egg 150'],
    ['chicken breast (200 g)', 'Chicken breast 200'],
    ['dark chocolate 20g', 'Dark chocolate 20'],
    ['ice cream, two scoops', 'Ice cream 130'],
    ['puff puff, 5', 'Puff puff 150'],
    ['chocolate milk 400ml straight after class', 'Chocolate milk 416'],
    ['enchiladas suizas x3', 'Enchilada 450', '? suizas'],
  ])('finds an amount behind the food: %s', (sentence, ...items) => {
    expect(read(sentence)).toEqual(items);
  });

  it('keeps dishes together and takes the rest apart', () => {
    expect(read('fish and chips')).toEqual(['Battered cod 170', 'Chips 240']);
    expect(read('beans on toast')).toEqual(['Baked beans 200', 'Toast 66']);
    expect(read('cheese and pickle sandwich')).toEqual(['Cheese and pickle sandwich 145']);
    expect(read('avocado toast')).toEqual(['Avocado toast 80']);
    expect(read('chicken tikka wrap')).toEqual(['Chicken wrap 190']);
    expect(read('chicken and bacon pasta salad')).toEqual(['Pasta salad 200']);
  });

  it.each([
    ['burrito bowl: rice, black beans, chicken', 'Rice 180', 'Black beans 120', 'Chicken breast 150'],
    ['overnight oats: 50g oats, 150ml oat milk', 'Oats 50', 'Oat milk 155'],
    ['a full english (2 sausages, 2 fried eggs, toast)', 'Sausage 110', 'Fried egg 92', 'Toast 33'],
    ['omelette made from 3 eggs, 30 g cheddar', 'Omelette 183', 'Cheddar 30'],
    ['pepper soup, catfish', 'Pepper soup 350'],
    ['a 3 egg omelette', 'Omelette 183'],
    ['protein shake with 300 ml milk and 1 scoop of whey', 'Semi-skimmed milk 309', 'Whey protein 30'],
    ['breakfast burrito with egg, cheese and sausage', 'Breakfast burrito 220'],
  ])('counts what a dish was made of once: %s', (sentence, ...items) => {
    expect(read(sentence)).toEqual(items);
  });

  it('pours as much milk as goes with it', () => {
    expect(read('coffee with milk')).toEqual(['Coffee with milk 240']);
    expect(read('tea with 50 ml milk')).toEqual(['Tea 240', 'Semi-skimmed milk 52']);
    expect(read('latte, oat milk')).toEqual(['Latte 300']);
    expect(read('porridge made with milk')).toEqual(['Porridge 250']);
    expect(read('cornflakes with milk')).toContain('Semi-skimmed milk 150');
    expect(read('a glass of milk')).toEqual(['Semi-skimmed milk 200']);
  });

  it.each([
    ['porridge with almonds', 'Porridge 250', 'Almonds 20'],
    ['turkey sandwich with lettuce and tomato', 'Turkey sandwich 160', 'Lettuce 22', 'Tomato 32'],
    ['cheese on toast', 'Cheddar 72', 'Toast 66'],
    ['toast with peanut butter, 2 slices', 'Toast 66', 'Peanut butter 24'],
    ['rice cakes with almond butter x3', 'Rice cake 27', 'Almond butter 48'],
    ['a few grapes', 'Grapes 44'],
    ['xiaolongbao, one basket of 8', 'Xiaolongbao 192'],
    ['gyoza, six of them', 'Gyoza 132'],
    ['cider, half pint', 'Cider 284'],
  ])('weighs what is next to, under or behind: %s', (sentence, ...items) => {
    expect(read(sentence)).toEqual(items);
  });

  it.each([
    ['paella with prawns', 'Paella 370'],
    ['fufu and egusi soup', 'Fufu 250', 'Egusi soup 250'],
    ['sweet potato and black bean tacos', 'Taco 170'],
    ['half a chicken wrap', 'Chicken wrap 95'],
    ['slimline tonic and gin', 'Slimline tonic 150', 'Spirits 28'],
    ['sardines, squeeze of lemon', 'Sardines 98'],
    ['a double cheeseburger', 'Double cheeseburger 220'],
    ['egg mayo roll', 'Egg sandwich 155'],
    ['yam porridge (asaro)', 'Yam porridge 350'],
    ['a cheeseburger without the bun', 'Burger patty 100'],
    ['prawn crackers and spring rolls', 'Prawn crackers 23', 'Spring roll 120'],
  ])('counts nothing twice and drops nothing: %s', (sentence, ...items) => {
    expect(read(sentence)).toEqual(items);
  });

  it('leaves out what was not eaten', () => {
    expect(read('black coffee, no sugar')).toEqual(['Coffee 240']);
    expect(read('tea without milk')).toEqual(['Tea 240']);
  });

  it('forgives misspelled foods and says that it guessed', () => {
    expect(read('chiken with brocolli')).toEqual(['Chicken breast 150', 'Broccoli 85']);
    expect(read('two slcies of tost')).toEqual(['Toast 66']);
    expect(readSentence('one bannnana').items[0]).toMatchObject({ food: { name: 'Banana' } });
  });

  it.each([
    ['two slices of toast, actually three', 'Toast 99'],
    ['a coffee, no wait, a tea', 'Tea 240'],
    ['a bottle of wine shared between two', 'Wine 375'],
    ['two, no three boiled eggs', 'Boiled egg 150'],
    ['shared a pizza with my sister', 'Pizza 200'],
    ['a pizza, shared with two friends', 'Pizza 133'],
    ['chilli with rice, half of each', 'Chilli con carne 125', 'Rice 90'],
    ['scrambled eggs (3 eggs)', 'Scrambled eggs 183'],
    ['3 of the 6 nuggets', 'Chicken nuggets 51'],
    ['half the chips', 'Chips 78'],
    ['a pint of guinness and a steak pie', 'Stout 568', 'Steak pie 230'],
    ['a roll of kimbap', 'Kimbap 230'],
    ['steak with macaroni cheese on the side', 'Steak 200', 'Macaroni cheese 180'],
    ['two slices of toast with butter and jam', 'Toast 66', 'Butter 11', 'Jam 26'],
    ['a pizza, I ate half', 'Pizza 200'],
    ['tea with a little milk', 'Tea with milk 240'],
    ['a glass of red', 'Red wine 150'],
    ['a packet of chips', 'Crisps 28'],
    ['a buttered roll', 'Bread roll 52', 'Butter 7'],
    ['guinness style stout', 'Stout 568'],
    ['mapo tofu over rice', 'Mapo tofu 250', 'Rice 180'],
    ['meat balls', 'Meatballs 115'],
  ])('takes people at their word: %s', (sentence, ...items) => {
    expect(read(sentence)).toEqual(items);
  });

  it.each([
    ['at 8 I had porridge', 'Porridge 250'],
    ['fish fingers for tea', 'Fish fingers 84'],
    ['an apple after a 30 min walk in the park', 'Apple 180'],
    ['a latte from the coffee shop with my wife', 'Latte 300'],
    ["didn't have any dessert, just soup", 'Soup 300'],
    ['tea without milk or sugar', 'Tea 240'],
    ['a ham sandwich on rye', 'Ham sandwich 130'],
  ])('does not take other words for food: %s', (sentence, ...items) => {
    expect(read(sentence)).toEqual(items);
  });

  it('takes foods apart that nothing joins', () => {
    expect(read('toast butter jam')).toEqual(['Toast 33', 'Butter 7', 'Jam 17']);
  });

  it('marks amounts that no one said', () => {
    const { items } = readSentence('100 g rice and chicken');
    expect(items.map(({ isSure }) => isSure)).toEqual([true, false]);
  });

  it('looks through the whole table for what has no everyday name', () => {
    const { items } = readSentence('blueberry pancakes');
    expect(items.map(({ food }) => food.name)).toEqual(['Blueberry pancakes, prepared from recipe']);
    expect(items[0]?.isSure).toBe(false);
  });

  it.each(['qwertyuiop ', 'cheese and ', '2 x 3 x ', 'chicken ', 'and a half of '])(
    'is read with little work, whatever was typed: %s, a hundred times and more',
    async (word) => {
      const lookups = await countLookups(() => readSentence(word.repeat(100)));
      expect(lookups).toBeLessThan(20_000);
      expect(await countLookups(() => readSentence(word.repeat(200)))).toBeLessThanOrEqual(lookups);
    },
  );

  it('says which words name no food', () => {
    expect(read('a gadget and an apple')).toEqual(['Apple 180', '? gadget']);
    expect(read('!!!')).toEqual([]);
  });
});
