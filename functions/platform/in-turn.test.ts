import { expect, it } from 'vitest';
import { inTurn } from './in-turn';

it('A failure does not stop the others, and is thrown after all had their turn', async () => {
  const done: number[] = [];
  const all = inTurn([1, 2, 3, 4], async (each) => {
    if (each % 2 === 0) throw new Error(`${each} failed`);
    done.push(each);
  });
  await expect(all).rejects.toThrow('2 failed');
  expect(done).toEqual([1, 3]);
});
