import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** The shin lifts off the mat before the leg goes back, and comes down where it was. */
const LIFTED: PoseDelta = {
  pinL: { knee: 0 },
  legL: { flex: 6, knee: 106, ankle: -60 },
};
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
  effort: [0.15, 0.35],
  poster: 0.25,
  mirror: true,
  keys: [
    [0, {}],
    [0.25, LIFTED],
    [1.1, EXTENDED],
    [2, EXTENDED],
    [2.62, LIFTED],
    [2.85, {}],
  ],
};
