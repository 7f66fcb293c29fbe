import {
  ConditionalCheckFailedException,
  ProvisionedThroughputExceededException,
} from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { createAiUsageRepository } from './ai-usage-repository';

const refused = new ConditionalCheckFailedException({ message: 'refused', $metadata: {} });
const day = '2026-11-20';
const limits = { chats: 60, tokens: 1_000 };

function setUp(Attributes: object = { chats: 1, tokens: 300 }) {
  const { storage, documents } = fakeStorage('2026-11-20T10:07:59.000Z');
  documents.on(UpdateCommand).resolves({ Attributes: { ...Attributes } });
  const update = () => documents.commandCalls(UpdateCommand)[0]?.args[0].input;
  return { documents, usage: createAiUsageRepository(storage), update };
}

describe('The use of a day', () => {
  it('is nothing before the first chat', async () => {
    const { documents, usage } = setUp();
    documents.on(GetCommand).resolves({});
    expect(await usage.read('maya', day)).toEqual({ chats: 0, tokens: 0 });
  });

  it('is taken only where the day has room for the chat and all of its tokens', async () => {
    const { usage, update } = setUp();
    expect(await usage.take('maya', day, 300, limits)).toEqual({ chats: 1, tokens: 300 });
    expect(update()).toMatchObject({
      Key: { userId: 'maya', period: day },
      ConditionExpression:
        '(attribute_not_exists(chats) OR chats < :limit) AND (attribute_not_exists(tokens) OR tokens <= :room)',
      ExpressionAttributeValues: { ':chats': 1, ':tokens': 300, ':limit': 60, ':room': 700 },
    });
  });

  it('is not taken where it has none', async () => {
    const { documents, usage } = setUp();
    documents.on(UpdateCommand).rejects(refused);
    expect(await usage.take('maya', day, 300, limits)).toBeNull();
  });

  it('is an error when the database did not respond', async () => {
    const { documents, usage } = setUp();
    const throttled = new ProvisionedThroughputExceededException({ message: 'slow down', $metadata: {} });
    documents.on(UpdateCommand).rejects(throttled);
    await expect(usage.take('maya', day, 300, limits)).rejects.toThrow('slow down');
    await expect(usage.takeMinute('maya', 10)).rejects.toThrow('slow down');
  });

  it('is corrected where something was taken, and brings no row of a deleted account back', async () => {
    const { documents, usage, update } = setUp({ chats: 0, tokens: 120 });
    expect(await usage.correct('maya', day, { chats: -1, tokens: -180 })).toEqual({ chats: 0, tokens: 120 });
    expect(update()).toMatchObject({
      UpdateExpression: 'ADD #chats :chats, #tokens :tokens',
      ConditionExpression: 'attribute_exists(chats)',
      ExpressionAttributeValues: { ':chats': -1, ':tokens': -180 },
    });
    documents.on(UpdateCommand).rejects(refused);
    expect(await usage.correct('maya', day, { chats: -1, tokens: 0 })).toBeNull();
  });
});

describe('The messages of a minute', () => {
  it('are counted for each minute of the clock and forgotten soon after', async () => {
    const { usage, update } = setUp({});
    expect(await usage.takeMinute('maya', 10)).toBe(true);
    expect(update()).toMatchObject({
      Key: { userId: 'maya', period: 'minute#2026-11-20T10:07' },
      ExpressionAttributeValues: {
        ':messages': 1,
        ':limit': 10,
        ':expiresAt': Date.parse('2026-11-20T10:17:59.000Z') / 1_000,
      },
    });
  });

  it('are refused from the limit on', async () => {
    const { documents, usage } = setUp();
    documents.on(UpdateCommand).rejects(refused);
    expect(await usage.takeMinute('maya', 10)).toBe(false);
  });
});
