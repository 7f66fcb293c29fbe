import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exercises } from '../../../../functions/exercises/library/catalogue';
import type { Motion } from '../motion';
import { exerciseMotions } from './catalogue';

const motionOf = new Map<string, Motion>(Object.entries(exerciseMotions));
const motionIds = Object.keys(exerciseMotions).toSorted();

describe('The motions of exercises', () => {
  it('are one for every exercise, under its id, and no more', () => {
    expect(motionIds).toEqual(exercises.map(({ id }) => id).toSorted());
  });

  it('are each in a file of that name', () => {
    const files = readdirSync(import.meta.dirname)
      .filter((file) => !file.startsWith('catalogue.'))
      .map((file) => file.replace(/\.ts$/, ''));
    expect(files.toSorted()).toEqual(motionIds);
  });

  it('change sides only where the exercise has sides', () => {
    const mirrored = exercises.filter(({ id }) => motionOf.get(id)?.mirror);
    expect(mirrored.filter(({ sides }) => sides === 'both').map(({ id }) => id)).toEqual([]);
  });

  it('show the left for the first half of a clip of two sides, and the right for the second', () => {
    for (const { id } of exercises.filter(({ sides, shownSide }) => sides === 'each' && !shownSide)) {
      const motion = motionOf.get(id);
      expect([id, motion?.mirror, motion?.repeat ?? 1]).toEqual([id, true, 1]);
      // Before they pass on to the other side, the keys move the left foot or hand.
      const moved = motion?.keys.filter(([, { footL, handL, armL }]) => footL ?? handL ?? armL);
      expect([id, moved?.length]).not.toEqual([id, 0]);
    }
  });

  it('show one side where the exercise says which, and only there', () => {
    const oneSided = exercises.filter(({ id, sides }) => sides === 'each' && !motionOf.get(id)?.mirror);
    expect(exercises.filter(({ shownSide }) => shownSide).map(({ id }) => id)).toEqual(
      oneSided.map(({ id }) => id),
    );
  });
});
