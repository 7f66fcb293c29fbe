import { FIST } from '../fragments';
import type { Motion } from '../motion';

export const highKnees: Motion = {
  base: 'stand',
  secs: 0.375,
  poster: 0,
  mirror: true,
  repeat: 4,
  view: [48, 6],
  pose: { body: { balance: 0 }, feet: { out: 0.085, yaw: 4 }, arms: { out: 8, ...FIST } },
  keys: [
    [
      0,
      {
        pelvis: { x: -0.02, y: 0.925, z: -0.02, pitch: 2, yaw: -6, roll: 3 },
        spine: { twist: 12, side: -3 },
        footL: { y: 0.42, z: 0.36, lift: 12 },
        footR: { z: -0.05, lift: 2 },
        armL: { flex: -32, elbow: 86 },
        armR: { flex: 48, elbow: 104 },
      },
    ],
    [
      0.1875,
      {
        pelvis: { y: 0.995, pitch: 2 },
        footL: { y: 0.1, z: 0.1, lift: 26 },
        footR: { y: 0.08, z: -0.05, lift: 50 },
        arms: { flex: 6, elbow: 96 },
      },
    ],
  ],
};
