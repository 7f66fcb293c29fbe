import { describe, expect, it } from 'vitest';
import type { LibraryExercise } from '../../shared/contracts/exercises';
import { exerciseById } from './library/catalogue';
import { createFindExercises, createReadExerciseNames } from './public';

const squat = exerciseById('squat')!;
const stored: LibraryExercise[] = [
  { ...squat, name: 'Deep Squats', videoUrl: '/videos/squat.mp4' },
  { ...squat, id: 'box-jump', name: 'Box Jumps', videoUrl: null },
];
const find = createFindExercises(async () => stored);
const name = createReadExerciseNames(async () => stored);

describe('Finding exercises', () => {
  it('gives them in the order asked for, as often as asked for', async () => {
    const found = await find(['box-jump', 'squat', 'box-jump']);
    expect(found.map((exercise) => exercise.name)).toEqual(['Box Jumps', 'Deep Squats', 'Box Jumps']);
  });

  it('prefers the table to the built-in library', async () => {
    expect(await find(['squat'])).toEqual([stored[0]]);
  });

  it('knows the built-in ones before the library is imported', async () => {
    expect(await find(['plank'])).toEqual([{ ...exerciseById('plank'), videoUrl: null }]);
  });

  it('refuses one that does not exist', async () => {
    await expect(find(['squat', 'moonwalk'])).rejects.toMatchObject({ code: 'exercise_not_found' });
  });
});

describe('Naming exercises', () => {
  it('leaves one that has left the library with its id', async () => {
    expect([...(await name(['box-jump', 'plank', 'step-up']))]).toEqual([
      ['box-jump', 'Box Jumps'],
      ['plank', 'High Plank'],
      ['step-up', 'step-up'],
    ]);
  });
});
