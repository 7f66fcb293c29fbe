import { HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const HINGED: PoseDelta = {
  pelvis: { y: 0.8, pitch: 54 },
  spine: { flex: 4 },
  head: { gaze: 0.35 },
};

export const hamstringStretch: Motion = {
  base: 'stand',
  secs: 6,
  view: [72, 7],
  pose: {
    footL: { out: 0.1, z: 0.4, lift: -30, yaw: 2 },
    footR: { out: 0.1, yaw: 6 },
    pelvis: { y: 0.885, pitch: 10 },
    hands: HAND_ON_HIP.hand,
    arms: HAND_ON_HIP.arm,
  },
  keys: [
    [0, {}],
    [2, HINGED],
    [4.4, HINGED],
  ],
};
