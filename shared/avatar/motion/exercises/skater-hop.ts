import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const FREE_BEHIND = { out: -0.24, y: 0.12, z: -0.5, lift: 52, yaw: 0 };
const ARMS_ACROSS: PoseDelta = {
  armR: { flex: 72, out: -28, elbow: 40 },
  armL: { flex: -34, out: 34, elbow: 50 },
};

/** The left foot takes the weight, the right leg sweeps behind it. */
const TOUCHED: PoseDelta = {
  pelvis: { x: 0.24, y: 0.82, z: -0.07, pitch: 24, yaw: 4, roll: -2 },
  spine: { flex: 6, twist: 4 },
  footL: { out: 0.36, lift: 16, yaw: 8 },
  footR: { out: 0, y: 0.15, z: -0.3, lift: 46, yaw: 0 },
  arms: { flex: 16, out: 26, elbow: 44 },
};
const SUNK: PoseDelta = {
  ...ARMS_ACROSS,
  pelvis: { x: 0.31, y: 0.68, z: -0.13, pitch: 38, yaw: 10, roll: -4 },
  spine: { flex: 12, twist: 16 },
  footL: { out: 0.36, yaw: 8 },
  footR: FREE_BEHIND,
  head: { yaw: -6 },
};
const PUSHING: PoseDelta = {
  pelvis: { x: 0.1, y: 0.85, z: -0.05, pitch: 22, yaw: 2, roll: 6 },
  spine: { flex: 4, twist: 4 },
  footL: { out: 0.36, lift: 30, yaw: 8 },
  footR: { out: 0.06, y: 0.16, z: -0.2, lift: 40 },
  arms: { flex: 14, out: 30, elbow: 40 },
};
const AIRBORNE: PoseDelta = {
  pelvis: { x: -0.07, y: 0.95, pitch: 14, roll: 2 },
  spine: { flex: 2 },
  footL: { out: 0.25, y: 0.14, z: -0.12, lift: 52, yaw: 4 },
  footR: { out: 0.31, y: 0.13, z: -0.02, lift: 26 },
  arms: { flex: 18, out: 44, elbow: 36 },
};

export const skaterHop: Motion = {
  base: 'stand',
  secs: 1.25,
  poster: 0.12,
  mirror: true,
  repeat: 2,
  view: [12, 6],
  lag: { arm: 0.04, head: 0.03 },
  pose: { body: { balance: 0 }, arms: { curl: 40 } },
  keys: [
    [0, TOUCHED],
    [0.2, SUNK],
    [0.42, { ...SUNK, pelvis: { x: 0.3, y: 0.67, z: -0.13, pitch: 40, yaw: 10, roll: -4 } }],
    [0.72, PUSHING],
    [0.98, AIRBORNE],
  ],
};
