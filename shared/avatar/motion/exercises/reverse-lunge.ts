import { PALMS } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** Most of the weight on the front leg, its shin upright. */
const DOWN: PoseDelta = { pelvis: { y: 0.53, z: 0.04, pitch: 8 }, footL: { z: -0.86, lift: 56 } };

export const reverseLunge: Motion = {
  base: 'stand',
  secs: 3,
  effort: [0.22, 0.36],
  poster: 0.25,
  mirror: true,
  view: 62,
  pose: { feet: { out: 0.1, yaw: 4 }, ...PALMS },
  keys: [
    [0, {}],
    [0.45, { pelvis: { y: 0.9, z: 0.06, pitch: 5 }, footL: { z: -0.4, y: 0.1, lift: 30 } }],
    [0.9, { pelvis: { y: 0.79, z: 0.05, pitch: 8 }, footL: { z: -0.86, lift: 42 } }],
    [1.4, DOWN],
    [1.6, DOWN],
    [2.1, { pelvis: { y: 0.8, z: 0.06, pitch: 8 }, footL: { z: -0.86, lift: 44 } }],
    [2.5, { pelvis: { y: 0.9, z: 0.05, pitch: 4 }, footL: { z: -0.34, y: 0.1, lift: 26 } }],
  ],
};
