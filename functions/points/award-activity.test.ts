import { BatchGetCommand, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { cancelled, fakeStorage } from '../../tests/support/fake-storage';
import { withoutPauses } from '../../tests/support/without-pauses';
import { createReadActivityDays } from '../activity/public';
import { createReadPerson } from '../people/public';
import { createReadSettings } from '../profile/public';
import { awardActivity, type Occasion } from './award-activity';
import { createLedgerRepository } from './ledger-repository';

const occasion: Occasion = {
  userId: 'maya',
  cause: { correlationId: 'r-1', depth: 1 },
  fact: {
    kind: 'workout',
    sessionId: 's-1',
    localDate: '2026-11-20',
    counted: true,
    routineName: 'Core Blast',
  },
};
const person = {
  userId: 'maya',
  name: 'Maya',
  state: 'active',
  visible: true,
  version: 4,
  workoutsCompleted: 1,
  longestStreak: 1,
};
const today = { localDate: '2026-11-20', workouts: 1, activeSeconds: 300 };

function setUp(row: object | undefined = person, isThere = true) {
  const { storage, documents } = fakeStorage();
  documents.on(GetCommand).callsFake(({ TableName }: { TableName: string }) => ({
    Item: TableName === 'test-people' ? row : { userId: 'maya', timeZone: 'UTC' },
  }));
  documents.on(BatchGetCommand).resolves({ Responses: {} });
  documents.on(QueryCommand).callsFake(({ TableName }: { TableName: string }) => ({
    Items: TableName === 'test-activity-days' ? [today] : [],
  }));
  documents.on(TransactWriteCommand).resolves({});
  const deps = {
    storage,
    ledger: createLedgerRepository(storage),
    readPerson: createReadPerson(storage),
    readActivityDays: createReadActivityDays(storage),
    readSettings: createReadSettings(storage),
    readIsThere: { workout: async () => isThere, meal: async () => isThere, dance: async () => isThere },
  };
  const written = () =>
    documents.commandCalls(TransactWriteCommand).map((call) => call.args[0].input.TransactItems);
  return { deps, documents, written };
}

describe('Awarding an activity', () => {
  withoutPauses();

  it('writes person, ledger and event in one transaction', async () => {
    const { deps, written } = setUp();
    await awardActivity(deps, occasion);
    const items = written()[0] ?? [];
    expect(items.map((item) => item.Put?.TableName ?? item.Update?.TableName)).toEqual([
      'test-people',
      'test-points-transactions',
      'test-outbox',
    ]);
    expect(items[0]?.Update).toMatchObject({
      ConditionExpression: '#version = :seen',
      ExpressionAttributeValues: { ':seen': 4, ':version': 5, ':totalPoints': 50 },
    });
    expect(items[1]?.Put).toMatchObject({
      Item: { awardKey: 'workout#2026-11-20#s-1', points: 50 },
      ConditionExpression: 'attribute_not_exists(awardKey)',
    });
    expect(JSON.parse(String(items[2]?.Put?.Item?.detail))).toMatchObject({
      type: 'PointsAwarded',
      correlationId: 'r-1',
      depth: 1,
      data: { totalPoints: 50, standing: { points: 50, version: 5 } },
    });
  });

  it('reads and decides again when someone changed the person meanwhile', async () => {
    const { deps, documents, written } = setUp();
    documents
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('ConditionalCheckFailed', 'None', 'None'))
      .resolves({});
    await awardActivity(deps, occasion);
    expect(written()).toHaveLength(2);
    expect(
      documents.commandCalls(GetCommand).filter((call) => call.args[0].input.TableName === 'test-people'),
    ).toHaveLength(2);
  });

  it('gives up after ten tries, so that the queue delivers again', async () => {
    const { deps, documents, written } = setUp();
    documents.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None', 'None'));
    await expect(awardActivity(deps, occasion)).rejects.toThrow('condition failed');
    expect(written()).toHaveLength(10);
  });

  it('writes nothing for someone who is gone or going', async () => {
    for (const row of [null, { ...person, state: 'deleting' }]) {
      const { deps, written } = setUp(row ?? {});
      if (row === null) deps.readPerson = async () => null;
      await awardActivity(deps, occasion);
      expect(written()).toEqual([]);
    }
  });

  it('writes nothing when the same event comes again', async () => {
    const { deps, documents, written } = setUp();
    const entry = { points: 50, activityType: 'workout_completed', description: 'd', createdAt: 't' };
    documents.on(QueryCommand, { TableName: 'test-points-transactions' }).resolves({
      Items: [{ ...entry, awardKey: 'workout#2026-11-20#s-1', activityId: 's-1' }],
    });
    await awardActivity(deps, occasion);
    expect(written()).toEqual([]);
  });

  it('pays nothing that was removed before its event came', async () => {
    const { deps, written } = setUp(person, false);
    await awardActivity(deps, occasion);
    const points = written()[0]?.flatMap((item) => (item.Put?.Item?.points as number | undefined) ?? []);
    expect(points).toEqual([]);
  });

  it('tells the board of a workout beyond the three paid ones, which waits for a place', async () => {
    const { deps, documents, written } = setUp();
    const paid = ['a', 'b', 'c'].map((id) => ({
      awardKey: `workout#2026-11-20#${id}`,
      activityId: id,
      points: 50,
      activityType: 'workout_completed',
      description: 'd',
      createdAt: 't',
    }));
    documents.on(QueryCommand, { TableName: 'test-points-transactions' }).resolves({ Items: paid });
    await awardActivity(deps, occasion);
    const [, waits, event] = written()[0] ?? [];
    expect(waits?.Put?.Item).toMatchObject({ awardKey: 'waits#workout#2026-11-20#s-1', points: 0 });
    expect(event?.Put?.Item?.type).toBe('StandingChanged');
  });

  it('announces a tier in the same transaction', async () => {
    const { deps, written } = setUp({ ...person, totalPoints: 180 });
    await awardActivity(deps, occasion);
    const types = written()[0]?.map((item) => item.Put?.Item?.type as string | undefined);
    expect(types).toContain('TierReached');
  });

  it('keeps someone off the leaderboards who left them', async () => {
    const { deps, written } = setUp({ ...person, visible: false });
    await awardActivity(deps, occasion);
    const detail = String(written()[0]?.at(-1)?.Put?.Item?.detail);
    expect(JSON.parse(detail)).toMatchObject({ data: { totalPoints: 50, standing: { points: null } } });
  });
});
