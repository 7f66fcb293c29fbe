import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import type { Caller } from '../platform/http/routes';
import { createAdmit } from './admit';

const active = { userId: 'maya', name: 'Maya', state: 'active', visible: true, version: 1 };

function admit(Item: object | undefined, caller: Partial<Caller> = {}): Promise<string> {
  const { storage, documents } = fakeStorage();
  documents.on(GetCommand).resolves({ Item: Item as Record<string, unknown> });
  return createAdmit(storage)({ userId: 'maya', authTime: 1_000, ...caller }).then(
    () => 'admitted',
    (error: { code: string }) => error.code,
  );
}

describe('Whoever writes', () => {
  it.each([
    ['has an account', active, {}, 'admitted'],
    ['is being deleted', { ...active, state: 'deleting' }, {}, 'unauthorized'],
    ['is gone', undefined, {}, 'unauthorized'],
    ['signed in before they signed out everywhere', { ...active, signedOutAt: 1_001 }, {}, 'unauthorized'],
    ['signed in in the same second', { ...active, signedOutAt: 1_000 }, {}, 'admitted'],
    [
      'is a device, which keeps its token',
      { ...active, signedOutAt: 1_001 },
      { device: { name: 'W' } },
      'admitted',
    ],
  ])('and %s is met so', async (_, row, caller, outcome) => {
    expect(await admit(row, caller)).toBe(outcome);
  });
});
