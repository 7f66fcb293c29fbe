import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { withoutPauses } from '../../tests/support/without-pauses';
import { ConditionFailed } from '../platform/storage/conditions';
import type { Told } from './notification';
import type { NotifyDeps } from './notifications-deps';
import { tellPerson } from './tell-person';

const noah = {
  userId: 'noah',
  isPushed: true,
  isMailed: false,
  quietHours: { from: 21, to: 8 },
  timeZone: 'UTC',
};
const news = {
  id: 'event-1',
  kind: 'friendRequest',
  actorId: 'maya',
  facts: {},
  createdAt: '2026-11-20T10:00:00.000Z',
  cause: { correlationId: 'request-1', depth: 1 },
} as const;
const text = { title: 'New friend request', message: 'Maya would like to train with you.' };

interface Facts {
  /** How the row says it was told, if the person has it. */
  stored?: Told | null;
  isListening?: boolean;
  /** How many see the frame. */
  seen?: number;
}

function setUp({ stored = null, isListening = true, seen = 1 }: Facts = {}) {
  const { storage, documents } = fakeStorage('2026-11-20T10:00:00.000Z');
  documents.on(TransactWriteCommand).resolves({});
  const create = vi.fn<(...given: unknown[]) => Promise<boolean>>(async () => stored === null);
  const pushSeen = vi.fn(async () => seen);
  const deps = {
    storage,
    notifications: { create, read: async () => ({ told: stored }), toldItem: () => ({ Update: {} }) },
    digests: { read: async () => null, storeItem: (_: unknown, row: object) => row },
    isListening: async () => isListening,
    pushSeen,
  } as unknown as NotifyDeps;
  /** Events for what is outside of the app: written with the row, and after it. */
  const outside = () => {
    const items = [
      ...create.mock.calls.flatMap(([, , , besides = []]) => besides as object[]),
      ...documents
        .commandCalls(TransactWriteCommand)
        .flatMap(({ args }) => args[0].input.TransactItems ?? []),
    ];
    return items.filter((item) => JSON.stringify(item).includes('NotificationCreated')).length;
  };
  const tell = (recipient = noah) => tellPerson(deps, recipient, news, text);
  return { tell, create, pushSeen, outside };
}
withoutPauses();

describe('Telling a person', () => {
  it('is by the page they have open and nothing else', async () => {
    const { tell, pushSeen, outside } = setUp();
    await tell();
    expect([pushSeen.mock.calls.length, outside()]).toEqual([1, 0]);
  });

  it('is outside of the app where no page is open, or none took it', async () => {
    const closed = setUp({ isListening: false, seen: 0 });
    await closed.tell();
    const lost = setUp({ seen: 0 });
    await lost.tell();
    expect([closed.outside(), lost.outside()]).toEqual([1, 1]);
  });

  it('makes nothing at a repeat, however it was told', async () => {
    for (const stored of ['silent', 'live', 'waiting', 'digest'] as const) {
      const { tell, pushSeen, outside } = setUp({ stored });
      await tell();
      expect([pushSeen.mock.calls.length, outside()]).toEqual([0, 0]);
    }
  });

  it('is finished by a repeat where an attempt broke off, without a second frame', async () => {
    const { tell, pushSeen, outside } = setUp({ stored: 'telling' });
    await tell();
    expect([pushSeen.mock.calls.length, outside()]).toEqual([0, 1]);
  });

  it('counts with what others told meanwhile', async () => {
    const { tell, create } = setUp({ isListening: false });
    create.mockRejectedValueOnce(new ConditionFailed([1]));
    await tell();
    expect(create).toHaveBeenCalledTimes(2);
    expect(create.mock.lastCall?.[3]).toContainEqual({
      userId: 'noah',
      localDate: '2026-11-20',
      told: 1,
      dueAt: null,
    });
  });
});
