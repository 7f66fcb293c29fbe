import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import type { Caller } from '../platform/http/routes';
import { createAdmit } from './admit';

const active = { userId: 'maya', name: 'Maya', state: 'active', visible: true, version: 1 };

function admit(
  Item: object | undefined,
  caller: Partial<Caller> = {},
  access: 'read' | 'write' = 'write',
): Promise<string> {
  const { storage, documents } = fakeStorage();
  documents.on(GetCommand).resolves({ Item: Item as Record<string, unknown> });
  return createAdmit(storage)({ userId: 'maya', authTime: 1_000, ...caller }, access).then(
    () => 'admitted',
    (error: { code: string }) => error.code,
  );
}

describe('Whoever writes', () => {
  it.each([
    ['has an account', active, {}, 'admitted'],
    ['is suspended', { ...active, state: 'suspended' }, {}, 'account_suspended'],
    ['is being deleted', { ...active, state: 'deleting' }, {}, 'unauthorized'],
    ['is gone', undefined, {}, 'unauthorized'],
    ['signed in before they signed out everywhere', { ...active, signedOutAt: 1_001 }, {}, 'unauthorized'],
    ['signed in in the same second', { ...active, signedOutAt: 1_000 }, {}, 'admitted'],
    [
      'is a device, which keeps its token',
      { ...active, signedOutAt: 1_001 },
      { device: { name: 'W', scopes: ['steps'] as const } },
      'admitted',
    ],
  ])('and %s gets this answer', async (_, row, caller, outcome) => {
    expect(await admit(row, caller)).toBe(outcome);
  });
});

describe('Whoever reads', () => {
  it.each([
    ['has an account', active, 'admitted'],
    ['is suspended', { ...active, state: 'suspended' }, 'admitted'],
    ['is gone', undefined, 'unauthorized'],
    ['signed in before they signed out everywhere', { ...active, signedOutAt: 1_001 }, 'unauthorized'],
  ])('and %s gets this answer', async (_, row, outcome) => {
    expect(await admit(row, {}, 'read')).toBe(outcome);
  });

  it('is checked once in 45 seconds per sign-in', async () => {
    const { storage, documents } = fakeStorage();
    documents.on(GetCommand).resolves({ Item: active });
    const at = (seconds: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + seconds * 1000);
    const now = vi.spyOn(storage.clock, 'now').mockReturnValue(at(0));
    const admitted = createAdmit(storage);
    const read = (authTime: number) => admitted({ userId: 'maya', authTime }, 'read');
    await read(1_000);
    now.mockReturnValue(at(44));
    await read(1_000);
    expect(documents.commandCalls(GetCommand)).toHaveLength(1);
    await read(1_200);
    expect(documents.commandCalls(GetCommand)).toHaveLength(2);
    documents.on(GetCommand).resolves({ Item: { ...active, signedOutAt: 1_001 } });
    now.mockReturnValue(at(46));
    await expect(read(1_000)).rejects.toMatchObject({ code: 'unauthorized' });
  });
});
