import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const EXTENDED: PoseDelta = {
  pinL: { knee: 0 },
  legL: { flex: -86, knee: 4, ankle: -40 },
  handR: { pin: 0 },
  armR: { flex: 168, out: 6, curl: 8 },
  head: { pitch: -5 },
};

export const birdDog: Motion = {
  base: 'all-fours',
  secs: 3,
  poster: 0.25,
  mirror: true,
  keys: [
    [0, {}],
    [1.1, EXTENDED],
    [2, EXTENDED],
    [2.8, {}],
  ],
};
