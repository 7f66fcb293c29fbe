import { HANG } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** The right arm swings across the body, the left one behind it. */
const ARMS_ACROSS: PoseDelta = {
  armR: { flex: 62, out: -34, elbow: 46 },
  armL: { flex: -42, out: 22, elbow: 40 },
};
const ARMS_PASSING: PoseDelta = { arms: { flex: 14, out: 20, elbow: 62 } };

/** The left foot takes the weight, the right leg sweeps behind it. */
const TOUCHED: PoseDelta = {
  pelvis: { x: 0.26, y: 0.85, z: -0.06, pitch: 16, yaw: 4, roll: -2 },
  spine: { flex: 4, twist: 4 },
  footL: { out: 0.4, lift: 16, yaw: 8 },
  footR: { out: -0.02, y: 0.16, z: -0.26, lift: 46, yaw: 0 },
  armR: { flex: 30, out: 4, elbow: 54 },
  armL: { flex: -6, out: 20, elbow: 50 },
};
/** Chest over the knee, knee over the toes. */
const SUNK: PoseDelta = {
  ...ARMS_ACROSS,
  pelvis: { x: 0.33, y: 0.68, z: -0.13, pitch: 28, yaw: 8, roll: -4 },
  spine: { flex: 10, side: -2, twist: 14 },
  footL: { out: 0.4, yaw: 8 },
  footR: { out: -0.4, y: 0.13, z: -0.46, lift: 54, yaw: 0 },
  head: { yaw: -6 },
};
const PUSHING: PoseDelta = {
  ...ARMS_PASSING,
  pelvis: { x: 0.05, y: 0.875, z: -0.05, pitch: 16, yaw: 2, roll: 8 },
  spine: { flex: 4, twist: 2 },
  footL: { out: 0.4, lift: 32, yaw: 8 },
  footR: { out: 0.08, y: 0.17, z: -0.18, lift: 38 },
};
const AIRBORNE: PoseDelta = {
  armL: { flex: 24, out: 14, elbow: 60 },
  armR: { flex: 4, out: 24, elbow: 56 },
  pelvis: { x: -0.1, y: 0.975, pitch: 10, roll: 5 },
  spine: { flex: 2 },
  footL: { out: 0.34, y: 0.15, z: -0.12, lift: 54, yaw: 4 },
  footR: { out: 0.34, y: 0.14, lift: 24 },
};

export const skaterHop: Motion = {
  base: 'stand',
  secs: 1.25,
  effort: [0.1, 0.3],
  poster: 0.14,
  mirror: true,
  repeat: 2,
  view: [14, 6],
  lag: { arm: 0.04, head: 0.03 },
  pose: { body: { balance: 0 }, arms: HANG },
  keys: [
    [0, TOUCHED],
    [0.22, SUNK],
    [0.44, { ...SUNK, pelvis: { x: 0.32, y: 0.67, z: -0.13, pitch: 30, yaw: 8, roll: -4 } }],
    [0.73, PUSHING],
    [0.98, AIRBORNE],
  ],
};
