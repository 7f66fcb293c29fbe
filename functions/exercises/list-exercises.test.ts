import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { exercises as builtIn } from './library/catalogue';
import { fakeLog, fakeStorage } from '../../tests/support/fake-storage';
import { createExercisesRepository } from './exercises-repository';
import { createListExercises } from './list-exercises';

const rows = builtIn.map(({ id, ...fields }) => ({ pk: 'library', exerciseId: id, ...fields }));

function setUp() {
  const { storage, documents } = fakeStorage();
  const clock = { at: Date.parse('2026-11-20T10:00:00Z'), now: () => new Date(clock.at) };
  documents.on(QueryCommand).resolves({ Items: rows.toReversed() });
  const exercises = createExercisesRepository(storage, fakeLog());
  const reads = () => documents.commandCalls(QueryCommand).length;
  return { list: createListExercises({ exercises, clock }), documents, clock, reads };
}

describe('Listing the library', () => {
  it('orders it by name', async () => {
    const { list } = setUp();
    expect((await list()).map((exercise) => exercise.name)).toEqual(builtIn.map((exercise) => exercise.name));
  });

  it('reads it once a minute', async () => {
    const { list, clock, reads } = setUp();
    await list();
    clock.at += 59_999;
    await list();
    expect(reads()).toBe(1);
    clock.at += 1;
    await list();
    expect(reads()).toBe(2);
  });

  it('fails with the database and recovers with it', async () => {
    const { list, documents } = setUp();
    documents.on(QueryCommand).rejectsOnce(new Error('no answer')).resolves({ Items: rows });
    await expect(list()).rejects.toThrow('no answer');
    expect(await list()).toHaveLength(builtIn.length);
  });
});
