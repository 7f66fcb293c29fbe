import type { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { BatchWriteCommand, ScanCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fakeLog, fakeStorage } from '../../../tests/support/fake-storage';
import { createOutboxRepository, type OutboxRecord } from './outbox-repository';
import { sweepOutbox } from './sweep-outbox';

const stale = '2026-11-20T09:55:00.000Z';
const row = (id: string, createdAt = stale): OutboxRecord => ({
  id,
  type: 'UserRegistered',
  detail: JSON.stringify({ id }),
  createdAt,
});
const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');
const limitMs = 30_000;

/** Rows in the order of their IDs' hashes, as in DynamoDB. */
function fakeTable(ids: readonly string[]) {
  const all = ids.map((id) => ({ hash: hashOf(id), id })).toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  const present = new Set(ids);
  return {
    present,
    inOrder: all.map(({ id }) => id),
    page(after: string | undefined, limit: number) {
      const afterHash = after === undefined ? '' : hashOf(after);
      const first = all.findIndex(({ hash }) => hash > afterHash);
      const found: string[] = [];
      for (let at = first; at >= 0 && at < all.length && found.length < limit; at += 1) {
        const id = all[at]?.id ?? '';
        if (present.has(id)) found.push(id);
      }
      return { found, last: found.length === limit ? found.at(-1) : undefined };
    },
  };
}

/** A sweeper of a table with these rows; each call takes a while, and `spentMs` says how long the run has taken. */
function setUp(rows: readonly OutboxRecord[]) {
  const { storage } = fakeStorage('2026-11-20T10:00:00.000Z');
  const byId = new Map(rows.map((each) => [each.id, each]));
  const table = fakeTable([...byId.keys()]);
  const state = { refused: new Set<string>(), unreachable: new Set<string>(), spentMs: 0, deletions: 0 };
  const delivered: string[] = [];
  const scan = ({ Limit, ExclusiveStartKey }: ScanCommand['input']) => {
    const { found, last } = table.page(ExclusiveStartKey?.id as string | undefined, Limit ?? Infinity);
    return { Items: found.map((id) => byId.get(id)), ...(last && { LastEvaluatedKey: { id: last } }) };
  };
  const remove = ({ RequestItems }: BatchWriteCommand['input']) => {
    state.deletions += 1;
    for (const { DeleteRequest } of RequestItems?.['test-outbox'] ?? [])
      table.present.delete(DeleteRequest?.Key?.id as string);
    return {};
  };
  const put = ({ Entries = [] }: PutEventsCommand['input']) => {
    const ids = Entries.map(({ Detail }) => (JSON.parse(Detail ?? '{}') as { id: string }).id);
    if (ids.some((id) => state.unreachable.has(id))) throw new Error('connect ECONNREFUSED');
    delivered.push(...ids.filter((id) => !state.refused.has(id)));
    return { Entries: ids.map((id) => (state.refused.has(id) ? { ErrorCode: 'Refused' } : { EventId: id })) };
  };
  // Not `mockClient`, which takes minutes for this many calls.
  const send = async (command: unknown) => {
    state.spentMs += 10;
    if (command instanceof ScanCommand) return scan(command.input);
    if (command instanceof BatchWriteCommand) return remove(command.input);
    return put((command as PutEventsCommand).input);
  };
  const log = fakeLog();
  const sweep = sweepOutbox({
    bus: { client: { send } as unknown as EventBridgeClient, name: 'bus' },
    outbox: createOutboxRepository({ ...storage, documents: { send } as unknown as DynamoDBDocumentClient }),
    clock: storage.clock,
    newId: storage.newId,
    log,
  });
  const run = () => {
    state.spentMs = 0;
    return sweep({}, { getRemainingTimeInMillis: () => limitMs - state.spentMs });
  };
  return { run, state, table, delivered, log };
}

const many = (count: number) => Array.from({ length: count }, (_, n) => row(`e${n}`));

describe('Sweeping the outbox', () => {
  it('publishes what is older than a minute and says how old the oldest is', async () => {
    const { run, table, log } = setUp([row('fresh', '2026-11-20T09:59:30.000Z'), row('stale')]);
    const swept = { found: 2, published: 1, refused: 0, oldestSeconds: 300, complete: true };
    expect(await run()).toEqual(swept);
    expect([...table.present]).toEqual(['fresh']);
    expect(log.info).toHaveBeenCalledWith('outbox swept', swept);
  });

  it('says of an empty outbox that all of it was seen', async () => {
    expect(await setUp([]).run()).toMatchObject({ found: 0, oldestSeconds: 0, complete: true });
  });

  it('sees each record once, wherever it begins', async () => {
    const { run, state, table } = setUp(many(1234));
    state.refused = new Set(table.present);
    for (let n = 0; n < 5; n += 1)
      expect(await run()).toMatchObject({ found: 1234, published: 0, refused: 1234, complete: true });
  });

  it('ends in time after any outage, and all are out after enough runs except those that the bus refuses', async () => {
    const { run, state, table, delivered } = setUp(many(50_000));
    state.refused = new Set(table.inOrder.slice(0, 100));
    let runs = 0;
    while (table.present.size > 100 && runs < 100) {
      const { complete, oldestSeconds } = await run();
      expect(state.spentMs).toBeLessThan(limitMs);
      expect({ complete, oldestSeconds }).toEqual({
        complete: table.present.size === 100,
        oldestSeconds: 300,
      });
      runs += 1;
    }
    expect([...table.present].toSorted()).toEqual([...state.refused].toSorted());
    expect(new Set(delivered).size).toBe(delivered.length);
    expect(delivered).toHaveLength(49_900);
    expect(state.deletions).toBeLessThan(3000);
  });

  it('passes over more refused records than a run has time for', async () => {
    const { run, state, table } = setUp(many(30_000));
    state.refused = new Set(table.inOrder.slice(0, 25_000));
    for (let runs = 0; runs < 60 && table.present.size > 25_000; runs += 1) await run();
    expect(table.present.size).toBe(25_000);
  });

  it('goes on after a call that fails as a whole, logs what it saw, and fails', async () => {
    const { run, state, table, log } = setUp(many(500));
    state.unreachable = new Set(['e7']);
    await expect(run()).rejects.toThrow('ECONNREFUSED');
    expect(table.present).toContain('e7');
    expect(table.present.size).toBeLessThanOrEqual(10);
    expect(log.info).toHaveBeenCalledWith('outbox swept', expect.objectContaining({ complete: true }));
  });
});
