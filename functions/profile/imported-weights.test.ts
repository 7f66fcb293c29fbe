import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { idSchema } from '../../shared/contracts/values';
import { localDateSchema } from '../../shared/rules/local-date';
import { answers } from '../../tests/support/answers';
import { fakeStorage } from '../../tests/support/fake-storage';
import { importedWeightItems, removedWeightItems } from './public';

const importId = '01JD3X6E9H00000000000000AB';
const requester = { userId: 'maya', correlationId: 'request-1' };
const date = (day: string) => localDateSchema.parse(day);
const entry = (day: string, weightKg: number, ofImport?: string) => ({
  entryKey: `${day}#${ofImport ?? '01JD3X6E9H0000000000000001'}`,
  id: '01JD3X6E9H0000000000000001',
  date: day,
  weightKg,
  loggedAt: '2026-11-20T10:00:00.000Z',
  ...(ofImport && { importId: ofImport }),
});

function setUp(weightDate: string | null, rows: object[] = []) {
  const { storage, documents } = fakeStorage();
  const row = {
    userId: 'maya',
    timeZone: 'UTC',
    onboardingCompleted: true,
    answers,
    answersVersion: 3,
    weightDate,
  };
  documents.on(GetCommand).resolves({ Item: row });
  documents.on(QueryCommand).resolves({ Items: rows });
  return storage;
}

describe('Weights of an import', () => {
  it('become the weight of the answers only if the newest of all is among them', async () => {
    const told = [
      { date: date('2026-11-10'), weightKg: 71 },
      { date: date('2026-11-12'), weightKg: 70 },
    ];
    const later = await importedWeightItems(setUp('2026-11-11'), requester, importId, told);
    expect(later).toHaveLength(4);
    expect(later[2]?.Update?.ExpressionAttributeValues).toMatchObject({
      ':answers': { weightKg: 70 },
      ':weightDate': '2026-11-12',
    });
    expect(later[3]?.Put?.Item?.type).toBe('ProfileUpdated');
    for (const known of ['2026-11-12', '2026-11-15'])
      expect(await importedWeightItems(setUp(known), requester, importId, told)).toHaveLength(2);
  });

  it('have an ID and a key that follow from import and day, so that a repeat is refused', async () => {
    const told = [{ date: date('2026-11-10'), weightKg: 71 }];
    const [first, second] = await Promise.all(
      [1, 2].map(() => importedWeightItems(setUp('2026-11-11'), requester, importId, told)),
    );
    expect(first).toEqual(second);
    const put = first?.[0]?.Put;
    expect(put?.Item).toMatchObject({ entryKey: `2026-11-10#${importId}`, importId });
    expect(idSchema.parse(put?.Item?.id)).toMatch(/00000000000000AB$/);
    expect(put?.ConditionExpression).toBe('attribute_not_exists(entryKey)');
  });

  it('leave the newest of the others to the answers when they go', async () => {
    const rows = [
      entry('2026-11-08', 72),
      entry('2026-11-08', 79, importId),
      entry('2026-11-12', 70, importId),
    ];
    const items = await removedWeightItems(setUp('2026-11-12', rows), requester, importId);
    expect(items[0]?.Update?.ExpressionAttributeValues).toMatchObject({
      ':answers': { weightKg: 72 },
      ':weightDate': '2026-11-08',
    });
    expect(items.slice(2).map(({ Delete }) => Delete?.Key?.entryKey)).toEqual([
      `2026-11-08#${importId}`,
      `2026-11-12#${importId}`,
    ]);
  });

  it('leave the answers as they are if none of them counts there, or none is left', async () => {
    const own = [entry('2026-11-12', 70, importId), entry('2026-11-13', 72)];
    expect(await removedWeightItems(setUp('2026-11-13', own), requester, importId)).toHaveLength(1);
    const only = [entry('2026-11-12', 70, importId)];
    const items = await removedWeightItems(setUp('2026-11-12', only), requester, importId);
    expect(items[0]?.Update?.ExpressionAttributeValues).toMatchObject({ ':weightDate': null });
    expect(items[0]?.Update?.ExpressionAttributeValues).not.toHaveProperty([':answers']);
  });
});
