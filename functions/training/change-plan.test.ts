import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { localDateSchema } from '../../shared/rules/local-date';
import { cancelled } from '../../tests/support/fake-storage';
import { eventsOf } from '../../tests/support/fake-profile';
import { trainingDeps } from '../../tests/support/training-deps';
import { withoutPauses } from '../../tests/support/without-pauses';
import { choosePlan, moveSession } from './change-plan';

withoutPauses();

const maya = { userId: 'maya', correlationId: 'request' };
const settings = { days: [1, 3, 5], minutes: 20, equipment: [] } as Parameters<typeof choosePlan>[2];
const since = '2026-11-02';

describe('A plan', () => {
  it('is stored as its next version, with the event that tells of it', async () => {
    const { deps, written } = trainingDeps({ plan: { version: 4, settings, since } });
    const plan = await choosePlan(deps, maya, { ...settings, minutes: 30, version: 4 });
    expect(plan).toMatchObject({ version: 5, settings: { minutes: 30 } });
    const [items = []] = written();
    expect(items[0]?.Update).toMatchObject({
      ConditionExpression: '#version = :seen',
      ExpressionAttributeValues: { ':seen': 4, ':version': 5 },
    });
    expect(eventsOf(items)).toMatchObject([{ type: 'PlanChanged', data: { what: 'week', minutes: 30 } }]);
  });

  it('that someone looked at before it changed is not overwritten', async () => {
    const { deps, written } = trainingDeps({ plan: { version: 5, settings, since } });
    const stale = choosePlan(deps, maya, { ...settings, minutes: 30, version: 4 });
    await expect(stale).rejects.toMatchObject({ code: 'plan_changed' });
    expect(written()).toEqual([]);
  });

  it('answers a repeat of the request that changed it', async () => {
    const { deps, written } = trainingDeps({ plan: { version: 5, settings, since } });
    expect(await choosePlan(deps, maya, { ...settings, version: 4 })).toMatchObject({ version: 5, settings });
    expect(written()).toEqual([]);
  });

  it('keeps both of two changes at once', async () => {
    const { deps, documents, written } = trainingDeps();
    documents.on(TransactWriteCommand).rejectsOnce(cancelled('ConditionalCheckFailed', 'None')).resolves({});
    documents
      .on(GetCommand)
      .resolvesOnce({ Item: { version: 4, settings, since } })
      .resolves({ Item: { version: 5, settings: { ...settings, minutes: 45 }, since } });
    const [from, to] = ['2026-11-20', '2026-11-21'].map((date) => localDateSchema.parse(date));
    const moved = await moveSession(deps, maya, { from: from!, to: to! });
    expect(moved).toMatchObject({ version: 6, settings: { minutes: 45 } });
    expect(moved.week.days.map(({ state }) => state).slice(4, 6)).toEqual(['rest', 'planned']);
    expect(written()).toHaveLength(2);
  });
});
