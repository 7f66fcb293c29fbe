import type { SQSRecord } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FunctionSpec, Manifest } from '../../../functions/manifest-types';
import {
  entries,
  entry,
  numberOf,
  startFakeBus,
  type FakeConsumer,
} from '../../../tests/support/local-cloud/bus';
import { startTestDatabase, type TestDatabase } from '../../../tests/support/local-cloud/database';
import { fakeFunction, fakeManifest } from '../../../tests/support/local-cloud/manifest';
import type { BusOptions } from './bus';

const hearsWorkouts = (queue: NonNullable<FunctionSpec['queue']>): Manifest =>
  fakeManifest({ consumer: fakeFunction('any', { hears: ['WorkoutCompleted'], queue }) });
const oneByOne = hearsWorkouts({ batchSize: 1, windowSeconds: 0, maximumConcurrency: 1 });
const tens = hearsWorkouts({ batchSize: 10, windowSeconds: 1 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => database.stop());

const start = (options: Partial<BusOptions>, consume: FakeConsumer) =>
  startFakeBus(database, { tablePrefix: database.newPrefix(), ...options }, consume);

const failuresOf = (records: SQSRecord[]) => ({
  batchItemFailures: records.map(({ messageId }) => ({ itemIdentifier: messageId })),
});

function latch() {
  let open: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open?.() };
}

describe('a rule', () => {
  it('matches source and detail-type exactly, and every consumer has its own copy', async () => {
    const manifest = fakeManifest({
      points: fakeFunction('any', { hears: ['WorkoutCompleted'] }),
      boards: fakeFunction('any', { hears: ['PointsAwarded', 'WorkoutCompleted'] }),
      api: fakeFunction('any'),
    });
    const heard: string[] = [];
    const { bus, put, stop } = await start({ manifest }, async (records, name) => {
      heard.push(...records.map((record) => `${name} ${numberOf(record)}`));
    });
    await put(
      entry('WorkoutCompleted', 1),
      entry('PointsAwarded', 2),
      entry('UserRegistered', 3),
      entry('WorkoutCompleted', 4, { Source: 'vita.other' }),
      entry('WorkoutCompleted', 5, { DetailType: 'WorkoutCompleted2' }),
      entry('WorkoutCompleted', 6, { DetailType: 'workoutcompleted' }),
    );
    await bus.idle();
    expect(heard.toSorted()).toEqual(['boards 1', 'boards 2', 'points 1']);
    await stop();
  });
});

describe('a queue with a delay', () => {
  it('lets a message wait before its first delivery, and is busy meanwhile', async () => {
    const delivered: number[] = [];
    const manifest = hearsWorkouts({ batchSize: 1, windowSeconds: 0, delaySeconds: 60 });
    const { bus, put, stop } = await start({ manifest }, async (records) => {
      delivered.push(...records.map(numberOf));
    });
    const sentAt = performance.now();
    await put(entry('WorkoutCompleted', 1));
    expect({ delivered: [...delivered], busy: bus.isBusy() }).toEqual({ delivered: [], busy: true });
    await bus.idle();
    expect(delivered).toEqual([1]);
    expect(performance.now() - sentAt).toBeGreaterThan(250);
    await stop();
  });
});

