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
  // In the evening there is much to say of what is left.
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

  it('talks beside the meals in a conversation of its own', async () => {
    await ask('How do I do a squat?', 'coach');
    await ask('what is the weather');
    expect((await talk('nutrition'))[0]).toBe('what is the weather');
    expect((await talk('nutrition'))[1]).toContain('Nothing is logged yet');
    expect(await talk('coach')).toHaveLength(2);
    expect((await talk('coach'))[0]).toBe('How do I do a squat?');
  });

  it('a danger told in one talk is remembered in the other, until it is settled in either', async () => {
    await maya.call(profileContract.completeOnboarding, { body: answers });
    expect(await ask('my chest hurts when i do burpees', 'nutrition')).toMatch(/emergency number/);
    const refused = await send('ok give me a workout', 'coach');
    expect(refused.workout).toBeNull();
    expect(refused.response).toMatch(/you told me about your chest/);
    expect(await ask('what should I eat after training?')).not.toMatch(/you told me/);
    await ask('a doctor said it is fine', 'nutrition');
    expect((await send('ok give me a workout', 'coach')).workout).not.toBeNull();
  });

  it('meets danger there as everywhere', async () => {
    expect(await ask('I make myself throw up after eating')).toMatch(/doctor|help|support/i);
  });
});
