import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { cancelled } from '../../tests/support/fake-storage';
import { eventsOf, tablesOf } from '../../tests/support/fake-profile';
import { trainingDeps } from '../../tests/support/training-deps';
import { withoutPauses } from '../../tests/support/without-pauses';
import { changeToday } from './change-today';
import { readToday } from './read-today';

withoutPauses();

const maya = { userId: 'maya', correlationId: 'request' };
const refused = cancelled('ConditionalCheckFailed', 'None');

describe("Today's session", () => {
  it('is stored with the event that tells of it, in one transaction', async () => {
    const { deps, written } = trainingDeps();
    const { session } = await readToday(deps, maya);
    expect(written().map(tablesOf)).toEqual([['test-training-days', 'test-outbox']]);
    expect(written()[0]?.[0]?.Put).toMatchObject({
      Item: {
        userId: 'maya',
        localDate: '2026-11-20',
        version: 1,
        plans: [{ trainingId: session?.trainingId }],
      },
      ConditionExpression: 'attribute_not_exists(userId)',
    });
    const data = { what: 'today', date: '2026-11-20', minutes: session?.minutes };
    expect(eventsOf(written()[0])).toMatchObject([{ type: 'PlanChanged', data }]);
  });

  it('that another request stored first is read again, not stored twice', async () => {
    const first = trainingDeps();
    const expected = await readToday(first.deps, maya);
    const { deps, documents, written } = trainingDeps();
    const row = first.written()[0]?.[0]?.Put?.Item;
    documents
      .on(QueryCommand)
      .resolvesOnce({ Items: [] })
      .resolves({ Items: [row ?? {}] });
    documents.on(TransactWriteCommand).rejectsOnce(refused).rejects(new Error('written again'));
    expect(await readToday(deps, maya)).toEqual(expected);
    expect(written()).toHaveLength(1);
  });

  it('is not stored for an account that is being deleted', async () => {
    const { deps, written } = trainingDeps({ state: 'deleting' });
    expect((await readToday(deps, maya)).session).not.toBeNull();
    expect(written()).toEqual([]);
  });

  it('is refused to an account that is gone, or has not answered yet', async () => {
    const { deps } = trainingDeps();
    const gone = { ...deps, readAccount: async () => null };
    await expect(readToday(gone, maya)).rejects.toMatchObject({ code: 'profile_not_found' });
    const silent = { ...deps, readAccount: async () => ({ timeZone: 'UTC', answers: null, bmi: null }) };
    await expect(readToday(silent, maya)).rejects.toMatchObject({ code: 'onboarding_incomplete' });
  });

  it('fails as what it was after any other failure', async () => {
    const { deps, documents } = trainingDeps();
    documents.on(TransactWriteCommand).rejects(new Error('no network'));
    await expect(readToday(deps, maya)).rejects.toThrow('no network');
  });
});

describe('A change', () => {
  const id = '01JD3X6E9H0000000000000009';

  it('is decided again after another one came first, and then repeats it', async () => {
    const first = trainingDeps();
    const expected = await changeToday(first.deps, maya, { id, change: 'shorter' });
    const row = first.written()[0]?.[0]?.Put?.Item;
    const { deps, documents, written } = trainingDeps();
    documents
      .on(QueryCommand)
      .resolvesOnce({ Items: [] })
      .resolves({ Items: [row ?? {}] });
    documents.on(TransactWriteCommand).rejectsOnce(refused);
    expect(await changeToday(deps, maya, { id, change: 'shorter' })).toEqual(expected);
    expect(written()).toHaveLength(1);
  });
});
