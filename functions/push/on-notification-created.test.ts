import { DeleteCommand, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import type { DomainEvent } from '../../shared/events/catalogue';
import { fakeLog, fakeStorage, throttled } from '../../tests/support/fake-storage';
import { onNotificationCreated } from './on-notification-created';
import { createPushSubscriptionsRepository } from './push-subscriptions-repository';
import type { SendPush } from './send-push';

const notification = {
  id: 'n1',
  kind: 'streakAtRisk' as const,
  title: 'Your streak is at risk',
  message: 'One day in a row.',
  read: false,
  createdAt: '2026-11-20T10:00:00.000Z',
};

function setUp({ read = false, sentId = null as string | null } = {}) {
  const { storage, documents } = fakeStorage();
  const row = (name: string) => ({
    userId: 'maya',
    subscriptionId: name,
    endpoint: `https://push.example.com/${name}`,
    p256dh: 'p',
    auth: 'a',
    createdAt: '2026-11-01T10:00:00.000Z',
  });
  documents.on(QueryCommand).resolves({ Items: [{ ...row('phone'), sentId }, row('laptop')] });
  documents.on(UpdateCommand).resolves({});
  documents.on(DeleteCommand).resolves({});
  documents.on(GetCommand).resolves({});
  const sendPush = vi.fn<SendPush>(async () => 'sent');
  const log = fakeLog();
  const handle = onNotificationCreated({
    clock: storage.clock,
    log,
    subscriptions: createPushSubscriptionsRepository(storage),
    readNotification: async () => ({ ...notification, read }),
    sendPush,
  });
  const tell = (until: string | null = null) =>
    handle({ userId: 'maya', data: { notificationId: 'n1', until } } as DomainEvent<'NotificationCreated'>);
  const toldTo = () => sendPush.mock.calls.map(([{ endpoint }]) => endpoint.split('/').at(-1));
  return { documents, sendPush, log, tell, toldTo };
}

describe('A notification that is pushed', () => {
  it('goes to every browser, and to those alone that were missed when it comes again', async () => {
    const first = setUp();
    await first.tell();
    expect(first.toldTo()).toEqual(['phone', 'laptop']);
    const again = setUp({ sentId: 'n1' });
    await again.tell();
    expect(again.toldTo()).toEqual(['laptop']);
  });

  it('comes again when one of them failed, after the others were told and noted', async () => {
    const { documents, sendPush, tell, toldTo } = setUp();
    sendPush.mockRejectedValueOnce(new Error('503'));
    await expect(tell()).rejects.toThrow('503');
    expect(toldTo()).toEqual(['phone', 'laptop']);
    expect(documents.commandCalls(UpdateCommand)).toHaveLength(1);
  });

  it('comes again when it could not be noted that it was sent', async () => {
    const { documents, tell } = setUp();
    documents.on(UpdateCommand).rejects(throttled());
    await expect(tell()).rejects.toThrow('busy');
  });

  it('makes a browser forgotten that is gone', async () => {
    const { documents, sendPush, tell } = setUp();
    sendPush.mockResolvedValueOnce('gone');
    await tell();
    expect(documents.commandCalls(DeleteCommand)).toHaveLength(1);
  });

  it('is given up where it was refused, and the log says by whom and nothing more', async () => {
    const { sendPush, log, tell } = setUp();
    sendPush.mockResolvedValueOnce('refused');
    await tell();
    expect(log.warn).toHaveBeenCalledWith('a push service refused a message', { host: 'push.example.com' });
  });

  it('is not, once it was seen', async () => {
    const { tell, toldTo } = setUp({ read: true });
    await tell();
    expect(toldTo()).toEqual([]);
  });

  it('is not, once it would arrive at night, and is kept no longer than until then', async () => {
    const late = setUp();
    await late.tell('2026-11-20T10:00:00.000Z');
    expect(late.toldTo()).toEqual([]);
    const { sendPush, tell } = setUp();
    await tell('2026-11-20T10:05:00.000Z');
    expect(sendPush.mock.calls.map(([, , ttl]) => ttl)).toEqual([300, 300]);
  });
});
