/** Numbers from 0 up to 1, the same on every run (the linear congruential generator of Numerical Recipes). */
export function createChance(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** Shuffled. */
export const shuffled = <Each>(list: readonly Each[], chance: () => number): Each[] =>
  list
    .map((each) => ({ each, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ each }) => each);
