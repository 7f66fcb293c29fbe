import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** Landed on the left foot, the right leg swept behind it. */
const SKATER: PoseDelta = {
  pelvis: { x: 0.3, y: 0.68, z: -0.12, pitch: 36, yaw: 10, roll: -4 },
  spine: { flex: 10, twist: 16 },
  footL: { out: 0.36, yaw: 8 },
  footR: { out: -0.24, y: 0.12, z: -0.52, lift: 52, yaw: 0 },
  armR: { flex: 72, out: -28, elbow: 40 },
  armL: { flex: -34, out: 34, elbow: 50 },
  head: { yaw: -6 },
};

export const skaterHop: Motion = {
  base: 'stand',
  secs: 1,
  poster: 0,
  mirror: true,
  repeat: 2,
  view: [12, 6],
  pose: { body: { balance: 0 }, arms: { curl: 40 } },
  keys: [
    [0, SKATER],
    [
      0.3,
      {
        ...SKATER,
        pelvis: { x: 0.14, y: 0.8, z: -0.06, pitch: 26, roll: -8 },
        footR: { out: 0.05, y: 0.14, z: -0.3, lift: 40 },
        footL: { out: 0.36, lift: 14, yaw: 8 },
        arms: { flex: 10, out: 24, elbow: 40 },
      },
    ],
    [
      0.5,
      {
        pelvis: { x: -0.04, y: 0.93, pitch: 16 },
        footL: { out: 0.3, y: 0.1, lift: 44, z: -0.1 },
        footR: { out: 0.26, y: 0.12, lift: 20, z: -0.06 },
        arms: { flex: 14, out: 40, elbow: 40 },
      },
    ],
    [
      0.72,
      {
        pelvis: { x: -0.2, y: 0.84, z: -0.06, pitch: 24 },
        footL: { out: 0.06, y: 0.16, lift: 46, z: -0.26 },
        footR: { out: 0.36, lift: 14 },
        arms: { flex: 20, out: 20, elbow: 40 },
      },
    ],
  ],
};
