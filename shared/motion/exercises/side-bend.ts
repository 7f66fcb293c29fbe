import { HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** Left arm overhead, leaning to the right. */
const OVER: PoseDelta = {
  pelvis: { x: 0.03, roll: 4 },
  spine: { side: 30 },
  head: { roll: 6 },
  armL: { flex: 6, out: 164, twist: 60, elbow: 16, curl: 8 },
  handL: { pin: 0 },
};

export const sideBend: Motion = {
  base: 'stand',
  secs: 3,
  poster: 0.3,
  mirror: true,
  view: [8, 6],
  pose: { feet: { out: 0.13 }, hands: HAND_ON_HIP.hand, arms: HAND_ON_HIP.arm },
  keys: [
    [0, {}],
    [0.7, { ...OVER, pelvis: {}, spine: { side: -2, flex: -2 }, head: {} }],
    [1.4, OVER],
    [2.2, OVER],
    [2.6, { ...OVER, pelvis: {}, spine: {}, head: {} }],
  ],
};
