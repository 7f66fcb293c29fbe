import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { localDateSchema } from '../../shared/domain/local-date';
import { fakeStorage } from '../../tests/support/fake-storage';
import { createActivityRepository } from './activity-repository';

const date = localDateSchema.parse('2026-11-20');
const day = (steps: object) => ({ userId: 'maya', localDate: date, steps });
const refused = () => new ConditionalCheckFailedException({ message: 'no', $metadata: {} });
const report = (total: number) => ({ date, source: 'Watch', total });

function setUp() {
  const { storage, documents } = fakeStorage();
  return { documents, activity: createActivityRepository(storage) };
}

describe('A report of steps', () => {
  it('is counted, and raises the total of its source', async () => {
    const { documents, activity } = setUp();
    documents
      .on(UpdateCommand)
      .resolvesOnce({ Attributes: day({ Watch: 10 }) })
      .resolvesOnce({ Attributes: day({ Watch: 20 }) });
    expect(await activity.recordSteps('maya', report(20), 100)).toEqual({ Watch: 20 });
    const [, raise] = documents.commandCalls(UpdateCommand);
    expect(raise?.args[0].input).toMatchObject({
      ConditionExpression: 'attribute_not_exists(steps.#source) OR steps.#source < :total',
      ExpressionAttributeNames: { '#source': 'Watch' },
    });
  });

  it('below what is known writes nothing more', async () => {
    const { documents, activity } = setUp();
    documents.on(UpdateCommand).resolves({ Attributes: day({ Watch: 30 }) });
    expect(await activity.recordSteps('maya', report(20), 100)).toEqual({ Watch: 30 });
    expect(documents.commandCalls(UpdateCommand)).toHaveLength(1);
  });

  it('is null when the day has had too many', async () => {
    const { documents, activity } = setUp();
    documents.on(UpdateCommand).rejects(refused());
    expect(await activity.recordSteps('maya', report(20), 100)).toBeNull();
  });

  it('that loses to a higher one at the same moment answers what stands', async () => {
    const { documents, activity } = setUp();
    documents
      .on(UpdateCommand)
      .resolvesOnce({ Attributes: day({}) })
      .rejects(refused());
    documents.on(GetCommand).resolves({ Item: day({ Watch: 50 }) });
    expect(await activity.recordSteps('maya', report(20), 100)).toEqual({ Watch: 50 });
  });

  it('that fails is not taken for a refused one', async () => {
    const { documents, activity } = setUp();
    documents.on(UpdateCommand).rejects(new Error('no network'));
    await expect(activity.recordSteps('maya', report(20), 100)).rejects.toThrow('no network');
  });
});

describe('The days of a person', () => {
  it('that are malformed are an error', async () => {
    const { documents, activity } = setUp();
    documents.on(QueryCommand).resolves({ Items: [{ ...day({}), workouts: 'two' }] });
    await expect(activity.readSince('maya', date)).rejects.toThrow(
      'test-activity-days: a row is malformed: workouts',
    );
  });
});
