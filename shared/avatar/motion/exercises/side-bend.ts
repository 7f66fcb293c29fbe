import { HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const FREE = { pin: 0 };
/** The left hand leaves the hip and goes overhead along the side. */
const ARM_ASIDE: PoseDelta = {
  pelvis: { x: 0, roll: 0 },
  spine: { side: 0 },
  head: { roll: 0 },
  armL: { flex: 4, out: 80, twist: 30, elbow: 30 },
};
const TALL: PoseDelta = {
  pelvis: { x: 0, y: 0.928, roll: 0 },
  spine: { side: -2, flex: -2 },
  head: { roll: 0, pitch: -3 },
  armL: { flex: 6, out: 166, twist: 60, elbow: 10 },
};

/** The left arm goes up, then over to the right. */
export const sideBend: Motion = {
  base: 'stand',
  secs: 6,
  breaths: 1,
  view: [8, 6],
  pose: {
    body: { breath: 1.2 },
    feet: { out: 0.13 },
    handR: HAND_ON_HIP.hand,
    armR: HAND_ON_HIP.arm,
    handL: FREE,
    pelvis: { x: 0.03, roll: 4 },
    spine: { side: 30 },
    head: { roll: 6 },
    armL: { flex: 6, out: 168, twist: 60, elbow: 14, curl: 8 },
  },
  keys: [
    [0, {}],
    [3, { spine: { side: 29.8 }, armL: { out: 167 } }],
  ],
  entry: {
    secs: 4,
    keys: [
      [0, { ...ARM_ASIDE, handL: HAND_ON_HIP.hand, armL: HAND_ON_HIP.arm }],
      [0.6, ARM_ASIDE],
      [1.3, TALL],
      [1.7, TALL],
    ],
  },
};