describe('a queue', () => {
  it('delivers records as SQS writes them', async () => {
    const seen: SQSRecord[] = [];
    const { bus, put, stop } = await start(
      { manifest: oneByOne },
      async (records) => void seen.push(...records),
    );
    const before = Date.now();
    await put(entry('WorkoutCompleted', 1));
    await bus.idle();
    const [record] = seen;
    expect(record).toMatchObject({
      messageId: expect.stringMatching(/.+/),
      receiptHandle: expect.stringMatching(/.+/),
      eventSource: 'aws:sqs',
      eventSourceARN: expect.stringMatching(/:consumer$/),
      md5OfBody: expect.stringMatching(/^[0-9a-f]{32}$/),
      attributes: { ApproximateReceiveCount: '1' },
    });
    expect(Number(record?.attributes.SentTimestamp)).toBeGreaterThanOrEqual(before);
    await stop();
  });

  it('fills batches up to its size and starts no more than its concurrency at once', async () => {
    const sizes: number[] = [];
    const hold = latch();
    const manifest = hearsWorkouts({ batchSize: 10, windowSeconds: 1, maximumConcurrency: 2 });
    const { bus, putAll, stop } = await start({ manifest }, async (records) => {
      sizes.push(records.length);
      await hold.opened;
    });
    await putAll(entries(100));
    expect(bus.counts()).toEqual({ consumer: { pending: 80, inFlight: 20, dead: 0 } });
    hold.open();
    await bus.idle();
    expect(sizes).toEqual(Array.from({ length: 10 }, () => 10));
    await stop();
  });

  it('cuts a batch before it is too large for an invocation', async () => {
    const Detail = JSON.stringify({ number: 1, text: 'x'.repeat(250_000) });
    const large = entries(30).map((e) => ({ ...e, Detail }));
    const sizes: number[] = [];
    const manifest = hearsWorkouts({ batchSize: 1000, windowSeconds: 1 });
    const { bus, put, stop } = await start({ manifest }, async (records) => void sizes.push(records.length));
    await Promise.all(large.map((e) => put(e)));
    await bus.idle();
    expect(sizes.reduce((sum, size) => sum + size)).toBe(30);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(12);
    await stop();
  });

  it('delivers again only what a handler reports as failed', async () => {
    const deliveries: number[] = [];
    const { bus, put, stop } = await start({ manifest: tens }, async (records) => {
      deliveries.push(...records.map(numberOf));
      const failed = records.filter(
        (r) => numberOf(r) % 2 === 1 && r.attributes.ApproximateReceiveCount === '1',
      );
      return failuresOf(failed);
    });
    await put(...entries(6));
    await bus.idle();
    expect(deliveries.toSorted()).toEqual([0, 1, 1, 2, 3, 3, 4, 5, 5]);
    expect(bus.counts()).toEqual({ consumer: { pending: 0, inFlight: 0, dead: 0 } });
    await stop();
  });

  it.each<[string, (first: SQSRecord) => unknown]>([
    ['throws', () => Promise.reject(new Error('down'))],
    ['names a message it was not given', () => ({ batchItemFailures: [{ itemIdentifier: 'nobody' }] })],
    ['names none', () => ({ batchItemFailures: [{ itemIdentifier: '' }] })],
    ['reports something else', () => ({ batchItemFailures: 'all' })],
    [
      'names a message and one that it was not given',
      ({ messageId }) => ({
        batchItemFailures: [{ itemIdentifier: messageId }, { itemIdentifier: 'nobody' }],
      }),
    ],
  ])('delivers the whole batch again when a handler %s', async (_, answer) => {
    const deliveries: number[] = [];
    let invocations = 0;
    const { bus, put, stop } = await start({ manifest: tens }, async (records) => {
      deliveries.push(...records.map(numberOf));
      invocations += 1;
      return (invocations === 1 ? await answer(records[0] as SQSRecord) : undefined) as undefined;
    });
    await put(...entries(3));
    await bus.idle();
    expect(deliveries.toSorted()).toEqual([0, 0, 1, 1, 2, 2]);
    await stop();
  });

  it('sends a poison message to the dead-letter queue after exactly 5 receives, and others pass', async () => {
    const receives: string[] = [];
    const passed: number[] = [];
    const tablePrefix = database.newPrefix();
    const options = { manifest: tens, tablePrefix };
    const poisoned: FakeConsumer = async (records) => {
      const poison = records.filter((record) => numberOf(record) === 13);
      receives.push(...poison.map(({ attributes }) => attributes.ApproximateReceiveCount));
      passed.push(...records.map(numberOf).filter((number) => number !== 13));
      return failuresOf(poison);
    };
    const first = await startFakeBus(database, options, poisoned);
    await first.putAll(entries(40));
    await first.bus.idle();
    expect(receives).toEqual(['1', '2', '3', '4', '5']);
    expect(passed).toHaveLength(39);
    expect(first.bus.counts()).toEqual({ consumer: { pending: 0, inFlight: 0, dead: 1 } });
    await first.stop();

    const second = await startFakeBus(database, options, poisoned);
    expect(second.bus.counts()).toEqual({ consumer: { pending: 0, inFlight: 0, dead: 1 } });
    await second.bus.idle();
    expect(receives).toHaveLength(5);
    await second.stop();

    const repaired: number[] = [];
    const third = await startFakeBus(database, options, async (records) => {
      repaired.push(...records.map(numberOf));
    });
    expect(await third.bus.redrive('consumer')).toBe(1);
    await third.bus.idle();
    expect(repaired).toEqual([13]);
    expect(third.bus.counts()).toEqual({ consumer: { pending: 0, inFlight: 0, dead: 0 } });
    expect(await third.bus.redrive('consumer')).toBe(0);
    await expect(third.bus.redrive('nobody')).rejects.toThrow('nobody has no queue');
    await third.stop();
  });

  it('waits longer after each failure', async () => {
    const at: number[] = [];
    const { bus, put, stop } = await start({ manifest: oneByOne, backoffMs: 40 }, async () => {
      at.push(performance.now());
      throw new Error('down');
    });
    await put(entry('WorkoutCompleted', 1));
    await bus.idle();
    const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    expect(pauses).toHaveLength(4);
    // Half of the pause is fixed, the other half is jitter; timers may fire a millisecond early.
    pauses.forEach((pause, index) => expect(pause).toBeGreaterThanOrEqual(20 * 2 ** index - 1));
    await stop();
  });

  it('keeps what waits when it stops, for the next start', async () => {
    const options = { manifest: oneByOne, tablePrefix: database.newPrefix() };
    const hold = latch();
    const handled: number[] = [];
    const first = await startFakeBus(database, options, async (records) => {
      await hold.opened;
      handled.push(...records.map(numberOf));
    });
    await first.put(...entries(5));
    const stopped = first.stop();
    hold.open();
    await stopped;
    expect(handled).toEqual([0]);
    const second = await startFakeBus(database, options, async (records) => {
      handled.push(...records.map(numberOf));
    });
    await second.bus.idle();
    expect(handled).toEqual([0, 1, 2, 3, 4]);
    await second.stop();
  });

  it('answers PutEvents with an error when it cannot store the message', async () => {
    const other = await startTestDatabase();
    const { put, stop, bus } = await startFakeBus(
      other,
      { manifest: oneByOne, tablePrefix: 'x-' },
      async () => {},
    );
    await other.stop();
    await expect(put(entry('WorkoutCompleted', 1))).rejects.toMatchObject({ name: 'InternalException' });
    expect(bus.isBusy()).toBe(false);
    await stop();
  });
});

