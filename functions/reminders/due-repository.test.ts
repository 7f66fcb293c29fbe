import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { createDueRepository } from './due-repository';

const now = '2026-11-20T19:00:00.000Z';
const row = (userId: string) => ({ userId, version: 1, dueAt: now, since: '2026-11-01T10:00:00.000Z' });

describe('How far reminders are listed', () => {
  it('is forgotten if it cannot be read, so that listing begins anew', async () => {
    const { storage, documents } = fakeStorage();
    documents.on(GetCommand).resolvesOnce({ Item: { userId: '#listing', places: { waiting: 'far' } } });
    documents.on(GetCommand).resolves({});
    const { readProgress } = createDueRepository(storage);
    expect([await readProgress(), await readProgress()]).toEqual([{}, {}]);
  });
});

describe('A page of people whose hour has come', () => {
  it('leaves out a row that cannot be read, and begins where the last one ended', async () => {
    const { storage, documents } = fakeStorage();
    documents.on(QueryCommand).resolves({ Items: [row('a'), { userId: 'b', dueAt: 'soon' }, row('c')] });
    const { page } = createDueRepository(storage);
    const first = await page('waiting#3', now, null);
    expect(first).toEqual({ userIds: ['a', 'c'], after: { dueAt: now, userId: 'c' }, isLast: true });
    await page('waiting#3', now, first.after);
    expect(documents.commandCalls(QueryCommand).at(-1)?.args[0].input).toMatchObject({
      ExclusiveStartKey: { dueKey: 'waiting#3', dueAt: now, userId: 'c' },
    });
  });
});
