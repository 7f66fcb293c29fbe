import { ON_HIPS } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** Both knees at a right angle: the step is as long as a thigh and a shin. */
const DOWN: PoseDelta = { pelvis: { y: 0.53, pitch: 4 }, footL: { z: 0.86 }, footR: { lift: 54 } };

export const forwardLunge: Motion = {
  base: 'stand',
  secs: 3,
  effort: [0.2, 0.36],
  poster: 0.235,
  mirror: true,
  view: 62,
  pose: { feet: { out: 0.09, yaw: 4 }, ...ON_HIPS },
  keys: [
    [0, {}],
    [0.45, { pelvis: { y: 0.905 }, footL: { z: 0.36, lift: -4, y: 0.11 } }],
    [0.85, { pelvis: { y: 0.79, pitch: 3 }, footL: { z: 0.86 }, footR: { lift: 30 } }],
    [1.35, DOWN],
    [1.5, DOWN],
    [2.05, { pelvis: { y: 0.82, pitch: 2 }, footL: { z: 0.86, lift: 4 }, footR: { lift: 22 } }],
    [2.45, { pelvis: { y: 0.905 }, footL: { z: 0.36, lift: 4, y: 0.11 } }],
  ],
};
