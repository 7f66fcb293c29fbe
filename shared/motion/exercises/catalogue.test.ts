import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exercises } from '../../exercises/catalogue';
import { exerciseMotions } from './catalogue';

const motionIds = Object.keys(exerciseMotions).toSorted();

describe('The motions of exercises', () => {
  it('are one for every exercise, under its id, and no more', () => {
    expect(motionIds).toEqual(exercises.map(({ id }) => id).toSorted());
  });

  it('stand in a file of that name each', () => {
    const files = readdirSync(import.meta.dirname)
      .filter((file) => !file.startsWith('catalogue.'))
      .map((file) => file.replace(/\.ts$/, ''));
    expect(files.toSorted()).toEqual(motionIds);
  });
});
