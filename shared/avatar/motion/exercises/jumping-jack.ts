import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const WIDE = { out: 0.36, yaw: 14 };
/** A short flight each way; ankles, knees, and hips bend before and after it. */
const AIRBORNE: PoseDelta = { pelvis: { y: 0.988 }, feet: { out: 0.21, yaw: 9, y: 0.055, lift: 24 } };
const APART: PoseDelta = { pelvis: { y: 0.845, pitch: 3 }, feet: WIDE, legs: { turn: 10 } };

export const jumpingJack: Motion = {
  base: 'stand',
  secs: 1.25,
  repeat: 4,
  view: [14, 6],
  pose: { feet: { out: 0.07, yaw: 6 }, arms: { flex: 6, out: 10 } },
  keys: [
    [0, { pelvis: { y: 0.878, pitch: 3 }, arms: { flex: 8, out: 8 } }],
    [
      0.17,
      {
        pelvis: { y: 0.925 },
        feet: { out: 0.08, yaw: 6, lift: 24 },
        arms: { flex: 4, out: 44, twist: 12, elbow: 16 },
      },
    ],
    [0.3, { ...AIRBORNE, arms: { flex: 2, out: 96, twist: 34 } }],
    [
      0.43,
      { ...APART, pelvis: { y: 0.9 }, feet: { ...WIDE, lift: 20 }, arms: { flex: 0, out: 146, twist: 66 } },
    ],
    [0.6, { ...APART, arms: { flex: 0, out: 168, twist: 80, elbow: 16 } }],
    [
      0.78,
      {
        ...APART,
        pelvis: { y: 0.893 },
        feet: { ...WIDE, lift: 22 },
        arms: { flex: 2, out: 142, twist: 64, elbow: 16 },
      },
    ],
    [0.91, { ...AIRBORNE, arms: { flex: 2, out: 88, twist: 30 } }],
    [
      1.04,
      {
        pelvis: { y: 0.93 },
        feet: { out: 0.07, yaw: 6, lift: 20 },
        arms: { flex: 4, out: 36, twist: 10, elbow: 16 },
      },
    ],
  ],
};
