import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fakeStorage } from '../../tests/support/fake-storage';
import { aiConfigFields, readAiConfig } from '../platform/ai-config';
import { createAiUsageRepository } from './ai-usage-repository';
import { createBudget } from './budget';

const refused = () => new ConditionalCheckFailedException({ message: 'refused', $metadata: {} });
const now = '2026-11-20T10:00:30.000Z';
const nowSeconds = Date.parse(now) / 1000;
const maya = { userId: 'maya', today: '2026-11-20' };

function setUp(mode: 'openai' | 'rules' = 'openai') {
  const { storage, documents } = fakeStorage(now);
  const variables = { AI_MODE: mode, OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' };
  const config = readAiConfig(z.object(aiConfigFields).parse(variables));
  const budget = createBudget(createAiUsageRepository(storage), config);
  const sent = () => documents.commandCalls(UpdateCommand).map(({ args }) => args[0].input);
  return { budget, documents, sent };
}

describe('The budget of a day', () => {
  it('takes a chat and the estimated tokens in one conditional write that expires in three days', async () => {
    const { budget, documents, sent } = setUp();
    documents.on(UpdateCommand).resolves({ Attributes: { chats: 1, tokens: 900 } });
    await budget.take(maya, 900);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      TableName: 'test-ai-usage',
      Key: { userId: 'maya', period: '2026-11-20' },
      ExpressionAttributeValues: {
        ':chats': 1,
        ':tokens': 900,
        ':limit': 60,
        ':room': 400_000 - 900,
        ':expiresAt': Math.floor(nowSeconds) + 3 * 86_400,
      },
    });
    expect(sent()[0]?.ConditionExpression).toContain('chats < :limit');
    expect(sent()[0]?.ConditionExpression).toContain('tokens <= :room');
  });

  it('refuses what it has no room for', async () => {
    const { budget, documents } = setUp();
    documents.on(UpdateCommand).rejects(refused());
    await expect(budget.take(maya, 900)).rejects.toMatchObject({ code: 'coach_limit_reached', status: 429 });
  });

  it('fails when storage fails: no model is asked without a reservation', async () => {
    const { budget, documents } = setUp();
    documents.on(UpdateCommand).rejects(new Error('unreachable'));
    await expect(budget.take(maya, 900)).rejects.toThrow('unreachable');
  });

  it.each([
    ['an answer stays counted and pays the difference', { tokens: 1_200, answered: true }, 0, 300],
    ['no answer gives the chat and the tokens back', { tokens: 0, answered: false }, -1, -900],
  ])('is corrected afterward: %s', async (_, actual, chats, tokens) => {
    const { budget, documents, sent } = setUp();
    documents.on(UpdateCommand).resolves({ Attributes: { chats: 41, tokens: 5_000 } });
    expect(await budget.settle(maya, 900, actual)).toBe(19);
    expect(sent()[0]?.ExpressionAttributeValues).toEqual({ ':chats': chats, ':tokens': tokens });
  });

  it('has all its chats when the account was erased meanwhile and nothing is there to correct', async () => {
    const { budget, documents } = setUp();
    documents.on(UpdateCommand).rejects(refused());
    expect(await budget.settle(maya, 900, { tokens: 900, answered: true })).toBe(60);
  });

  it.each([
    [undefined, 60],
    [{ chats: 59, tokens: 1 }, 1],
    [{ chats: 70, tokens: 1 }, 0],
  ])('says how many chats are left of %o: %i', async (Item, left) => {
    const { budget, documents } = setUp();
    documents.on(GetCommand).resolves({ Item });
    expect(await budget.remaining(maya)).toBe(left);
  });

  it('is not read where no model is asked', async () => {
    const { budget, documents } = setUp('rules');
    expect(await budget.remaining(maya)).toBeNull();
    expect(documents.calls()).toHaveLength(0);
  });
});

describe('The messages of a minute', () => {
  it('are counted in a row of that minute, which expires', async () => {
    const { budget, documents, sent } = setUp('rules');
    documents.on(UpdateCommand).resolves({ Attributes: { messages: 1 } });
    await budget.takeMinute('maya');
    expect(sent()[0]).toMatchObject({
      Key: { userId: 'maya', period: 'minute#2026-11-20T10:00' },
      ExpressionAttributeValues: { ':messages': 1, ':limit': 10, ':expiresAt': Math.floor(nowSeconds) + 600 },
    });
  });

  it('are refused above ten', async () => {
    const { budget, documents } = setUp();
    documents.on(UpdateCommand).rejects(refused());
    await expect(budget.takeMinute('maya')).rejects.toMatchObject({ code: 'too_many_messages', status: 429 });
  });
});
