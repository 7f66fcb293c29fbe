import { beforeAll, describe, expect, it } from 'vitest';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
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

  it.each([{}, { text: '' }, { text: '  ' }, { text: 'x'.repeat(501) }, { text: 7 }])(
    'is refused when malformed: %o',
    async (body) => {
      const invalid = { status: 400, code: 'invalid_request' };
      expect(await maya.refused('POST', '/nutrition/sentences', body)).toEqual(invalid);
    },
  );

  it('is refused when huge or not JSON', async () => {
    const huge = { text: 'x'.repeat(20_000) };
    expect((await maya.refused('POST', '/nutrition/sentences', huge)).code).toBe('body_too_large');
    expect((await maya.refused('POST', '/nutrition/sentences', '{"text"')).code).toBe('invalid_json');
  });

  refusesBadTokens(() => ({ cloud, user: maya, clock }), [['POST', '/nutrition/sentences']]);
});
