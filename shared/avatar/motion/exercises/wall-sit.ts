import type { Motion } from '../motion';

export const wallSit: Motion = {
  base: 'wall',
  secs: 5,
  pose: { pelvis: { y: 0.49 }, feet: { z: 0.4 }, arms: { flex: 2, out: 16, elbow: 6, curl: 6 } },
  keys: [
    [0, {}],
    [2.5, { pelvis: { y: 0.484 }, spine: { flex: 1 } }],
  ],
};
