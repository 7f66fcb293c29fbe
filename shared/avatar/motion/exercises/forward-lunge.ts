import { ON_HIPS } from '../fragments';
import type { Motion } from '../motion';

export const forwardLunge: Motion = {
  base: 'stand',
  secs: 3,
  poster: 0.235,
  mirror: true,
  view: 62,
  pose: { feet: { out: 0.09, yaw: 4 }, ...ON_HIPS },
  keys: [
    [0, {}],
    [0.5, { pelvis: { y: 0.91 }, footL: { z: 0.34, lift: -4, y: 0.11 } }],
    [0.9, { pelvis: { y: 0.82, pitch: 4 }, footL: { z: 0.7 }, footR: { lift: 22 } }],
    [1.4, { pelvis: { y: 0.53, pitch: 6 }, footL: { z: 0.7 }, footR: { lift: 52 } }],
    [2, { pelvis: { y: 0.84, pitch: 4 }, footL: { z: 0.7 }, footR: { lift: 14 } }],
    [2.4, { pelvis: { y: 0.91 }, footL: { z: 0.32, lift: 4, y: 0.11 } }],
  ],
};
