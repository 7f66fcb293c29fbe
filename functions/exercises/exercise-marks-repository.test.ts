import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { conditionRefused, fakeStorage, throttled } from '../../tests/support/fake-storage';
import { createExerciseMarksRepository } from './exercise-marks-repository';

function setUp() {
  const { storage, documents } = fakeStorage('2026-11-20T10:00:00.000Z');
  return { marks: createExerciseMarksRepository(storage), documents };
}

describe('Marks on exercises', () => {
  it('are read by kind', async () => {
    const { marks, documents } = setUp();
    documents.on(QueryCommand).resolves({
      Items: [
        { exerciseId: 'plank', favorite: true, exclusion: false },
        { exerciseId: 'burpee', favorite: false, exclusion: true },
        { exerciseId: 'squat', favorite: true },
      ],
    });
    expect(await marks.readAll('maya')).toEqual({ favorites: ['plank', 'squat'], exclusions: ['burpee'] });
  });

  it('replace each other', async () => {
    const { marks, documents } = setUp();
    documents.on(PutCommand).resolves({});
    expect(await marks.set('maya', 'plank', 'exclusion')).toEqual({ favorite: false, exclusion: true });
    expect(documents.commandCalls(PutCommand)[0]?.args[0].input.Item).toEqual({
      userId: 'maya',
      exerciseId: 'plank',
      favorite: false,
      exclusion: true,
      markedAt: '2026-11-20T10:00:00.000Z',
    });
  });

  it('are gone when they are cleared', async () => {
    const { marks, documents } = setUp();
    documents.on(DeleteCommand).resolves({});
    expect(await marks.clear('maya', 'plank', 'favorite')).toEqual({ favorite: false, exclusion: false });
  });

  it('stay when the other kind is cleared', async () => {
    const { marks, documents } = setUp();
    documents.on(DeleteCommand).rejects(conditionRefused());
    documents.on(GetCommand).resolves({ Item: { exerciseId: 'plank', favorite: false, exclusion: true } });
    expect(await marks.clear('maya', 'plank', 'favorite')).toEqual({ favorite: false, exclusion: true });
  });

  it('can be cleared where there are none', async () => {
    const { marks, documents } = setUp();
    documents.on(DeleteCommand).rejects(conditionRefused());
    documents.on(GetCommand).resolves({});
    expect(await marks.clear('maya', 'plank', 'exclusion')).toEqual({ favorite: false, exclusion: false });
  });

  it('are not said to be cleared when the database did not answer', async () => {
    const { marks, documents } = setUp();
    documents.on(DeleteCommand).rejects(throttled());
    await expect(marks.clear('maya', 'plank', 'favorite')).rejects.toThrow('The table is busy');
    expect(documents.commandCalls(GetCommand)).toHaveLength(0);
  });
});
