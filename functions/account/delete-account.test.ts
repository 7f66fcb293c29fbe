import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelled, fakeStorage, writesOf } from '../../tests/support/fake-storage';
import type { Person } from '../people/public';
import { deleteAccount } from './delete-account';

const now = '2026-11-20T10:00:00.000Z';
const nowSeconds = Date.parse(now) / 1000;
const person = { userId: 'maya', state: 'active', visible: true, version: 4, totalPoints: 90 } as Person;

function setUp(found: Person | null = person) {
  const { storage, documents } = fakeStorage(now);
  documents.on(TransactWriteCommand).resolves({});
  const people: (Person | null)[] = [];
  const readPerson = async () => (people.length > 0 ? people.shift()! : found);
  const remove = (authTime = nowSeconds) =>
    deleteAccount({ readPerson, storage }, { userId: 'maya', authTime }, 'request-1');
  const written = () => writesOf(documents);
  const told = () =>
    (written().at(-1) ?? []).flatMap(({ Put }) => (Put?.Item ? [Put.Item.type as string] : []));
  return { remove, written, told, documents, people };
}

describe('Deleting an account', () => {
  it('marks the person and tells the leaderboards and the eraser in one transaction', async () => {
    const { remove, written, told } = setUp();
    expect(await remove()).toEqual({ state: 'deleting' });
    expect(written()).toHaveLength(1);
    expect(written()[0]?.[0]?.Update?.ExpressionAttributeValues).toMatchObject({
      ':state': 'deleting',
      ':seen': 4,
    });
    expect(told()).toEqual(['StandingChanged', 'AccountDeleted']);
  });

  it('takes the person off the leaderboards immediately', async () => {
    const { remove, written } = setUp();
    await remove();
    const detail = JSON.parse(String(written()[0]?.[1]?.Put?.Item?.detail)) as unknown;
    expect(detail).toMatchObject({ data: { standing: { points: null, version: 5 } } });
  });

  it('gets the same answer while it is in progress, without a fresh sign-in, and writes nothing', async () => {
    const { remove, written } = setUp({ ...person, state: 'deleting' });
    expect(await remove(0)).toEqual({ state: 'deleting' });
    expect(written()).toEqual([]);
  });

  it('erases an account whose rows were never made', async () => {
    const { remove, told } = setUp(null);
    await remove();
    expect(told()).toEqual(['AccountDeleted']);
  });

  it('needs a sign-in of the last five minutes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 600 }), async (secondsAgo) => {
        const { remove, written } = setUp();
        const outcome = await remove(nowSeconds - secondsAgo).catch((error: { code: string }) => error.code);
        expect(outcome).toEqual(secondsAgo <= 300 ? { state: 'deleting' } : 'fresh_sign_in_required');
        expect(written()).toHaveLength(secondsAgo <= 300 ? 1 : 0);
      }),
      { numRuns: 30, examples: [[300], [301]] },
    );
  });

  it('reads and decides again when points were paid at the same moment', async () => {
    const { remove, written, documents, people } = setUp();
    people.push(person, { ...person, version: 5, totalPoints: 140 });
    documents
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('ConditionalCheckFailed', 'None', 'None'))
      .resolves({});
    await remove();
    expect(written().map(([item]) => item?.Update?.ExpressionAttributeValues?.[':seen'] as number)).toEqual([
      4, 5,
    ]);
  });
});
