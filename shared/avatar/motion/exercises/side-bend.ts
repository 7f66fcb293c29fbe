import { HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** The left hand leaves the hip and goes overhead along the side. */
const ARM_UP: PoseDelta = {
  armL: { flex: 6, out: 164, twist: 60, elbow: 16, curl: 8 },
  handL: { pin: 0 },
};
const ARM_ASIDE: PoseDelta = {
  armL: { flex: 4, out: 80, twist: 30, elbow: 30, curl: 8 },
  handL: { pin: 0 },
};
const OVER: PoseDelta = {
  ...ARM_UP,
  pelvis: { x: 0.03, roll: 4 },
  spine: { side: 30 },
  head: { roll: 6 },
};

export const sideBend: Motion = {
  base: 'stand',
  secs: 4,
  poster: 0.3,
  mirror: true,
  view: [8, 6],
  pose: { feet: { out: 0.13 }, hands: HAND_ON_HIP.hand, arms: HAND_ON_HIP.arm },
  keys: [
    [0, {}],
    [0.55, ARM_ASIDE],
    [1.1, ARM_UP],
    [2, OVER],
    [2.6, { ...OVER, spine: { side: 31 } }],
    [3.3, ARM_UP],
    [3.65, ARM_ASIDE],
  ],
};
