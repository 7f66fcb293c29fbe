import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { exerciseById } from './library/catalogue';
import { fakeLog, fakeStorage } from '../../tests/support/fake-storage';
import { createExercisesRepository } from './exercises-repository';

const { id, ...fields } = exerciseById('squat')!;
const row = { pk: 'library', exerciseId: id, ...fields, hasClip: true };

function setUp() {
  const { storage, documents } = fakeStorage();
  const log = fakeLog();
  return { exercises: createExercisesRepository(storage, log), documents, log };
}

describe('Reading the library', () => {
  it('gives each exercise the path of its clip, or null', async () => {
    const { exercises, documents } = setUp();
    const { hasClip: _, ...added } = { ...row, exerciseId: 'box-jump', name: 'Box Jumps' };
    documents.on(QueryCommand).resolves({ Items: [row, added] });
    const [squat, boxJump] = await exercises.readAll();
    expect(squat).toEqual({ id: 'squat', ...fields, videoUrl: '/videos/squat.mp4' });
    expect(boxJump).toMatchObject({ id: 'box-jump', name: 'Box Jumps', videoUrl: null });
  });

  it('follows every page', async () => {
    const { exercises, documents } = setUp();
    documents
      .on(QueryCommand)
      .resolvesOnce({ Items: [row], LastEvaluatedKey: { pk: 'library', exerciseId: 'squat' } })
      .resolves({ Items: [{ ...row, exerciseId: 'wall-sit' }] });
    expect((await exercises.readAll()).map((exercise) => exercise.id)).toEqual(['squat', 'wall-sit']);
  });

  it('leaves out a row that an operator got wrong, and says which fields', async () => {
    const { exercises, documents, log } = setUp();
    documents.on(QueryCommand).resolves({ Items: [{ ...row, exerciseId: 'odd', met: 'high' }, row] });
    expect((await exercises.readAll()).map((exercise) => exercise.id)).toEqual(['squat']);
    expect(log.warn).toHaveBeenCalledWith('exercise left out', { exerciseId: 'odd', fields: ['met'] });
  });

  it('takes what a row from an earlier release lacks from the built-in exercise of that id', async () => {
    const { exercises, documents } = setUp();
    const { aliases: _a, sides: _s, alsoRuledOutBy: _r, ...earlier } = exerciseById('burpee')!;
    const item = { pk: 'library', exerciseId: 'burpee', ...earlier, name: 'Squat Thrusts' };
    documents.on(QueryCommand).resolves({ Items: [item, { ...item, exerciseId: 'box-jump' }] });
    const { aliases, sides, alsoRuledOutBy } = exerciseById('burpee')!;
    expect(aliases).not.toEqual([]);
    expect(alsoRuledOutBy).not.toEqual([]);
    expect(await exercises.readAll()).toMatchObject([
      { id: 'burpee', name: 'Squat Thrusts', aliases, sides, alsoRuledOutBy },
      { id: 'box-jump', name: 'Squat Thrusts', aliases: [], sides: 'both', alsoRuledOutBy: [] },
    ]);
  });

  it('knows which exercises exist', async () => {
    const { exercises, documents } = setUp();
    documents.on(GetCommand).resolves({});
    documents
      .on(GetCommand, { Key: { pk: 'library', exerciseId: 'squat' } })
      .resolves({ Item: { exerciseId: 'squat' } });
    expect(await exercises.exists('squat')).toBe(true);
    expect(await exercises.exists('moonwalk')).toBe(false);
  });
});
