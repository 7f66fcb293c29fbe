import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { createChatMessagesRepository, type StoredChatMessage } from './chat-messages-repository';
import { createMotivationRepository } from './motivation-repository';

const [first, second] = ['01JD3X6E9H0000000000000008', '01JD3X6E9H0000000000000009'];
const talk = { userId: 'maya', conversation: 'coach' } as const;
const message: StoredChatMessage = {
  id: second!,
  role: 'user',
  content: 'Hello',
  createdAt: '2026-11-20T10:00:00.000Z',
  source: null,
  toolData: null,
  workout: null,
  week: null,
  stopped: false,
  concern: null,
  knowsNotes: false,
};

function setUp() {
  const { storage, documents } = fakeStorage();
  return { documents, messages: createChatMessagesRepository(storage), storage };
}

describe('The conversation', () => {
  it("is stored in the server's order, whatever ids and times the device sent", () => {
    const reply = { ...message, id: first!, createdAt: '2020-01-01T00:00:00.000Z' };
    const items = setUp().messages.createItems(talk, [message, reply]);
    const stored = items.map(({ Put }) => Put?.Item ?? {});
    expect(stored.map(({ messageId }) => messageId as string)).toEqual([second, first]);
    const keys = stored.map(({ entryKey }) => entryKey as string);
    expect(keys.toSorted()).toEqual(keys);
    expect(new Set(keys).size).toBe(2);
  });

  it('is read newest first, without the reservations and the motivation', async () => {
    const { documents, messages } = setUp();
    const { id: messageId, ...fields } = message;
    const Items = [{ userId: 'maya', entryKey: 'coach#B', messageId, ...fields }];
    documents.on(QueryCommand).resolves({ Items });
    expect(await messages.list(talk, 12, null)).toEqual({ messages: [message], nextId: null });
    const { ExpressionAttributeValues: values = {}, ...input } =
      documents.commandCalls(QueryCommand)[0]?.args[0].input ?? {};
    expect(input).toMatchObject({ ScanIndexForward: false, Limit: 12, ConsistentRead: true });
    for (const [key, isRead] of [
      [`coach#${second}`, true],
      [`coach-turn#${second}`, false],
      ['motivation', false],
    ] as const) {
      expect(key >= String(values[':first']) && key <= String(values[':end'])).toBe(isRead);
    }
  });

  it('continues where the previous page ended', async () => {
    const { documents, messages } = setUp();
    const LastEvaluatedKey = { userId: 'maya', entryKey: `coach#${first}` };
    documents.on(QueryCommand).resolves({ Items: [], LastEvaluatedKey });
    expect((await messages.list(talk, 1, second!)).nextId).toBe(first);
    expect(documents.commandCalls(QueryCommand)[0]?.args[0].input.ExclusiveStartKey).toEqual({
      userId: 'maya',
      entryKey: `coach#${second}`,
    });
  });

  it('leaves out a malformed message', async () => {
    const { documents, messages } = setUp();
    documents.on(QueryCommand).resolves({ Items: [{ entryKey: 'coach#B', content: 'private' }] });
    expect(await messages.list(talk, 1, null)).toEqual({ messages: [], nextId: null });
  });
});

describe('The motivation', () => {
  const motivation = { message: 'Well done.', source: 'rules', basis: '2026-11-20|3' } as const;

  it('is one row per person, replaced by the next one', async () => {
    const { documents, storage } = setUp();
    documents.on(PutCommand).resolves({});
    await createMotivationRepository(storage).keep('maya', motivation);
    expect(documents.commandCalls(PutCommand)[0]?.args[0].input).toEqual({
      TableName: 'test-chat-messages',
      Item: { userId: 'maya', entryKey: 'motivation', ...motivation },
    });
  });

  it('is read without its key, and is missing before the first one', async () => {
    const { documents, storage } = setUp();
    const Item = { userId: 'maya', entryKey: 'motivation', ...motivation };
    documents.on(GetCommand).resolvesOnce({}).resolves({ Item });
    const motivations = createMotivationRepository(storage);
    expect(await motivations.read('maya')).toBeNull();
    expect(await motivations.read('maya')).toEqual(motivation);
  });
});
