import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notificationKinds } from '../../shared/contracts/notifications';
import { fakeStorage, throttled } from '../../tests/support/fake-storage';
import { createPreferencesRepository } from './preferences-repository';

function setUp(Attributes?: Record<string, unknown>) {
  const { storage, documents } = fakeStorage();
  documents.on(GetCommand).resolves(Attributes ? { Item: Attributes } : {});
  documents.on(UpdateCommand).resolves(Attributes ? { Attributes } : {});
  return { preferences: createPreferencesRepository(storage), documents };
}

describe('Preferences', () => {
  it('are on unless switched off, whichever kinds a row knows', async () => {
    const chosen = fc.dictionary(fc.constantFrom(...notificationKinds), fc.boolean());
    await fc.assert(
      fc.asyncProperty(chosen, async (row) => {
        const kinds = await setUp({ userId: 'maya', ...row }).preferences.read('maya');
        expect(Object.keys(kinds)).toEqual([...notificationKinds]);
        for (const kind of notificationKinds) expect(kinds[kind]).toBe(row[kind] !== false);
      }),
      { seed: 11, numRuns: 40 },
    );
  });

  it('change by the kinds that were given and no others, so that two changes at once both stay', async () => {
    const { preferences, documents } = setUp({ userId: 'maya', tier: false, challenge: true });
    expect(await preferences.change('maya', { tier: false })).toMatchObject({ tier: false, challenge: true });
    expect(documents.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
      TableName: 'test-notification-preferences',
      Key: { userId: 'maya' },
      UpdateExpression: 'SET #tier = :tier',
      ExpressionAttributeValues: { ':tier': false },
    });
  });

  it('are not guessed when a row is malformed: neither asked for as on nor taken as off', async () => {
    const { preferences } = setUp({ userId: 'maya', tier: 'off' });
    await expect(preferences.read('maya')).rejects.toThrow('tier');
  });

  it('are not said to be changed when the table is busy', async () => {
    const { preferences, documents } = setUp();
    documents.on(UpdateCommand).rejects(throttled());
    await expect(preferences.change('maya', { tier: true })).rejects.toThrow('The table is busy');
  });
});
