import type { Motion } from '../motion';

/** The back slides down the wall until the knees are above the ankles. */
export const wallSit: Motion = {
  base: 'wall',
  secs: 5,
  breaths: 1,
  pose: {
    body: { breath: 1 },
    pelvis: { y: 0.488 },
    feet: { z: 0.4 },
    arms: { flex: 2, out: 16, elbow: 6, curl: 6 },
  },
  keys: [
    [0, {}],
    [2.5, { pelvis: { y: 0.486 } }],
  ],
  entry: {
    secs: 3,
    keys: [
      [0, { pelvis: { y: 0.83 }, arms: { flex: 2, out: 12, elbow: 8 } }],
      [0.5, { pelvis: { y: 0.82 }, arms: { flex: 2, out: 12, elbow: 8 } }],
    ],
  },
};
