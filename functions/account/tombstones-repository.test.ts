import { BatchGetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeSecret } from '../../tests/support/fake-secret';
import { fakeStorage } from '../../tests/support/fake-storage';
import { createTombstonesRepository } from './tombstones-repository';

const { storage: anyStorage } = fakeStorage();
async function hashesOf(userId: string, current: string, previous: string | null = null) {
  const items = await createTombstonesRepository(anyStorage, fakeSecret(current, previous)).absentItems(
    userId,
  );
  return items.map(({ ConditionCheck }) => ConditionCheck?.Key?.idHash as string);
}

describe('A tombstone', () => {
  it('is stored for 35 days under the key that a new account with the same ID looks up', async () => {
    const { storage, documents } = fakeStorage('2026-11-20T10:00:00.000Z');
    const tombstones = createTombstonesRepository(storage, fakeSecret('a secret of the test'));
    await tombstones.add('maya');
    const items = documents.commandCalls(PutCommand).map(({ args }) => args[0].input.Item);
    const [absent, ...others] = await tombstones.absentItems('maya');
    const expiresAt = Date.parse('2026-12-25T10:00:00Z') / 1000;
    expect(items).toEqual([{ ...absent?.ConditionCheck?.Key, expiresAt }]);
    expect(absent?.ConditionCheck?.ConditionExpression).toBe('attribute_not_exists(idHash)');
    expect(others).toEqual([]);
  });

  it('differs by ID and secret, and contains neither', async () => {
    const text = fc.string({ minLength: 4 });
    await fc.assert(
      fc.asyncProperty(text, text, text, async (userId, other, secret) => {
        fc.pre(userId !== other);
        const [hash] = await hashesOf(userId, secret);
        expect(hash).toMatch(/^[0-9a-f]{64}$/);
        expect(await hashesOf(userId, secret)).toEqual([hash]);
        expect(await hashesOf(other, secret)).not.toEqual([hash]);
        expect(await hashesOf(userId, `${secret}!`)).not.toEqual([hash]);
      }),
    );
  });
});

describe('While its secret rotates, a tombstone', () => {
  it('is found by processes that have heard of the rotation, whoever made it', async () => {
    const [before] = await hashesOf('maya', 'before');
    expect(await hashesOf('maya', 'after', 'before')).toContain(before);
  });

  it('is found by processes that have not heard of it yet, too', async () => {
    const { storage, documents } = fakeStorage();
    await createTombstonesRepository(storage, fakeSecret('after', 'before')).add('maya');
    const made = documents
      .commandCalls(PutCommand)
      .map(({ args }) => args[0].input.Item?.['idHash'] as string);
    const [before] = await hashesOf('maya', 'before');
    expect(made).toHaveLength(2);
    expect(made).toContain(before);
  });

  it('tells who of many was deleted, each once', async () => {
    const { storage, documents } = fakeStorage();
    const [oldHash] = await hashesOf('maya', 'before');
    const [newHash] = await hashesOf('noah', 'after');
    documents
      .on(BatchGetCommand)
      .resolves({ Responses: { 'test-tombstones': [{ idHash: oldHash }, { idHash: newHash }] } });
    const tombstones = createTombstonesRepository(storage, fakeSecret('after', 'before'));
    expect(await tombstones.known(['ada', 'maya', 'noah'])).toEqual(['maya', 'noah']);
  });
});
