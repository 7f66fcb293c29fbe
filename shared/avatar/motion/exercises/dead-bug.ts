import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const OPPOSITES: PoseDelta = {
  armR: { flex: 172, out: 8, curl: 8 },
  legL: { flex: 10, knee: 5, ankle: -20 },
  head: { pitch: 2 },
};

export const deadBug: Motion = {
  base: 'supine-legs-up',
  secs: 2.5,
  effort: [0.12, 0.35],
  poster: 0.22,
  mirror: true,
  pose: {
    hands: { pin: 0 },
    arms: { flex: 90, out: 2, elbow: 4, curl: 10 },
    legs: { flex: 90, knee: 88 },
  },
  keys: [
    [0, {}],
    [1, OPPOSITES],
    [1.35, OPPOSITES],
    [2.3, {}],
  ],
};
