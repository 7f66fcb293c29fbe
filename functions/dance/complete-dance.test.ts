import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { nobody, seconds, seen } from '../../tests/support/dances';
import { cancelled, fakeStorage } from '../../tests/support/fake-storage';
import { withoutPauses } from '../../tests/support/without-pauses';
import { completeDance } from './complete-dance';
import type { DanceDeps } from './dance-deps';
import { createDanceSessionsRepository } from './dance-sessions-repository';

const now = '2026-11-20T10:00:00.000Z';
const id = '01JD3X6E9H0000000000000001';
const target = { userId: 'maya', sessionId: id, correlationId: 'request-1' };
const open = {
  id,
  style: 'pop',
  set: 'ten-moves',
  camera: true,
  startedAt: '2026-11-20T09:59:00.000Z',
} as const;
const request = { samples: seconds(50, seen), finishedAt: now };

type Rows = Record<string, object | undefined>;

/** The use case over a table with these rows, by sort key; they may change between two transactions. */
function setUp(rows: Rows = { [`#open#${id}`]: open }, paidDance: string | null = null) {
  const { storage, documents } = fakeStorage(now);
  documents.on(GetCommand).callsFake(({ Key }: { Key: { sessionId: string } }) => {
    const row = rows[Key.sessionId];
    return row ? { Item: { userId: 'maya', sessionId: Key.sessionId, ...row } } : {};
  });
  documents.on(TransactWriteCommand).resolves({});
  const deps: DanceDeps = {
    storage,
    sessions: createDanceSessionsRepository(storage),
    readSettings: async () => ({
      timeZone: 'UTC',
      accountSince: '2026-01-01T00:00:00Z',
      forgivenDates: [],
      weightKg: 70,
    }),
    readTakenTime: async () => ({ taken: [], revision: 0 }),
    readPaidDance: async () => paidDance,
    readNewGoal: async () => undefined,
  };
  const tables = () =>
    documents
      .commandCalls(TransactWriteCommand)
      .map((call) =>
        (call.args[0].input.TransactItems ?? []).map(
          ({ Put, Update, Delete }) => (Put ?? Update ?? Delete)?.TableName,
        ),
      );
  return { deps, documents, rows, tables };
}

const sessionTwice = ['test-dance-sessions', 'test-dance-sessions'];

withoutPauses();

describe('The end of a dance', () => {
  it('is written with the day, the counters, the best and the event, in one transaction', async () => {
    const { deps, tables } = setUp();
    expect(await completeDance(deps, target, request)).toMatchObject({ score: 90, unpaidReason: null });
    expect(tables()).toEqual([
      [
        ...sessionTwice,
        'test-quotas',
        'test-activity-days',
        'test-people',
        'test-dance-sessions',
        'test-outbox',
      ],
    ]);
  });

  it('leaves day and counters alone where nothing was danced, and the best where no one was seen', async () => {
    const { deps, tables } = setUp();
    await completeDance(deps, target, { ...request, samples: [] });
    await completeDance(deps, target, { ...request, samples: seconds(50, nobody) });
    expect(tables()).toEqual([
      [...sessionTwice, 'test-outbox'],
      [...sessionTwice, 'test-quotas', 'test-activity-days', 'test-people', 'test-outbox'],
    ]);
  });

  it('leaves a best alone that it does not beat', async () => {
    const best = { style: 'pop', bestSessionId: 'earlier', score: 90, at: now };
    const { deps, tables } = setUp({ [`#open#${id}`]: open, '#best#pop': best });
    await completeDance(deps, target, request);
    expect(tables()[0]?.filter((table) => table === 'test-dance-sessions')).toHaveLength(2);
  });

  it('says that the day has been paid', async () => {
    const { deps } = setUp(undefined, 'another');
    expect(await completeDance(deps, target, request)).toMatchObject({ unpaidReason: 'paid_today' });
  });

  it('decides again when another session became the best in between', async () => {
    const { deps, documents, rows, tables } = setUp();
    documents.on(TransactWriteCommand).callsFakeOnce(() => {
      rows['#best#pop'] = { style: 'pop', bestSessionId: 'other', score: 95, at: now };
      throw cancelled('None', 'None', 'None', 'None', 'ConditionalCheckFailed', 'None');
    });
    await completeDance(deps, target, request);
    expect(tables()).toHaveLength(2);
    expect(tables()[1]?.filter((table) => table === 'test-dance-sessions')).toHaveLength(2);
  });

  it('answers what a parallel repeat stored', async () => {
    const first = await completeDance(setUp().deps, target, request);
    const { deps, documents, rows } = setUp();
    const { id: sessionId, ...fields } = first;
    documents.on(TransactWriteCommand).callsFakeOnce(() => {
      rows[`#open#${sessionId}`] = undefined;
      rows[sessionId] = fields;
      throw cancelled('ConditionalCheckFailed', 'ConditionalCheckFailed', 'None', 'None', 'None', 'None');
    });
    expect(await completeDance(deps, target, { ...request, samples: [] })).toEqual(first);
  });

  it('fails when the account is gone, after it tried again', async () => {
    const { deps, documents, tables } = setUp();
    documents
      .on(TransactWriteCommand)
      .rejects(cancelled('None', 'None', 'None', 'ConditionalCheckFailed', 'None', 'None'));
    await expect(completeDance(deps, target, request)).rejects.toThrow('condition failed at 3');
    expect(tables()).toHaveLength(6);
  });
});
