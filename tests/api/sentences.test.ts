import { beforeAll, describe, expect, it } from 'vitest';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { newId } from '../support/new-id';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-06-26T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  maya = await signUpUser(cloud.origin);
});

const read = (text: string) => maya.call(nutritionContract.readSentence, { body: { text } });

describe('A sentence about a meal', () => {
  it.each(['Two eggs and a banana', '500 g potatoes, 2 onions'])(
    'reads the examples of its own fields without a guess: %s',
    async (example) => {
      const { items, unread } = await read(example);
      expect([items.map(({ isSure }) => isSure), unread]).toEqual([[true, true], []]);
    },
  );

  it('is answered as foods with amounts and what they hold, to be confirmed', async () => {
    const { items, unread } = await read('two boiled eggs and some broccoli');
    expect(items).toMatchObject([
      {
        food: { id: 'boiled-egg' },
        grams: 100,
        nutrients: { caloriesKcal: 155, proteinG: 12.6 },
        isSure: true,
      },
      { food: { id: 'broccoli' }, grams: 85, isSure: false },
    ]);
    expect(unread).toEqual([]);
  });

  it('with an amount that no one eats is answered with a portion, not sure', async () => {
    const { items } = await read('99999999 eggs and 0 apples');
    expect(items.map(({ food, grams, isSure }) => [food.id, grams, isSure])).toEqual([
      ['egg', 50, false],
      ['apple', 180, false],
    ]);
    expect(items.every(({ isOutOfRange }) => isOutOfRange)).toBe(true);
  });

  it('without a food is answered with the words that name none', async () => {
    expect(await read('gadgets')).toEqual({ items: [], unread: ['gadgets'] });
  });

  it('knows the person’s own foods and recipes, and nobody else’s', async () => {
    const noah = await signUpUser(cloud.origin, { name: 'Noah' });
    const chilli = {
      kind: 'food' as const,
      name: 'Sunday chilli',
      per100: { caloriesKcal: 120, proteinG: 9, carbsG: 10, fatsG: 5, fibreG: 3 },
      portionGrams: 400,
    };
    const own = await maya.call(nutritionContract.createOwnFood, { body: { id: newId(), food: chilli } });
    const { items } = await read('a portion of sunday chilli');
    expect(items).toMatchObject([{ food: { id: own.id, source: 'own' }, grams: 400, isSure: true }]);
    const others = await noah.call(nutritionContract.readSentence, { body: { text: 'sunday chilli' } });
    expect(others.items.map(({ food }) => food.id)).not.toContain(own.id);
  });

  it('that is a list of ingredients is read line by line, as they are bought', async () => {
    const text =
      '300 g white rice\n1 (14 oz) can black beans, drained\n2 tbsp olive oil, plus extra to serve';
    const { items, unread } = await maya.call(nutritionContract.readSentence, {
      body: { text, as: 'ingredients' },
    });
    expect(items.map(({ food, grams }) => [food.name, grams])).toEqual([
      ['Dry white rice', 300],
      ['Black beans', 238],
      ['Olive oil', 28],
    ]);
    expect(unread).toEqual([]);
  });

  it('with an amount that hardly anyone has is asked about, and kept as it was said', async () => {
    const { items } = await read('100 eggs');
    expect(items).toMatchObject([{ grams: 5_000, isSure: false, isOutOfRange: true }]);
  });

  it.each([
    {},
    { text: '' },
    { text: '  ' },
    { text: 'x'.repeat(501) },
    { text: 7 },
    { text: 'x'.repeat(4_001), as: 'ingredients' },
    { text: 'tea', as: 'poem' },
  ])('is refused when malformed: %o', async (body) => {
    const invalid = { status: 400, code: 'invalid_request' };
    expect(await maya.refused('POST', '/nutrition/sentences', body)).toEqual(invalid);
  });

  it('is refused when huge or not JSON', async () => {
    const huge = { text: 'x'.repeat(20_000) };
    expect((await maya.refused('POST', '/nutrition/sentences', huge)).code).toBe('body_too_large');
    expect((await maya.refused('POST', '/nutrition/sentences', '{"text"')).code).toBe('invalid_json');
  });

  refusesBadTokens(() => ({ cloud, user: maya, clock }), [['POST', '/nutrition/sentences']]);
});
