import { describe, expect, it } from 'vitest';
import { exerciseMotions } from '../../shared/avatar/motion/exercises/catalogue';
import { compileMotion, type Motion } from '../../shared/avatar/motion/motion';
import { clipBounds } from './clip-bounds';

const all = Object.entries<Motion>(exerciseMotions)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, motion]) => [name, clipBounds(compileMotion(motion))] as const);

describe('the clips of the exercises', () => {
  it('are kept with where body and head are in them (vitest -u after a motion has changed)', async () => {
    const lines = all.map(([name, { body, head }]) => `  "${name}": [${[...body, ...head].join(', ')}]`);
    await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(
      '../../shared/avatar/figure/studio/clip-bounds.json',
    );
  });

  it('hold the whole body', () => {
    const cut = all.filter(([, { body }]) => body.some((edge) => edge < 0 || edge > 1));
    expect(cut.map(([name]) => name)).toEqual([]);
  });
});
