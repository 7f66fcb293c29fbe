import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { fakeLog, fakeStorage } from '../../tests/support/fake-storage';
import { createCloseOldest } from './close-oldest';

function setUp(openedAt: number[]) {
  const { storage, documents } = fakeStorage();
  const rows = openedAt.map((at) => ({
    userId: 'maya',
    connectionId: `c-${at}`,
    kind: 'notifications',
    openedAt: at,
  }));
  documents.on(QueryCommand).resolves({ Items: rows });
  const log = fakeLog();
  const access = { post: vi.fn(async () => true), close: vi.fn(async () => undefined) };
  return { access, log, closeOldest: createCloseOldest(storage, access, log) };
}
const connection = (at: number) => ({ userId: 'maya', connectionId: `c-${at}` });
const ten = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

describe('The sockets of a person', () => {
  it('stay open up to ten', async () => {
    const { access, closeOldest } = setUp(ten);
    await closeOldest('maya');
    expect(access.close).not.toHaveBeenCalled();
  });

  it('above ten are closed, the oldest first, and told why', async () => {
    const { access, closeOldest } = setUp([...ten, 12, 11]);
    await closeOldest('maya');
    expect(access.post.mock.calls).toEqual(
      [1, 2].map((at) => [connection(at), '{"type":"socket.closing","reason":"too_many"}']),
    );
    expect(access.close.mock.calls).toEqual([[connection(1)], [connection(2)]]);
  });

  it('do not keep a new one out when an old one cannot be closed', async () => {
    const { access, log, closeOldest } = setUp([...ten, 12, 11]);
    access.post.mockRejectedValueOnce(new Error('no network'));
    await closeOldest('maya');
    expect(access.close.mock.calls).toEqual([[connection(2)]]);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('socket not closed', { error: new Error('no network') });
  });
});
