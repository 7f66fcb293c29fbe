import { ON_HIPS } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const SPLIT_LOW: PoseDelta = { pelvis: { y: 0.53, pitch: 5 }, footR: { z: -0.43, lift: 54 } };

export const splitSquat: Motion = {
  base: 'stand',
  secs: 3.5,
  effort: [0.36, 0.75],
  view: 66,
  pose: {
    ...ON_HIPS,
    pelvis: { y: 0.79, pitch: 3 },
    footL: { out: 0.1, z: 0.43, yaw: 3 },
    footR: { out: 0.1, z: -0.43, yaw: 3, lift: 34 },
  },
  keys: [
    [0, {}],
    [1.4, SPLIT_LOW],
    [1.7, SPLIT_LOW],
    [2.9, {}],
  ],
};
