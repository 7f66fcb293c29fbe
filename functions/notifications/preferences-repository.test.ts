import { BatchGetCommand, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notificationKinds } from '../../shared/contracts/notifications';
import { fakeStorage, throttled } from '../../tests/support/fake-storage';
import { withoutPauses } from '../../tests/support/without-pauses';
import { changePreferences } from './change-preferences';
import { createPreferencesRepository } from './preferences-repository';

function setUp(Attributes?: Record<string, unknown>) {
  const { storage, documents } = fakeStorage();
  documents.on(GetCommand).resolves(Attributes ? { Item: Attributes } : {});
  documents.on(TransactWriteCommand).resolves({});
  return { storage, preferences: createPreferencesRepository(storage), documents };
}

const quietHours = { from: 21, to: 8 };
const maya = { userId: 'maya', correlationId: 'a request' };
withoutPauses();

describe('Preferences', () => {
  it('are on unless turned off, whichever kinds a row knows', async () => {
    const chosen = fc.dictionary(fc.constantFrom(...notificationKinds), fc.boolean());
    await fc.assert(
      fc.asyncProperty(chosen, async (row) => {
        const { kinds } = await setUp({ userId: 'maya', ...row }).preferences.read('maya');
        expect(Object.keys(kinds)).toEqual([...notificationKinds]);
        for (const kind of notificationKinds) expect(kinds[kind]).toBe(row[kind] !== false);
      }),
      { seed: 11, numRuns: 40 },
    );
  });

  it('change by the kinds that were given and no others, so that two changes at once both stay', async () => {
    const { storage, preferences, documents } = setUp({ userId: 'maya', tier: false, challenge: true });
    const changed = await changePreferences({ storage, preferences }, maya, { kinds: { tier: false } });
    expect(changed.kinds).toMatchObject({ tier: false, challenge: true });
    const [update, event] =
      documents.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];
    expect(update?.Update).toMatchObject({
      TableName: 'test-notification-preferences',
      Key: { userId: 'maya' },
      UpdateExpression: 'SET #tier = :tier',
      ExpressionAttributeValues: { ':tier': false },
    });
    expect(event?.Put?.Item).toMatchObject({ type: 'NotificationPreferencesChanged' });
  });

  it('know the evening as the hour of reminders until another one is chosen', async () => {
    expect((await setUp().preferences.read('maya')).reminderHour).toBe(19);
    expect((await setUp({ userId: 'maya', reminderHour: 8 }).preferences.read('maya')).reminderHour).toBe(8);
  });

  it('are not guessed when a row is malformed: neither asked for as on nor taken as off', async () => {
    const { preferences } = setUp({ userId: 'maya', tier: 'off' });
    await expect(preferences.read('maya')).rejects.toThrow('tier');
  });

  it('keep quiet from nine until eight unless chosen otherwise, and reminders before that', async () => {
    const read = (row: object) => setUp({ userId: 'maya', ...row }).preferences.read('maya');
    expect(await read({ reminderHour: 21 })).toMatchObject({ quietHours, reminderHour: 20 });
    expect(await read({ reminderHour: 21, quietHours: null })).toMatchObject({
      quietHours: null,
      reminderHour: 21,
    });
    const late = { from: 23, to: 10 };
    expect(await read({ reminderHour: 8, quietHours: late })).toMatchObject({
      quietHours: late,
      reminderHour: 10,
    });
  });

  it('that cannot be read keep the news from no one else', async () => {
    const { preferences, documents } = setUp();
    const rows = [
      { userId: 'maya', tier: 'off' },
      { userId: 'noah', push_tier: true },
    ];
    documents.on(BatchGetCommand).resolves({ Responses: { 'test-notification-preferences': rows } });
    expect(await preferences.readWilling(['maya', 'noah', 'lea'], 'tier')).toEqual([
      { userId: 'noah', isPushed: true, isMailed: false, quietHours },
      { userId: 'lea', isPushed: false, isMailed: false, quietHours },
    ]);
  });

  it('are not said to be changed when the table is busy', async () => {
    const { storage, preferences, documents } = setUp();
    documents.on(TransactWriteCommand).rejects(throttled());
    const change = changePreferences({ storage, preferences }, maya, { kinds: { tier: true } });
    await expect(change).rejects.toThrow('The table is busy');
  });
});
