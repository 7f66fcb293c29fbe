import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { createTicketsRepository } from './tickets-repository';

const ticket = {
  ticket: 't-1',
  userId: 'maya',
  kind: 'app',
  authTime: 1_794_990_000,
  expiresAt: 1_795_000_000,
};

function setUp() {
  const { storage, documents } = fakeStorage('2026-11-20T10:00:00.000Z');
  return { documents, tickets: createTicketsRepository(storage) };
}

describe('A ticket', () => {
  it('is taken out as it is redeemed, if it still stands', async () => {
    const { documents, tickets } = setUp();
    documents.on(DeleteCommand).resolves({ Attributes: ticket });
    expect(await tickets.redeem('t-1')).toEqual(ticket);
    expect(documents.commandCalls(DeleteCommand)[0]?.args[0].input).toMatchObject({
      Key: { ticket: 't-1' },
      ConditionExpression: 'attribute_exists(ticket) AND expiresAt > :now',
      ExpressionAttributeValues: { ':now': Date.parse('2026-11-20T10:00:00.000Z') / 1000 },
    });
  });

  it('that is unknown, used or expired opens nothing', async () => {
    const { documents, tickets } = setUp();
    documents
      .on(DeleteCommand)
      .rejects(new ConditionalCheckFailedException({ message: 'no', $metadata: {} }));
    expect(await tickets.redeem('t-1')).toBeNull();
  });

  it('is not called unknown when the table could not be asked', async () => {
    const { documents, tickets } = setUp();
    documents.on(DeleteCommand).rejects(new Error('no network'));
    await expect(tickets.redeem('t-1')).rejects.toThrow('no network');
  });

  it('that is malformed is an error', async () => {
    const { documents, tickets } = setUp();
    documents.on(DeleteCommand).resolves({ Attributes: { ...ticket, userId: 7 } });
    await expect(tickets.redeem('t-1')).rejects.toThrow('test-tickets: a row is malformed: userId');
  });
});
