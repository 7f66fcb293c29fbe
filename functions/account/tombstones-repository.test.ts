import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { createTombstonesRepository } from './tombstones-repository';

const { storage: anyStorage } = fakeStorage();
const hashOf = (userId: string, secret: string): unknown =>
  createTombstonesRepository(anyStorage, secret).absentItem(userId).ConditionCheck?.Key?.idHash;

describe('A tombstone', () => {
  it('is stored for 35 days under the key that a new account with the same ID looks up', async () => {
    const { storage, documents } = fakeStorage('2026-11-20T10:00:00.000Z');
    const tombstones = createTombstonesRepository(storage, 'a secret of the test');
    await tombstones.add('maya');
    const item = documents.commandCalls(PutCommand)[0]?.args[0].input.Item;
    expect(item).toEqual({
      ...tombstones.absentItem('maya').ConditionCheck?.Key,
      expiresAt: Date.parse('2026-12-25T10:00:00Z') / 1000,
    });
    expect(tombstones.absentItem('maya').ConditionCheck?.ConditionExpression).toBe(
      'attribute_not_exists(idHash)',
    );
  });

  it('differs by ID and secret, and contains neither', () => {
    const text = fc.string({ minLength: 4 });
    fc.assert(
      fc.property(text, text, text, (userId, other, secret) => {
        fc.pre(userId !== other);
        expect(hashOf(userId, secret)).toMatch(/^[0-9a-f]{64}$/);
        expect(hashOf(userId, secret)).toBe(hashOf(userId, secret));
        expect(hashOf(userId, secret)).not.toBe(hashOf(other, secret));
        expect(hashOf(userId, secret)).not.toBe(hashOf(userId, `${secret}!`));
      }),
    );
  });
});
