import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import type { NotificationPreferences } from '../../../shared/contracts/notifications';
import type { DomainEvent } from '../../../shared/events/catalogue';
import { conditionRefused, fakeLog, fakeStorage, writesOf } from '../../../tests/support/fake-storage';
import type { Person } from '../../people/public';
import { mailNotification } from './mail-notification';
import type { SendMail } from './send-mail';

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

interface Facts {
  read?: boolean;
  mailed?: boolean;
  kind?: boolean;
  state?: Person['state'];
  email?: string | null;
}

function setUp({
  read = false,
  mailed = true,
  kind = true,
  state = 'active',
  email = 'm@example.com',
}: Facts = {}) {
  const { storage, documents } = fakeStorage('2026-11-20T19:00:00.000Z');
  documents.on(UpdateCommand).resolves({});
  const sendMail = vi.fn<SendMail>(async () => 'sent');
  const log = fakeLog();
  const preferences = { kinds: { streakAtRisk: kind }, mail: { streakAtRisk: mailed } };
  const handle = mailNotification({
    storage,
    log,
    readNotification: async () => ({ ...notification, read }),
    readPreferences: async () => preferences as NotificationPreferences,
    readPerson: async () => ({ name: 'Maya', state }) as Person,
    readVerifiedEmail: async () => email,
    siteUrl: 'https://vita.example',
    unsubscribeUrl: async (userId) => `https://vita.example/stop/${userId}`,
    sendMail,
  });
  const tell = (data: object = {}) =>
    handle({
      userId: 'maya',
      data: { notificationId: 'n1', until: null, push: false, mail: true, ...data },
    } as DomainEvent<'NotificationCreated'>);
  const notes = () => writesOf(documents).map(([item]) => item?.Update?.UpdateExpression);
  return { documents, sendMail, log, tell, notes };
}

describe('A notification that is emailed', () => {
  it('is noted, then sent to the address that is verified', async () => {
    const { sendMail, tell, notes } = setUp();
    sendMail.mockImplementation(async () => (expect(notes()).toEqual(['SET #mailedAt = :mailedAt']), 'sent'));
    await tell();
    expect(sendMail).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        to: 'm@example.com',
        subject: 'Your streak is at risk',
        unsubscribeUrl: 'https://vita.example/stop/maya',
      }),
    );
  });

  it('goes once: whatever comes again finds the note', async () => {
    const { documents, sendMail, tell } = setUp();
    documents.on(UpdateCommand).rejects(conditionRefused());
    await tell();
    expect(sendMail).not.toHaveBeenCalled();
  });

  it('comes again where the mail service did not take it', async () => {
    const { sendMail, tell, notes } = setUp();
    sendMail.mockRejectedValueOnce(new Error('the mail service answered 429'));
    await expect(tell()).rejects.toThrow('429');
    expect(notes()).toEqual(['SET #mailedAt = :mailedAt', 'REMOVE #mailedAt']);
  });

  it.each(['refused', 'unanswered'] as const)('is not tried again when it was %s', async (outcome) => {
    const { sendMail, log, tell, notes } = setUp();
    sendMail.mockResolvedValueOnce(outcome);
    await tell();
    expect(notes()).toHaveLength(1);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('a mail may not have gone', { outcome });
  });

  it.each<[string, Facts]>([
    ['was seen meanwhile', { read: true }],
    ['is no longer wanted by mail', { mailed: false }],
    ['is of a kind that was switched off', { kind: false }],
    ['is for somebody suspended', { state: 'suspended' }],
    ['is for somebody who is leaving', { state: 'deleting' }],
    ['has no verified address to go to', { email: null }],
  ])('is not sent where it %s', async (_, facts) => {
    const { sendMail, tell, notes } = setUp(facts);
    await tell();
    expect([sendMail.mock.calls, notes()]).toEqual([[], []]);
  });

  it('is not sent at night, nor where only browsers are told', async () => {
    const { sendMail, tell } = setUp();
    await tell({ until: '2026-11-20T19:00:00.000Z' });
    await tell({ mail: false });
    expect(sendMail).not.toHaveBeenCalled();
    await tell({ until: '2026-11-20T19:00:01.000Z' });
    expect(sendMail).toHaveBeenCalledOnce();
  });
});
