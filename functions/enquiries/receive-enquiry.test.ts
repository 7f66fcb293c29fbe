import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { cancelled, fakeStorage } from '../../tests/support/fake-storage';
import { createEnquiriesRepository } from './enquiries-repository';
import { limitsFor } from './enquiry-limits';
import { receiveEnquiry } from './receive-enquiry';

const request = {
  id: '01JD3X6E9H0000000000000009',
  kind: 'contact',
  name: 'Maya',
  email: 'maya@example.com',
  subject: 'Hello',
  message: 'A question',
} as const;
const origin = { address: '203.0.113.9', correlationId: 'r-1' };

function setUp() {
  const { storage, documents } = fakeStorage();
  const deps = {
    enquiries: createEnquiriesRepository(storage),
    clock: storage.clock,
    readKey: async () => 'a secret',
  };
  return { documents, receive: (from = origin) => receiveEnquiry(deps, request, from) };
}

describe('Receiving an enquiry', () => {
  it('keeps it, its event and the counts of its sender together or not at all', async () => {
    const { documents, receive } = setUp();
    documents.on(TransactWriteCommand).resolves({});
    await receive();
    const items = documents.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];
    expect(items.map(({ Put, Update }) => (Put ?? Update)?.TableName)).toEqual([
      'test-enquiries',
      'test-outbox',
      ...Array.from({ length: 4 }, () => 'test-enquiry-limits'),
    ]);
    expect(documents.calls()).toHaveLength(1);
  });

  it('answers the stored result when it is there already, even over the limit', async () => {
    const { documents, receive } = setUp();
    documents
      .on(TransactWriteCommand)
      .rejects(cancelled('ConditionalCheckFailed', 'None', 'ConditionalCheckFailed', 'None', 'None', 'None'));
    documents.on(GetCommand).resolves({ Item: { receivedAt: '2026-11-01T08:00:00.000Z' } });
    expect(await receive()).toEqual({ id: request.id, receivedAt: '2026-11-01T08:00:00.000Z' });
  });

  it('refuses when a count is full', async () => {
    const { documents, receive } = setUp();
    documents
      .on(TransactWriteCommand)
      .rejects(cancelled('None', 'None', 'None', 'ConditionalCheckFailed', 'None', 'None'));
    await expect(receive()).rejects.toMatchObject({ code: 'too_many_enquiries', status: 429 });
  });

  it('says it failed when the database does, so that the form keeps its text', async () => {
    const { documents, receive } = setUp();
    documents.on(TransactWriteCommand).rejects(new Error('unreachable'));
    await expect(receive()).rejects.toThrow('unreachable');
  });
});

describe('The counts of a sender', () => {
  const at = new Date('2026-11-20T10:07:00.000Z');
  const keysOf = (address: string | null, email = 'maya@example.com', when = at, secret = 'a secret') =>
    limitsFor({ address, email }, when, secret).map(({ key }) => key);

  it('show neither address nor email, and differ with the secret', () => {
    const keys = keysOf('203.0.113.9');
    expect(keys.join()).not.toMatch(/203|maya|example/);
    expect(keysOf('203.0.113.9', 'maya@example.com', at, 'another')).not.toEqual(keys);
  });

  it('start over every ten minutes, and for the day at midnight UTC, and are of no use soon after', () => {
    const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
    const sharedAfter = (minutes: number) =>
      keysOf('203.0.113.9', 'maya@example.com', later(minutes)).map((key) =>
        keysOf('203.0.113.9').includes(key),
      );
    expect(sharedAfter(2)).toEqual([true, true, true, true]);
    expect(sharedAfter(3)).toEqual([false, false, true, true]);
    expect(sharedAfter(14 * 60)).toEqual([false, false, false, false]);
    const [limit] = limitsFor({ address: null, email: 'maya@example.com' }, at, 'a secret');
    expect(new Date((limit?.expiresAt ?? 0) * 1000).toISOString()).toBe('2026-11-20T10:20:00.000Z');
  });

  it('take an IPv6 network for one sender, however it is written', () => {
    const [network] = keysOf('2001:db8:0:7::1');
    expect(keysOf('2001:0DB8:0000:0007:ffff::2')[0]).toBe(network);
    expect(keysOf('2001:db8:0:8::1')[0]).not.toBe(network);
    expect(keysOf('::1')[0]).toBe(keysOf('0:0:0:0:1::')[0]);
    expect(keysOf('203.0.113.9')[0]).not.toBe(keysOf('203.0.113.10')[0]);
  });

  it('count by email alone when the address is not known for certain', () => {
    expect(keysOf(null)).toEqual([1, 3].map((index) => keysOf('203.0.113.9')[index]));
  });
});
