import { GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { OwnRoutine } from '../../shared/contracts/routines';
import { cancelled, conditionRefused, fakeStorage, throttled } from '../../tests/support/fake-storage';
import { createRoutinesRepository } from './routines-repository';

const { id, ...fields }: OwnRoutine = {
  id: '01JD3X6E9H0000000000000001',
  name: 'Legs',
  exercises: [{ exerciseId: 'squat', workSeconds: 45 }],
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
};
const legs: OwnRoutine = { id, ...fields };
const row = { userId: 'maya', routineId: id, ...fields };

function setUp() {
  const { storage, documents } = fakeStorage();
  documents.on(TransactWriteCommand).resolves({});
  const written = () => documents.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];
  return { routines: createRoutinesRepository(storage), documents, written };
}

describe('The routines of a person', () => {
  it('are read newest first, without the row that counts them', async () => {
    const { routines, documents } = setUp();
    documents.on(QueryCommand).resolves({ Items: [row] });
    expect(await routines.list('maya')).toEqual([legs]);
    const { ExpressionAttributeValues: values, ...query } =
      documents.commandCalls(QueryCommand)[0]?.args[0].input ?? {};
    expect(query).toMatchObject({
      KeyConditionExpression: 'userId = :user AND routineId >= :first',
      ScanIndexForward: false,
    });
    const inOrder = ['#count', String(values?.[':first']), id];
    expect(inOrder.toSorted()).toEqual(inOrder);
  });

  it('are read to the last, however many pages they fill', async () => {
    const { routines, documents } = setUp();
    const LastEvaluatedKey = { userId: 'maya', routineId: id };
    documents
      .on(QueryCommand)
      .resolvesOnce({ Items: [row], LastEvaluatedKey })
      .resolvesOnce({ Items: [row] });
    expect(await routines.list('maya')).toHaveLength(2);
  });

  it('are told of as missing when there is none, and as malformed when one is', async () => {
    const { routines, documents } = setUp();
    documents
      .on(GetCommand)
      .resolvesOnce({})
      .resolvesOnce({ Item: { ...row, exercises: [] } });
    expect(await routines.read('maya', id)).toBeNull();
    await expect(routines.read('maya', id)).rejects.toThrow('test-routines: a row is malformed: exercises');
  });
});

describe('A new routine', () => {
  it('is written together with the count, each under its own condition', async () => {
    const { routines, written } = setUp();
    expect(await routines.create('maya', legs, 100)).toBe('created');
    const [routine, count] = written();
    expect(routine?.Put).toMatchObject({ Item: row, ConditionExpression: 'attribute_not_exists(routineId)' });
    expect(count?.Update).toMatchObject({
      Key: { userId: 'maya', routineId: '#count' },
      UpdateExpression: 'ADD #routineCount :routineCount',
      ConditionExpression: 'attribute_not_exists(routineCount) OR routineCount < :maximum',
      ExpressionAttributeValues: { ':routineCount': 1, ':maximum': 100 },
    });
  });

  it.each([
    ['exists', 'when its id is taken', ['ConditionalCheckFailed', 'None']],
    ['full', 'when there is no room', ['None', 'ConditionalCheckFailed']],
    [
      'exists',
      'when its id is taken by the one that took the last room',
      ['ConditionalCheckFailed', 'ConditionalCheckFailed'],
    ],
  ])('%s %s', async (outcome, _, codes) => {
    const { routines, documents } = setUp();
    documents.on(TransactWriteCommand).rejects(cancelled(...codes));
    expect(await routines.create('maya', legs, 100)).toBe(outcome);
  });

  it('is neither there nor refused when the write failed', async () => {
    const { routines, documents } = setUp();
    documents.on(TransactWriteCommand).rejects(new Error('no network'));
    await expect(routines.create('maya', legs, 100)).rejects.toThrow('no network');
  });
});

describe('A routine that changes', () => {
  const updatedAt = '2026-11-20T10:00:00.000Z';

  it('keeps what was not named, and is never made by a change', async () => {
    const { routines, documents } = setUp();
    documents.on(UpdateCommand).resolves({ Attributes: { ...row, name: 'Leg day', updatedAt } });
    expect(await routines.change('maya', id, { name: 'Leg day', updatedAt })).toEqual({
      ...legs,
      name: 'Leg day',
      updatedAt,
    });
    expect(documents.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
      UpdateExpression: 'SET #name = :name, #updatedAt = :updatedAt',
      ConditionExpression: 'attribute_exists(routineId) AND attribute_not_exists(goneAt)',
      ReturnValues: 'ALL_NEW',
    });
  });

  it('is null when it is gone, but not when the table is busy', async () => {
    const { routines, documents } = setUp();
    documents.on(UpdateCommand).rejectsOnce(conditionRefused()).rejectsOnce(throttled());
    expect(await routines.change('maya', id, { updatedAt })).toBeNull();
    await expect(routines.change('maya', id, { updatedAt })).rejects.toThrow('The table is busy');
  });
});

describe('A routine that is deleted', () => {
  it('makes room for another in the same write, and only if it was there', async () => {
    const { routines, written } = setUp();
    expect(await routines.remove('maya', id)).toBe(true);
    const [routine, count] = written();
    expect(routine?.Put).toEqual({
      TableName: 'test-routines',
      Item: { userId: 'maya', routineId: id, goneAt: '2026-11-20T10:00:00.000Z' },
      ConditionExpression: 'attribute_exists(routineId) AND attribute_not_exists(goneAt)',
    });
    expect(count?.Update).toMatchObject({
      ConditionExpression: 'routineCount > :zero',
      ExpressionAttributeValues: { ':routineCount': -1, ':zero': 0 },
    });
  });

  it('twice makes room once: the repeat finds nothing', async () => {
    const { routines, documents } = setUp();
    documents.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None'));
    expect(await routines.remove('maya', id)).toBe(false);
  });
});
