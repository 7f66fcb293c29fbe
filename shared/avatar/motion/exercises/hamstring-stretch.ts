import { HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const HINGED: PoseDelta = {
  pelvis: { y: 0.7625, z: -0.12, pitch: 50 },
  spine: { flex: 2 },
  head: { gaze: 0.35 },
};

/** The left leg is straight on its heel the whole time; the right knee bends as the hips go back. */
export const hamstringStretch: Motion = {
  base: 'stand',
  secs: 6,
  view: [72, 7],
  pose: {
    body: { balance: 0 },
    footL: { out: 0.1, z: 0.4, lift: -24, yaw: 2 },
    footR: { out: 0.1, yaw: 6 },
    pelvis: { y: 0.824, z: -0.068, pitch: 14 },
    hands: HAND_ON_HIP.hand,
    arms: HAND_ON_HIP.arm,
  },
  keys: [
    [0, {}],
    [2, HINGED],
    [4.4, HINGED],
  ],
};
