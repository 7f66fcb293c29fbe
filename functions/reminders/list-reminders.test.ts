import type { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { describe, expect, it } from 'vitest';
import { fakeLog, fakeStorage } from '../../tests/support/fake-storage';
import type { Bus } from '../platform/outbox/put-events';
import { dueKeyOf, dueKeysOf } from '../platform/storage/due-keys';
import { waiting } from './reminders-repository';
import type { DueRepository, Place, Progress } from './due-repository';
import { listReminders } from './list-reminders';

const minuteMs = 60_000;
const evening = '2026-11-20T19:00:00.000Z';

interface Due {
  userId: string;
  dueAt: string;
  dueKey: string;
}
const due = (userId: string, dueAt = evening, dueKey = dueKeyOf(waiting, userId)): Due => ({
  userId,
  dueAt,
  dueKey,
});
const people = (count: number) => Array.from({ length: count }, (_, n) => due(`person-${n}`));

/** A place in the order of the index. */
const orderOf = ({ dueAt, userId }: NonNullable<Place['after']>) => `${dueAt} ${userId}`;

/** The index as it is in `state`, with pages of three people. */
function fakeIndex(state: { rows: Due[]; broken: string | null; stored: Progress }): DueRepository {
  const rowsOf = (dueKey: string, now: string) => {
    if (dueKey === state.broken) throw new Error('index broken');
    const rows = state.rows.filter((row) => row.dueKey === dueKey && row.dueAt <= now);
    return rows.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  };
  return {
    readOldest: async (dueKey, now) => rowsOf(dueKey, now)[0]?.dueAt ?? null,
    async page(dueKey, now, after) {
      const rows = rowsOf(dueKey, now).filter((row) => after === null || orderOf(row) > orderOf(after));
      const page = rows.slice(0, 3);
      const { dueAt, userId } = page.at(-1) ?? {};
      const reached = dueAt && userId ? { dueAt, userId } : after;
      return { userIds: page.map((row) => row.userId), after: reached, isLast: rows.length <= 3 };
    },
    readProgress: async () => structuredClone(state.stored),
    async storeProgress(places) {
      state.stored = structuredClone(places);
    },
  };
}

function setUp(rows: Due[]) {
  const state = { rows, broken: null as string | null, stored: {} as Progress, refuses: false };
  const named: string[] = [];
  const client = {
    send: async ({ input: { Entries = [] } }: PutEventsCommand) => {
      if (state.refuses) return { Entries: Entries.map(() => ({ ErrorCode: 'ThrottlingException' })) };
      for (const { Detail = '' } of Entries)
        named.push(...(JSON.parse(Detail) as { data: { userIds: string[] } }).data.userIds);
      return { Entries: Entries.map(() => ({ EventId: 'id' })) };
    },
  };
  let now = Date.parse(evening);
  const log = fakeLog();
  const list = listReminders({
    storage: { ...fakeStorage().storage, clock: { now: () => new Date(now) } },
    lists: [{ name: waiting, event: 'RemindersListed', due: fakeIndex(state) }],
    progress: fakeIndex(state),
    bus: { client, name: 'bus' } as unknown as Bus,
    log,
  });
  /** Lists `minutes` later with time for so many pages, and returns whom it named, in no order. */
  const run = async (minutes: number, pages = Infinity) => {
    now += minutes * minuteMs;
    let left = pages;
    const listed = await list({}, { getRemainingTimeInMillis: () => ((left -= 1) >= 0 ? 50_000 : 0) });
    return { ...listed, named: named.splice(0).toSorted() };
  };
  return { state, run, log, named };
}

const idsOf = (rows: readonly Due[]) => rows.map(({ userId }) => userId).toSorted();

describe('Listing reminders', () => {
  it('names everyone whose hour has come once, and how long the longest wait is', async () => {
    const rows = [...people(100), due('maya', '2026-11-20T18:00:00.000Z')];
    const { run, log } = setUp([...rows, due('noah', '2026-11-20T20:00:00.000Z')]);
    const listed = { listed: 101, oldestSeconds: 3900, complete: true };
    expect(await run(5)).toEqual({ ...listed, named: idsOf(rows) });
    expect(log.info).toHaveBeenCalledWith('reminders listed', listed);
    expect(await run(5)).toMatchObject({ named: [], oldestSeconds: 4200, complete: true });
  });

  it('finds people who are still where everyone was before', async () => {
    const { run } = setUp([due('maya', evening, 'waiting')]);
    expect((await run(0)).named).toEqual(['maya']);
  });

  it('spreads people over all partitions', () => {
    expect(new Set(people(500).map(({ dueKey }) => dueKey)).size).toBe(dueKeysOf(waiting).length - 1);
  });

  it('continues where a run ended early', async () => {
    const rows = people(200);
    const { run } = setUp(rows);
    const first = await run(0, 20);
    expect(first).toMatchObject({ complete: false });
    expect(first.named.length).toBeLessThan(61);
    const all = [...first.named];
    for (let n = 0; n < 5; n += 1) all.push(...(await run(1, 20)).named);
    expect(all.toSorted()).toEqual(idsOf(rows));
  });

  it('names those who become due meanwhile at once', async () => {
    const { run } = setUp([...people(10), due('noah', '2026-11-20T20:00:00.000Z')]);
    await run(55);
    expect((await run(5)).named).toEqual(['noah']);
  });

  it('names people again who are still due, less and less often', async () => {
    const { run } = setUp([due('maya')]);
    const at: number[] = [];
    for (let minute = 0; minute <= 24 * 60; minute += 5)
      if ((await run(minute === 0 ? 0 : 5)).named.length > 0) at.push(minute);
    expect(at.slice(0, 6)).toEqual([0, 20, 40, 80, 160, 280]);
    expect(at.length).toBeLessThan(20);
    expect((at.at(-1) ?? 0) - (at.at(-2) ?? 0)).toBe(120);
  });

  it('names people again with the next run if the bus refused them', async () => {
    const { run, state } = setUp(people(5));
    state.refuses = true;
    expect(await run(0)).toMatchObject({ listed: 0, complete: false, named: [] });
    state.refuses = false;
    expect(await run(5)).toMatchObject({ listed: 5, complete: true });
  });

  it('fails without a figure if a partition cannot be read, after it named everyone else, and not again', async () => {
    const rows = people(100);
    const { run, state, log, named } = setUp(rows);
    state.broken = dueKeyOf(waiting, 'person-0');
    await expect(run(0)).rejects.toThrow('index broken');
    expect(log.info).not.toHaveBeenCalled();
    expect(named.splice(0).toSorted()).toEqual(idsOf(rows.filter(({ dueKey }) => dueKey !== state.broken)));
    const left = rows.filter(({ dueKey }) => dueKey === state.broken);
    state.broken = null;
    expect((await run(5)).named).toEqual(idsOf(left));
  });
});
