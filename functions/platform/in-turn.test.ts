import { expect, it } from 'vitest';
import { inTurn } from './in-turn';

it('One that fails keeps none of the others from its turn, and is told when all had theirs', async () => {
  const done: number[] = [];
  const all = inTurn([1, 2, 3, 4], async (each) => {
    if (each % 2 === 0) throw new Error(`${each} failed`);
    done.push(each);
  });
  await expect(all).rejects.toThrow('2 failed');
  expect(done).toEqual([1, 3]);
});
