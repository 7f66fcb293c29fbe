import type { Motion } from '../motion';

export const legRaise: Motion = {
  base: 'supine-legs-up',
  secs: 4,
  effort: [0.45, 0.85],
  poster: 0.2,
  pose: { legs: { ankle: -34 } },
  keys: [
    [0, {}],
    [1.9, { legs: { flex: 11, knee: 6 }, head: { pitch: 3 } }],
    [2.1, { legs: { flex: 11, knee: 6 }, head: { pitch: 3 } }],
    [3.6, {}],
  ],
};
