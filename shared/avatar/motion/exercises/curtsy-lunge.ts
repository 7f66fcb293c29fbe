import { ON_HIPS } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const BEHIND: PoseDelta['footL'] = { out: -0.29, z: -0.58, lift: 50, yaw: 0 };
/** Hips stay square over the front foot. */
const DOWN: PoseDelta = { footL: BEHIND, pelvis: { x: 0.08, y: 0.57, z: 0.05, pitch: 9 } };

export const curtsyLunge: Motion = {
  base: 'stand',
  secs: 3,
  effort: [0.22, 0.36],
  poster: 0.25,
  mirror: true,
  view: [0, 12],
  pose: { feet: { out: 0.11, yaw: 8 }, ...ON_HIPS },
  keys: [
    [0, {}],
    [0.45, { pelvis: { y: 0.9, pitch: 4 }, footL: { out: 0.04, z: -0.28, y: 0.1, lift: 30, yaw: 4 } }],
    [0.9, { footL: BEHIND, pelvis: { x: 0.06, y: 0.8, z: 0.05, pitch: 7 } }],
    [1.4, DOWN],
    [1.6, DOWN],
    [2.1, { footL: BEHIND, pelvis: { x: 0.06, y: 0.82, z: 0.05, pitch: 6 } }],
    [2.5, { pelvis: { y: 0.9, pitch: 3 }, footL: { out: 0.04, z: -0.26, y: 0.1, lift: 26, yaw: 4 } }],
  ],
};
