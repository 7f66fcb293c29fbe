import { describe, expect, it, vi } from 'vitest';
import { fakeLog } from '../../tests/support/fake-storage';
import { closeDue } from './close-due';
import type { Aside } from './storage/due-keys';

const now = '2026-11-30T00:20:00.000Z';
const partitions = ['open', ...Array.from({ length: 8 }, (_, index) => `open#${index}`)];

interface Row {
  id: string;
  aside?: Aside;
}

/** Rows by due key; closing one takes a moment, setting one aside moves it. */
function setUp(rows: Record<string, Row[]>, close: (row: Row) => Promise<void> = async () => undefined) {
  const log = fakeLog();
  const closed: string[] = [];
  let [running, most, remaining] = [0, 0, 50_000];
  const work = {
    name: 'open',
    async *listDue(dueKey: string) {
      yield* rows[dueKey] ?? [];
    },
    async close(row: Row) {
      running += 1;
      most = Math.max(most, running);
      try {
        await new Promise(setImmediate);
        await close(row);
        closed.push(row.id);
      } finally {
        running -= 1;
      }
    },
    setAside: vi.fn(async (row: Row, aside: Aside) => {
      rows['aside'] = [...(rows['aside'] ?? []), { ...row, aside }];
    }),
    clock: { now: () => new Date(now) },
    log,
  };
  return {
    work,
    log,
    closed,
    most: () => most,
    passTime: (milliseconds: number) => void (remaining -= milliseconds),
    run: () => closeDue(work, { getRemainingTimeInMillis: () => remaining }),
  };
}

const rowsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, id) => ({ id: `${name}-${id}` }));
const failing = async ({ id }: Row) => {
  if (id.includes('bad')) throw new TypeError('no such person');
};

describe('Rows whose time has come', () => {
  it('are closed in every partition, also in the one of before, at most sixteen at once', async () => {
    const { run, closed, most } = setUp(
      Object.fromEntries(partitions.map((dueKey, index) => [dueKey, rowsOf(dueKey, index * 20)])),
    );
    expect(await run()).toEqual({ closed: 720, failed: 0, inTime: true });
    expect(new Set(closed).size).toBe(720);
    expect(most()).toBe(16);
  });

  it('are closed by all hands even where one partition has them all', async () => {
    const { run, most } = setUp({ 'open#5': rowsOf('row', 200) });
    expect(await run()).toMatchObject({ closed: 200 });
    expect(most()).toBe(16);
  });

  it('wait for the next run when the time is nearly over', async () => {
    const { run, closed, passTime } = setUp({ 'open#0': rowsOf('row', 500) }, async () => passTime(400));
    expect(await run()).toMatchObject({ inTime: false });
    // 38 of 50 seconds, and those that were in hand.
    expect(closed.length).toBeGreaterThan(90);
    expect(closed.length).toBeLessThan(125);
  });

  it('are closed although others fail, which are set aside and told', async () => {
    const { run, closed, work, log } = setUp({ 'open#1': [{ id: 'bad' }, ...rowsOf('row', 40)] }, failing);
    expect(await run()).toEqual({ closed: 40, failed: 1, inTime: true });
    expect(closed).not.toContain('bad');
    expect(work.setAside).toHaveBeenCalledExactlyOnceWith({ id: 'bad' }, { at: now, reason: 'TypeError' });
    expect(log.error).toHaveBeenCalledExactlyOnceWith('result set aside', {
      key: { id: 'bad' },
      error: new TypeError('no such person'),
    });
  });

  it('are tried again after all others if they were set aside before', async () => {
    const aside = { at: '2026-11-30T00:10:00.000Z', reason: 'TypeError' };
    const { run, closed } = setUp({ aside: [{ id: 'again', aside }], open: rowsOf('row', 40) }, failing);
    expect(await run()).toMatchObject({ closed: 41, failed: 0 });
    expect(closed.at(-1)).toBe('again');
  });

  it('are closed although one cannot be set aside, and although a partition cannot be read', async () => {
    const { run, closed, work, log } = setUp({ 'open#2': [{ id: 'bad' }, ...rowsOf('row', 40)] }, failing);
    work.setAside.mockRejectedValue(new Error('the table is busy'));
    const { listDue } = work;
    work.listDue = (dueKey) => {
      if (dueKey !== 'open#7') return listDue(dueKey);
      return (async function* (): AsyncGenerator<Row, undefined> {
        yield* rowsOf('read', 1);
        throw new Error('the table is busy');
      })();
    };
    await expect(run()).rejects.toThrow('the table is busy');
    expect(closed).toHaveLength(41);
    expect(log.error.mock.calls.map(([message]) => message)).toEqual(['result set aside', 'row stays due']);
  });
});
