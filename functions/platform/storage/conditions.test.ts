import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { ConditionFailed, refusedBy, unlessRefused, when } from './conditions';

const single = () => new ConditionalCheckFailedException({ message: 'no', $metadata: {} });

describe('A condition', () => {
  it('names its attributes and values', () => {
    expect(when('#version = :seen AND #state = :active', { seen: 4, active: 'active' })).toEqual({
      ConditionExpression: '#version = :seen AND #state = :active',
      ExpressionAttributeNames: { '#version': 'version', '#state': 'state' },
      ExpressionAttributeValues: { ':seen': 4, ':active': 'active' },
    });
  });

  it('contains nothing that DynamoDB would refuse as unused', () => {
    expect(when('attribute_exists(userId)')).toEqual({ ConditionExpression: 'attribute_exists(userId)' });
  });

  it('may compare with null', () => {
    expect(when('completedAt = :none', { none: null }).ExpressionAttributeValues).toEqual({ ':none': null });
  });
});

describe('A write that a condition refuses', () => {
  it.each([
    ['a single one at its only item', single(), [0]],
    ['a transaction at the items that refused', new ConditionFailed([1, 3]), [1, 3]],
  ])('is %s', async (_, error, positions) => {
    expect(await refusedBy(Promise.reject(error))).toEqual(positions);
    expect(await unlessRefused(Promise.reject(error))).toBeNull();
  });

  it('differs from one that succeeded', async () => {
    expect(await refusedBy(Promise.resolve('done'))).toEqual([]);
    expect(await unlessRefused(Promise.resolve('done'))).toBe('done');
  });

  it('differs from one that failed', async () => {
    await expect(refusedBy(Promise.reject(new Error('no network')))).rejects.toThrow('no network');
    await expect(unlessRefused(Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  });
});
