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
        pelvis: { x: -0.02, y: 0.91, pitch: 3, yaw: -6, roll: 3 },
        spine: { twist: 12, side: -3 },
        footL: { y: 0.42, z: 0.36, lift: 12 },
        footR: { z: -0.04, lift: 12 },
        armL: { flex: -32, elbow: 86 },
        armR: { flex: 48, elbow: 104 },
      },
    ],
    [
      0.1875,
      {
        pelvis: { y: 0.975, pitch: 2 },
        footL: { y: 0.1, z: 0.1, lift: 26 },
        footR: { y: 0.07, z: -0.06, lift: 48 },
        arms: { flex: 6, elbow: 96 },
      },
    ],
  ],
};
