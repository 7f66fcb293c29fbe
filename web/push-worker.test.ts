import { describe, expect, it, vi } from 'vitest';
import { listenToPush } from './push-worker';

const pushed = { id: 'n1', kind: 'friendRequest', title: 'New friend request', body: 'Maya would like to.' };

/** A worker with these pages open, and what it showed. */
function setUp(...pages: DocumentVisibilityState[]) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => {});
  const worker = {
    registration: { showNotification },
    clients: { matchAll: async () => pages.map((visibilityState) => ({ visibilityState })) },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  listenToPush(worker as never);
  const push = async (data: object | null) => {
    const work: Promise<unknown>[] = [];
    listeners.get('push')?.({
      data: data && { json: () => data },
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
    });
    await Promise.all(work);
  };
  return { push, showNotification };
}

describe('A push', () => {
  it('is shown where no page is open, or none can be seen', async () => {
    for (const pages of [[], ['hidden', 'hidden']] as const) {
      const { push, showNotification } = setUp(...pages);
      await push(pushed);
      expect(showNotification).toHaveBeenCalledExactlyOnceWith(
        'New friend request',
        expect.objectContaining({ body: 'Maya would like to.', tag: 'n1' }),
      );
    }
  });

  it('is not shown over a page that can be seen, which tells it itself', async () => {
    const { push, showNotification } = setUp('hidden', 'visible');
    await push(pushed);
    expect(showNotification).not.toHaveBeenCalled();
  });

  it('without a message shows nothing', async () => {
    const { push, showNotification } = setUp();
    await push(null);
    expect(showNotification).not.toHaveBeenCalled();
  });
});
