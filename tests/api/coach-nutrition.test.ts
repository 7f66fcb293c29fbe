import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coachContract, type Conversation } from '../../shared/contracts/coach';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { profileContract } from '../../shared/contracts/profile';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { newId } from '../support/new-id';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-04-18T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  useAiEnvironment({ AI_MODE: 'rules' });
  cloud = await sharedCloud();
  // In the evening there is much to say about what is left.
  clock.advanceTo('18:30');
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin);
});

const send = (message: string, conversation: Conversation) =>
  maya.call(coachContract.sendMessage, { body: { id: newId(), message, conversation } });
const ask = async (message: string, conversation: Conversation = 'nutrition') =>
  (await send(message, conversation)).response.replaceAll('**', '');
const talk = async (conversation: Conversation) => {
  const { messages } = await maya.call(coachContract.listMessages, { query: { conversation } });
  return messages.map(({ content }) => content);
};
const eat = () =>
  maya.call(nutritionContract.logMeal, {
    body: { id: newId(), items: [{ foodId: 'boiled-egg', grams: 100 }], mealType: 'lunch' },
  });

describe('The coach', () => {
  it('knows what was logged a moment ago, in both conversations', async () => {
    expect(await ask('what have I eaten today?')).toContain('Nothing is logged yet');
    await eat();
    for (const conversation of ['coach', 'nutrition'] as const) {
      const reply = await ask('what have I eaten today?', conversation);
      expect(reply).toContain('Today, from 1 meal');
      expect(reply).toContain('Lunch: Boiled egg');
    }
    expect(await ask('how much protein is left?')).toMatch(/Protein: 13 of 150 g, 137 g left/);
  });

  it('says what could come next by the person’s own diet', async () => {
    const vegan = { ...answers, fitnessBarriers: 'I am vegan' };
    await maya.call(profileContract.completeOnboarding, { body: vegan });
    await eat();
    const reply = await ask('what should I eat?');
    expect(reply).toMatch(/For example: /);
    expect(reply).not.toMatch(/For example: [^.]*(?:Chicken|yogurt|egg|Tuna)/);
  });

  it('logs the person’s own recipe by its name, not the dish that it sounds like', async () => {
    const { id } = await maya.call(nutritionContract.createOwnFood, {
      body: {
        id: newId(),
        food: {
          kind: 'recipe',
          name: 'Sunday chilli',
          ingredients: [
            { foodId: 'minced-beef', grams: 500 },
            { foodId: 'tinned-tomatoes', grams: 800 },
          ],
          servings: 4,
        },
      },
    });
    const { meal } = await send('I had a portion of Sunday chilli', 'coach');
    expect(meal?.items).toMatchObject([{ foodId: id, grams: 325 }]);
  });

  it('talks next to the meals in a conversation of its own', async () => {
    await ask('How do I do a squat?', 'coach');
    await ask('what is the weather');
    expect((await talk('nutrition'))[0]).toBe('what is the weather');
    expect((await talk('nutrition'))[1]).toContain('Nothing is logged yet');
    expect(await talk('coach')).toHaveLength(2);
    expect((await talk('coach'))[0]).toBe('How do I do a squat?');
  });

  it('a danger told in one chat is remembered in the other, until it is settled in either', async () => {
    await maya.call(profileContract.completeOnboarding, { body: answers });
    expect(await ask('my chest hurts when i do burpees', 'nutrition')).toMatch(/emergency number/);
    const refused = await send('ok give me a workout', 'coach');
    expect(refused.workout).toBeNull();
    expect(refused.response).toMatch(/you told me about your chest/);
    expect(await ask('what should I eat after training?')).not.toMatch(/you told me/);
    await ask('a doctor said it is fine', 'nutrition');
    expect((await send('ok give me a workout', 'coach')).workout).not.toBeNull();
  });

  it('handles danger there like everywhere', async () => {
    expect(await ask('I make myself throw up after eating')).toMatch(/doctor|help|support/i);
  });
});

describe('A meal that is told to the coach', () => {
  const readToday = () => maya.call(nutritionContract.readDay, { params: { date: 'today' } });

  it('is proposed in both chats, and logged by nothing but posting it', async () => {
    for (const conversation of ['nutrition', 'coach'] as const) {
      const { response, meal, messageId } = await send('just had two boiled eggs', conversation);
      expect(response).toMatch(/2 boiled eggs: about .* Should I log it as dinner\?/);
      expect(meal).toMatchObject({ mealType: 'dinner', items: [{ foodId: 'boiled-egg', grams: 100 }] });
      const { messages } = await maya.call(coachContract.listMessages, { query: { conversation } });
      expect(messages.at(-1)).toMatchObject({ id: messageId, meal });
    }
    expect((await readToday()).meals).toEqual([]);
  });

  it('can be posted as it stands, under the id of the reply and so once', async () => {
    const { meal, messageId } = await send('log two boiled eggs and a banana for lunch', 'nutrition');
    const body = { id: messageId, ...meal! };
    const logged = await maya.call(nutritionContract.logMeal, { body });
    expect(logged).toMatchObject({ id: `${meal?.date}-${messageId}`, mealType: 'lunch' });
    expect(logged.items.map(({ nutrients }) => nutrients)).toEqual(
      meal?.items.map(({ nutrients }) => nutrients),
    );
    await maya.call(nutritionContract.logMeal, { body });
    expect((await readToday()).mealsLogged).toBe(1);
  });

  it('can be changed by the next message, and of an earlier day be logged on it', async () => {
    const first = await send('two boiled eggs', 'nutrition');
    const second = await send('actually make it 3', 'nutrition');
    const third = await send('no i had it yesterday for lunch', 'nutrition');
    expect(second.meal?.items).toMatchObject([{ foodId: 'boiled-egg', grams: 150 }]);
    expect(third.meal).toMatchObject({ mealType: 'lunch', items: second.meal?.items });
    const body = { id: third.messageId, ...third.meal! };
    const logged = await maya.call(nutritionContract.logMeal, { body });
    expect(logged.date < (first.meal?.date ?? '')).toBe(true);
  });

  it('figures of a food come from the table, in both chats', async () => {
    const answer = '1 egg (50 g) has 6.3 g of protein; 72 kcal in all.';
    expect(await ask('protein in an egg')).toBe(answer);
    expect(await ask('how much protein is in an egg?', 'coach')).toBe(answer);
  });
});
