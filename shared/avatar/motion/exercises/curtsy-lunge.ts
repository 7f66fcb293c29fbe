import { ON_HIPS } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const CURTSY: PoseDelta = { footL: { out: -0.2, z: -0.5, lift: 50, yaw: 0 } };

export const curtsyLunge: Motion = {
  base: 'stand',
  secs: 3,
  poster: 0.25,
  mirror: true,
  view: [24, 7],
  pose: { feet: { out: 0.11, yaw: 8 }, ...ON_HIPS },
  keys: [
    [0, {}],
    [0.45, { pelvis: { y: 0.9, x: -0.03, pitch: 6 }, footL: { out: 0.02, z: -0.3, y: 0.1, lift: 30 } }],
    [0.9, { ...CURTSY, pelvis: { x: -0.03, y: 0.8, z: 0.04, pitch: 10 } }],
    [1.4, { ...CURTSY, pelvis: { x: -0.03, y: 0.6, z: 0.04, pitch: 16 }, spine: { flex: 2 } }],
    [1.6, { ...CURTSY, pelvis: { x: -0.03, y: 0.6, z: 0.04, pitch: 16 }, spine: { flex: 2 } }],
    [2.1, { ...CURTSY, pelvis: { x: -0.03, y: 0.82, z: 0.04, pitch: 9 } }],
    [2.5, { pelvis: { y: 0.9, x: -0.03, pitch: 5 }, footL: { out: 0.02, z: -0.28, y: 0.1, lift: 26 } }],
  ],
};
