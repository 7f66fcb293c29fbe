import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exerciseMotions } from '../../shared/avatar/motion/exercises/catalogue';
import { compileMotion, type Motion } from '../../shared/avatar/motion/motion';
import { clipBounds, exercisesWithEntry, readBounds, readEntries } from './clip-bounds';

const all = Object.entries<Motion>(exerciseMotions).map(
  ([name, motion]) => [name, clipBounds(compileMotion(motion))] as const,
);
const clipOf = (name: string) => join(import.meta.dirname, '../../web/public/videos', `${name}.mp4`);

describe('the clips of the exercises', () => {
  it('are rendered, and kept with where body and head are in them', () => {
    const kept = readBounds();
    const stale = all.filter(
      ([name, { body, head }]) =>
        !existsSync(clipOf(name)) || kept[name]?.join() !== [...body, ...head].join(),
    );
    const names = stale.map(([name]) => name).join(' ');
    expect(names, `render it: npm run render:motion ${names}`).toBe('');
    expect(Object.keys(kept)).toHaveLength(all.length);
  });

  it('have an entry where the site expects one', () => {
    expect(readEntries(), 'write it: npm run render:motion -- --accept cobra').toEqual(exercisesWithEntry());
  });

  it('hold the whole body', () => {
    const cut = all.filter(([, { body }]) => body.some((edge) => edge < 0 || edge > 1));
    expect(cut.map(([name]) => name)).toEqual([]);
  });
});
