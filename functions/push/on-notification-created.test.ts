import { DeleteCommand, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import type { DomainEvent } from '../../shared/events/catalogue';
import { fakeLog, fakeStorage, throttled } from '../../tests/support/fake-storage';
import { onNotificationCreated, pushNotification } from './on-notification-created';
import { createPushSubscriptionsRepository } from './push-subscriptions-repository';
import type { SendPush } from './send-push';

const notification = {
  id: 'n1',
  kind: 'streakAtRisk' as const,
  title: 'Your streak is at risk',
  message: 'One day in a row.',
  read: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  isOpen: null,
  person: null,
  friendChallengeId: null,
};

function setUp({ read = false, sentId = null as string | null, failures = 0 } = {}) {
  const { storage, documents } = fakeStorage();
  const row = (name: string) => ({
    userId: 'maya',
    subscriptionId: name,
    endpoint: `https://push.example.com/${name}`,
    p256dh: 'p',
    auth: 'a',
    createdAt: '2026-11-01T10:00:00.000Z',
  });
  documents
    .on(QueryCommand)
    .resolves({ Items: [{ ...row('phone'), sentId, failedId: 'n1', failures }, row('laptop')] });
  documents.on(UpdateCommand).resolves({});
  documents.on(DeleteCommand).resolves({});
  documents.on(GetCommand).resolves({});
  const sendPush = vi.fn<SendPush>(async () => 'sent');
  const log = fakeLog();
  const push = pushNotification({
    clock: storage.clock,
    log,
    subscriptions: createPushSubscriptionsRepository(storage),
    readNotification: async () => ({ ...notification, read }),
    sendPush,
  });
  const mail = vi.fn(async () => {});
  const handle = onNotificationCreated(push, mail);
  const tell = (until: string | null = null, counts: Record<string, number> | null = null) =>
    handle({
      userId: 'maya',
      data: { notificationId: 'n1', until, counts },
    } as DomainEvent<'NotificationCreated'>);
  const toldTo = () => sendPush.mock.calls.map(([{ endpoint }]) => endpoint.split('/').at(-1));
  /** What was recorded for the browsers, in order. */
  const noted = () =>
    documents.commandCalls(UpdateCommand).map(({ args }) => {
      const values = Object.entries(args[0].input.ExpressionAttributeValues ?? {});
      return Object.fromEntries(values.map(([name, value]) => [name.slice(1), value as unknown]));
    });
  return { documents, sendPush, log, mail, tell, toldTo, noted };
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
    const { noted, sendPush, tell, toldTo } = setUp();
    sendPush.mockRejectedValueOnce(new Error('503'));
    await expect(tell()).rejects.toThrow('503');
    expect(toldTo()).toEqual(['phone', 'laptop']);
    expect(noted().filter((each) => 'sentId' in each)).toEqual([{ sentId: 'n1' }]);
  });

  it('is given up where its service never answers, before the queue gives up the event', async () => {
    const { noted, sendPush, tell, log } = setUp({ failures: 2 });
    sendPush.mockRejectedValueOnce(new Error('503'));
    await expect(tell()).rejects.toThrow('503');
    expect(noted()).toContainEqual({ failedId: 'n1', failures: 3 });
    const last = setUp({ failures: 3 });
    last.sendPush.mockRejectedValueOnce(new Error('503'));
    await last.tell();
    expect(last.noted()).toEqual([{ sentId: 'n1' }, { sentId: 'n1', failedId: 'n1', failures: 4 }]);
    expect([log.warn, last.log.warn].map((warn) => warn.mock.calls.length)).toEqual([0, 1]);
  });

  it('lets a browser go that was kept with keys of no curve', async () => {
    const { documents, sendPush, tell, log } = setUp();
    sendPush.mockResolvedValueOnce('unusable');
    await tell();
    const [removed] = documents.commandCalls(DeleteCommand);
    expect(removed?.args[0].input.Key).toEqual({ userId: 'maya', subscriptionId: 'phone' });
    expect(log.warn).toHaveBeenCalledOnce();
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
    expect(log.warn).toHaveBeenCalledWith('a message was not pushed', {
      outcome: 'refused',
      host: 'push.example.com',
    });
  });

  it('is emailed only where no browser took it, now or in an earlier attempt', async () => {
    const pushed = setUp();
    await pushed.tell();
    const before = setUp({ sentId: 'n1' });
    before.sendPush.mockResolvedValueOnce('refused');
    await before.tell();
    expect([pushed.mail.mock.calls, before.mail.mock.calls]).toEqual([[], []]);
    const gone = setUp();
    gone.sendPush.mockResolvedValue('gone');
    await gone.tell();
    const givenUp = setUp({ sentId: 'n1', failures: 4 });
    givenUp.sendPush.mockResolvedValueOnce('refused');
    await givenUp.tell();
    expect([gone.mail.mock.calls.length, givenUp.mail.mock.calls.length]).toEqual([1, 1]);
  });

  it('is not emailed while a push may still arrive', async () => {
    const { sendPush, tell, mail } = setUp();
    sendPush.mockRejectedValue(new Error('503'));
    await expect(tell()).rejects.toThrow('503');
    expect(mail).not.toHaveBeenCalled();
  });

  it('that stands for several says how many of each', async () => {
    const { sendPush, tell } = setUp();
    await tell(null, { cheer: 2, friendRequest: 1 });
    expect(sendPush.mock.calls[0]?.[1]).toEqual({
      id: 'n1',
      kind: 'digest',
      title: '3 new notifications',
      body: '1 friend request, 2 cheers.',
    });
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
