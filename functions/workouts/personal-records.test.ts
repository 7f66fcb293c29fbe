import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { workoutDeps, workoutSession } from '../../tests/support/workout-deps';
import { listPersonalRecords } from './list-personal-records';
import { newRecordsOf, recordsAfter, type Best, type PersonalRecord } from './personal-record';
import { createPersonalRecordsRepository } from './personal-records-repository';

const { plan } = workoutSession();
const best = (value: number, at: string | null): Best => ({ value, sessionId: 's', before: null, at });
const record = (exerciseId: string, load: Best | null, reps: Best | null): PersonalRecord => ({
  exerciseId,
  load,
  reps,
  version: 1,
});

describe('A record over many workouts', () => {
  it('is the most there ever was, and is celebrated each time it grew after the first', () => {
    const loads = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 15 });
    fc.assert(
      fc.property(loads, (kilograms) => {
        let stored: PersonalRecord[] = [];
        kilograms.forEach((loadKg, index) => {
          const id = `session ${index}`;
          const sets = [{ position: 0, reps: null, loadKg }];
          const changed = recordsAfter({ id, at: id, plan, sets }, stored);
          const earlier = kilograms.slice(0, index);
          const isBeaten = earlier.length > 0 && loadKg > Math.max(...earlier);
          expect(newRecordsOf(id, stored, changed)).toHaveLength(isBeaten ? 1 : 0);
          stored = changed.length > 0 ? changed : stored;
        });
        expect(stored[0]?.load?.value).toBe(Math.max(...kilograms));
      }),
      { seed: 11, numRuns: 100 },
    );
  });
});

describe('The list of records', () => {
  const listOf = async (...records: PersonalRecord[]) =>
    (await listPersonalRecords(workoutDeps({ records }).deps, 'maya')).records;

  it('begins with the one that was set last, by load or by repetitions; those without a day come last', async () => {
    const listed = await listOf(
      record('squat', best(20, '2026-11-01T10:00:00.000Z'), best(12, '2026-11-18T10:00:00.000Z')),
      record('burpee', null, best(30, null)),
      record('forearm-plank', best(5, '2026-11-19T10:00:00.000Z'), null),
      record('cobra', null, best(8, '2026-11-17T10:00:00.000Z')),
    );
    expect(listed.map(({ exerciseId }) => exerciseId)).toEqual(['forearm-plank', 'squat', 'cobra', 'burpee']);
  });

  it('leaves out exercises in which nothing is left', async () => {
    expect(await listOf(record('squat', null, null))).toEqual([]);
  });

  it('names an exercise by its id when the library does not know it', async () => {
    expect((await listOf(record('box-jump', null, best(8, null))))[0]?.name).toBe('box-jump');
  });
});

describe('The rows of records', () => {
  function setUp() {
    const { storage, documents } = fakeStorage('2026-11-20T10:00:00.000Z');
    return { records: createPersonalRecordsRepository(storage), documents };
  }

  it.each([
    ['the first, if there is none yet', 0, 'attribute_not_exists(exerciseId)', undefined],
    ['a later one, if it is the version that was read', 4, 'version = :seen', { ':seen': 4 }],
  ])('are written as %s', (_, version, ConditionExpression, ExpressionAttributeValues) => {
    const { Put } = setUp().records.saveItem('maya', { ...record('squat', null, best(8, null)), version });
    expect(Put).toMatchObject({
      TableName: 'test-personal-records',
      Item: {
        userId: 'maya',
        exerciseId: 'squat',
        version: version + 1,
        updatedAt: '2026-11-20T10:00:00.000Z',
      },
      ConditionExpression,
    });
    expect(Put?.ExpressionAttributeValues).toEqual(ExpressionAttributeValues);
  });

  it('from the time before days were kept have none', async () => {
    const { records, documents } = setUp();
    const load = { value: 20, sessionId: 's', before: null };
    documents.on(QueryCommand).resolves({ Items: [{ exerciseId: 'squat', load, reps: null, version: 1 }] });
    expect((await records.readAll('maya'))[0]?.load).toEqual({ ...load, at: null });
  });

  it('are read over all pages, without one that is malformed', async () => {
    const { records, documents } = setUp();
    documents
      .on(QueryCommand)
      .resolvesOnce({ Items: [record('squat', null, null)], LastEvaluatedKey: { userId: 'maya' } })
      .resolvesOnce({ Items: [record('cobra', null, null)] })
      .resolves({ Items: [{ exerciseId: 'squat', load: { value: '20' }, reps: null, version: 1 }] });
    expect(await records.readAll('maya')).toHaveLength(2);
    expect(await records.readAll('maya')).toEqual([]);
  });
});
