import { readFileSync } from 'node:fs';
import { assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '../foods/food';
import { foods } from '../foods/food';
import { ownFood } from './own-food.fixture';
import { readIngredients } from './read-ingredients';
import { readSentence } from './read-sentence';

const told = ({ items, unread }: ReturnType<typeof readSentence>) => [
  ...items.map(({ food, grams, isSure }) => `${food.name} ${Math.round(grams)}${isSure ? '' : ' ?'}`),
  ...unread.map((word) => `unread ${word}`),
];
const read = (text: string, mine: Food[] = []) => told(readSentence(text, mine));

describe('Amounts', () => {
  it.each([
    ['150g /5½oz onions, finely chopped', 'Onion 150'],
    ['1 ⅓ c sugar', 'Sugar 267'],
    ['2 C. flour', 'Flour 250'],
    ['⅛ tsp nutmeg', 'Nutmeg 0'],
    ['225g plain flour, plus 25g', 'Plain flour 250'],
    ['¾ tsp sea salt', 'Salt 5'],
    ['1.500 g potatoes', 'Raw potato 1500'],
    ['1,5 kg Kartoffeln', 'Raw potato 1500'],
    ['1,000 g potatoes', 'Raw potato 1000'],
    ['1 (14 oz) can black beans, drained', 'Black beans 238 ?'],
    ['2 x 400g tins chopped tomatoes', 'Tinned tomatoes 800'],
    ['4 (6-ounce) salmon fillets', 'Raw salmon 680'],
    ['1 lb 2 oz potatoes', 'Raw potato 510'],
    ['1 cup plus 2 tbsp sugar', 'Sugar 225'],
    ['1 qt vegetable stock', 'Vegetable stock 946'],
    ['2-3 tbsp olive oil, divided', 'Olive oil 35'],
    ['1 T butter, softened', 'Butter 14'],
    ['juice of 2 lemons', 'Lemon juice 90'],
    ['٣ eggs', 'Egg 150'],
    ['1 dozen eggs', 'Egg 600'],
    ['3 sm onions, diced', 'Onion 210'],
    ['1 bunch spring onions', 'Spring onion 100'],
  ])('of a recipe are read in every common form, each once: %s', (line, item) => {
    expect(told(readIngredients(line))).toEqual([item]);
  });

  it.each(['100 eggs', '-3 apples', '300 g cinnamon', '4 kg rice'])(
    'that nobody has are asked about: %s',
    (text) => {
      expect(readSentence(text).items.map(({ isSure }) => isSure)).toEqual([false]);
    },
  );

  it.each([
    ['egg white omelette (4 whites)', 'Egg white omelette 136'],
    ['double gin and tonic', 'Double gin and tonic 220 ?'],
    ['cheese toastie n tomato soup', 'Grilled cheese sandwich 140 ?', 'Tomato soup 300 ?'],
    ['un plátano y un café con leche', 'Banana 118', 'Flat white 200'],
    ['zwei Eier und ein Brot mit Butter', 'Egg 100', 'White bread 38', 'Butter 7 ?'],
    ['deux œufs et une tranche de pain', 'Egg 100', 'White bread 38'],
  ])('go with the right food: %s', (text, ...items) => {
    expect(read(text)).toEqual(items);
  });
});

describe('A line of a recipe', () => {
  it.each([
    ['500 g potatoes, 2 onions or leeks, 1 carrot', 'Raw potato 500', 'Onion 220', 'Carrots 61'],
    ['500 g potatoes, 2 onions, garlic', 'Raw potato 500', 'Onion 220', 'unread garlic'],
    ['2 tbsp vegetable or sunflower oil', 'Vegetable oil 28'],
  ])('loses no other ingredient without telling: %s', (line, ...items) => {
    expect(told(readIngredients(line))).toEqual(items);
  });
});

describe('What is bought raw or dry', () => {
  it('is meant that way in a recipe, unless it says cooked', () => {
    expect(
      told(readIngredients('300 g basmati rice\n200 g cooked rice\n4 skinless chicken breasts, about 600g')),
    ).toEqual(['Dry white rice 300', 'Rice 200', 'Raw chicken breast 600']);
  });
});

describe('A food of one’s own', () => {
  const mine = [ownFood('Sunday chilli'), ownFood('Gran’s oat and honey bar')];

  it.each([
    ['two portions of Sunday chilli with rice', 'Sunday chilli 760', 'Rice 180 ?'],
    ['my sunday chili and a beer', 'Sunday chilli 380 ?', 'Beer 450'],
    ['sundy chilli', 'Sunday chilli 380 ?'],
    ['150 g of grans oat honey bar', 'Gran’s oat and honey bar 150'],
    ['chilli con carne', 'Chilli con carne 250 ?'],
  ])('comes first, by its name and near ones: %s', (text, ...items) => {
    expect(read(text, mine)).toEqual(items);
  });
});

describe('Sure', () => {
  const sentences = (
    JSON.parse(readFileSync(new URL('../../../tests/eval/meal-sentences.json', import.meta.url), 'utf8')) as {
      text: string;
    }[]
  )
    .map(({ text }) => text)
    // After a denial, what follows was not eaten.
    .filter((text) => !/\b(?:no|not|without|skipped|nothing|sem|sin|senza|ohne|sans|didn't)\b/i.test(text));

  it('is nothing beside a word that was used for nothing: it is told back wherever it stands', () => {
    assert(
      property(constantFrom(...sentences), nat(), (text, place) => {
        const words = text.split(' ');
        const at = place % (words.length + 1);
        const { unread } = readSentence([...words.slice(0, at), 'blorpwurst', ...words.slice(at)].join(' '));
        expect(unread).toContain('blorpwurst');
      }),
      { numRuns: 300, seed: 42 },
    );
  });

  it('is no guess by likeness', () => {
    const names = foods
      .filter(({ rank, name }) => rank === 3 && /^[A-Z][a-z]{5,}$/.test(name))
      .map(({ name }) => name);
    assert(
      property(constantFrom(...names), nat(), (name, place) => {
        const at = 2 + (place % (name.length - 3));
        const typed = `2 ${name.slice(0, at)}q${name.slice(at + 1)}`.toLowerCase();
        expect(readSentence(typed).items.filter(({ isSure }) => isSure)).toEqual([]);
      }),
      { numRuns: 200, seed: 42 },
    );
  });

  it.each([
    ['500 kcal ready meal', 'unread ready', 'unread meal'],
    ['a plate of blorpwurst', 'unread blorpwurst'],
    ['my new laptop is an apple and my phone is a blackberry', 'unread laptop'],
    ['that climb was a piece of cake'],
  ])('is nothing that is not named as eaten: %s', (text, ...parts) => {
    const got = read(text);
    expect(got.filter((each) => !each.endsWith('?') && !each.startsWith('unread'))).toEqual([]);
    expect(got.filter((each) => each.startsWith('unread'))).toEqual(
      parts.filter((each) => each.startsWith('unread')),
    );
  });
});
