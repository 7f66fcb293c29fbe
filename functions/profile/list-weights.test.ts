import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDateSchema } from '../../shared/rules/local-date';
import { fakeStorage } from '../../tests/support/fake-storage';
import { listWeights } from './list-weights';
import { createWeightsRepository } from './weights-repository';

const first = localDateSchema.parse('2026-01-01');
const ulidOf = (n: number) => `01JD3X6E9H${String(n).padStart(16, '0')}`;

/** Entries of many days, two on some of them, oldest first. */
function rowsOf(count: number) {
  return Array.from({ length: count }, (_, n) => {
    const date = addDays(first, Math.floor(n * 0.7));
    const entry = {
      id: ulidOf(1_000 + n),
      date,
      weightKg: 60 + n / 10,
      loggedAt: '2026-11-20T10:00:00.000Z',
    };
    return { ...entry, userId: 'maya', entryKey: `${date}#${ulidOf(n)}` };
  });
}

interface QueryInput {
  Limit: number;
  ExclusiveStartKey?: { entryKey: string };
}

/** A table with `count` entries. */
function setUp(count: number) {
  const { storage, documents } = fakeStorage();
  const newestFirst = rowsOf(count).toReversed();
  documents.on(QueryCommand).callsFake(({ Limit, ExclusiveStartKey }: QueryInput) => {
    const after = ExclusiveStartKey?.entryKey;
    return { Items: newestFirst.filter(({ entryKey }) => !after || entryKey < after).slice(0, Limit) };
  });
  const deps = { weights: createWeightsRepository(storage) };
  const list = (limit: number, cursor?: string) => listWeights(deps, 'maya', { limit, cursor });
  return { documents, list, ids: newestFirst.map(({ id }) => id) };
}

describe('The list of weights', () => {
  it('gives each entry once, newest first, whatever the size of a page', async () => {
    const sizes = fc.integer({ min: 1, max: 7 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 20 }), sizes, async (count, limit) => {
        const { list, ids } = setUp(count);
        const seen: string[] = [];
        let pages = 0;
        let cursor: string | undefined;
        do {
          const page = await list(limit, cursor);
          seen.push(...page.weights.map(({ id }) => id));
          cursor = page.nextCursor ?? undefined;
          pages += 1;
        } while (cursor !== undefined);
        expect(seen).toEqual(ids);
        expect(pages).toBe(Math.max(1, Math.ceil(count / limit)));
      }),
      { seed: 11, numRuns: 40 },
    );
  });

  it('shows no row that only tells where an id stands, and no key of the table', async () => {
    const { list, documents } = setUp(1);
    const { weights } = await list(5);
    expect(Object.keys(weights[0] ?? {}).toSorted()).toEqual(['date', 'id', 'loggedAt', 'weightKg']);
    expect(documents.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      KeyConditionExpression: 'userId = :user AND entryKey < :ids',
      ExpressionAttributeValues: { ':user': 'maya', ':ids': 'id#' },
      ConsistentRead: true,
    });
  });

  it.each([
    ['empty', ''],
    ['a date alone', '2026-11-20'],
    ['the row of an id', `id#${ulidOf(1)}`],
    ['longer than a key', `2026-11-20#${ulidOf(1)}0`],
    ['two lines', `2026-11-20#${ulidOf(1)}\n`],
  ])('refuses a cursor that is %s and reads nothing', async (_, cursor) => {
    const { list, documents } = setUp(1);
    await expect(list(5, cursor)).rejects.toMatchObject({ code: 'invalid_request' });
    expect(documents.calls()).toHaveLength(0);
  });
});
