import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import type { Account } from '../profile/public';
import { createFoodLogsRepository } from './food-logs-repository';
import { storeMeal } from './store-meal';

const id = '01JD3X6E9H0000000000000001';
const photoId = `${id}-0123456789abcdef0123456789abcdef`;

/** What storing a meal writes, in its one transaction: the types of its events. */
async function eventsOf(photo: { photoId?: string }) {
  const { storage, documents } = fakeStorage('2026-11-20T10:00:00.000Z');
  documents.on(GetCommand).resolves({});
  documents.on(TransactWriteCommand).resolves({});
  const account: Account = { timeZone: 'UTC', answers: null, bmi: null };
  const deps = { storage, logs: createFoodLogsRepository(storage), readAccount: async () => account };
  const requester = { userId: 'maya', correlationId: 'request' };
  await storeMeal(deps, requester, { id, ...photo }, async () => ({ items: [] }));
  const [written, ...more] = documents.commandCalls(TransactWriteCommand);
  expect(more).toEqual([]);
  const items = (written?.args[0].input.TransactItems ?? []).map(({ Put }) => Put?.Item ?? {});
  return items.flatMap(({ detail }) => {
    const { type, data } = JSON.parse(String(detail ?? '{}')) as { type?: string; data: unknown };
    return type ? [{ type, data }] : [];
  });
}

describe('A meal that is stored', () => {
  it('with a photo tells that the photo is used', async () => {
    expect(await eventsOf({ photoId })).toMatchObject([
      { type: 'MealLogged' },
      { type: 'PhotoUsed', data: { logId: `2026-11-20-${id}`, photoId } },
    ]);
  });

  it('without a photo tells nobody of photos', async () => {
    expect((await eventsOf({})).map(({ type }) => type)).toEqual(['MealLogged']);
  });
});
