import type { Motion } from '../motion';

export const childsPose: Motion = {
  base: 'child',
  secs: 6,
  pose: {
    body: { breath: 2 },
    pelvis: { pitch: 74 },
    spine: { flex: 34 },
    head: { pitch: 4 },
    legs: { flex: 70, out: 18, knee: 160 },
  },
  keys: [
    [0, { pelvis: { pitch: 72 }, legs: { flex: 66, knee: 156 }, hands: { z: 0.62 } }],
    [2.2, { hands: { z: 0.62 } }],
    [4.4, { hands: { z: 0.62 } }],
  ],
};
