import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from './messages';
import { Queue } from './queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const message = (messageId: string): Message => {
  return { queue: 'consumer', messageId, body: '{}', sentAt: 0, receives: 0, isDead: false };
};

/** A queue in memory that records the batches it delivers. */
function startQueue(windowMs: number) {
  const batches: string[][] = [];
  const queue = new Queue({
    functionName: 'consumer',
    batchSize: 3,
    windowMs,
    maximumConcurrency: 4,
    backoffMs: 200,
    table: { save: async () => {}, remove: async () => {}, load: async () => [] },
    runtime: {
      invoke: async (_, event) => {
        const { Records } = event as { Records: Message[] };
        batches.push(Records.map(({ messageId }) => messageId));
      },
    },
    onChange: () => {},
  });
  return { queue, batches };
}

it('waits its window for more, so that messages of the same moment come together', async () => {
  const { queue, batches } = startQueue(20);
  queue.add([message('a')]);
  await vi.advanceTimersByTimeAsync(19);
  queue.add([message('b')]);
  expect(batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(batches).toEqual([['a', 'b']]);
});

it('does not wait when a batch is full', async () => {
  const { queue, batches } = startQueue(20);
  queue.add(['a', 'b', 'c', 'd'].map(message));
  await vi.advanceTimersByTimeAsync(0);
  expect(batches).toEqual([['a', 'b', 'c'], ['d']]);
});

it('delivers immediately without a window', async () => {
  const { queue, batches } = startQueue(0);
  queue.add([message('a')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(batches).toEqual([['a']]);
});