describe('chaos', () => {
  it('repeats, reorders and crashes deliveries, and still every event is handled and none is dead', async () => {
    const handled = new Map<number, number>();
    const order: number[] = [];
    const crashes = { before: 0, after: 0 };
    let turn = 0;
    const { bus, putAll, stop } = await start(
      {
        manifest: tens,
        chaos: {
          duplicate: () => 1 + (turn++ % 3),
          shuffle: (waiting) => waiting.toReversed(),
          crash: (_, attempt) => {
            const crash = attempt > 3 ? null : ([null, 'before', 'after'] as const)[turn++ % 3];
            if (crash) crashes[crash] += 1;
            return crash ?? null;
          },
        },
      },
      async (records) => {
        for (const number of records.map(numberOf)) {
          handled.set(number, (handled.get(number) ?? 0) + 1);
          order.push(number);
        }
      },
    );
    await putAll(entries(200));
    await bus.idle();
    expect(handled.size).toBe(200);
    expect(order.length).toBeGreaterThan(300);
    expect(order).not.toEqual(order.toSorted((a, b) => a - b));
    expect(crashes.before).toBeGreaterThan(0);
    expect(crashes.after).toBeGreaterThan(0);
    expect(bus.counts()).toEqual({ consumer: { pending: 0, inFlight: 0, dead: 0 } });
    await stop();
  });
});
