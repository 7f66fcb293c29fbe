import { FIST } from '../fragments';
import type { Motion } from '../motion';

export const buttKick: Motion = {
  base: 'stand',
  secs: 0.375,
  poster: 0,
  mirror: true,
  repeat: 4,
  view: [66, 6],
  pose: { body: { balance: 0 }, feet: { out: 0.085, yaw: 4 }, arms: { out: 8, ...FIST } },
  keys: [
    [
      0,
      {
        pelvis: { x: -0.015, y: 0.918, z: -0.01, pitch: 4, yaw: -4, roll: 2 },
        spine: { twist: 9, side: -2 },
        footL: { pin: 0, y: 0.4 },
        legL: { flex: -6, knee: 150, ankle: -34, out: 1 },
        footR: { z: -0.03, lift: 2 },
        armL: { flex: -26, elbow: 84 },
        armR: { flex: 34, elbow: 98 },
      },
    ],
    [
      0.1875,
      {
        pelvis: { y: 0.985, z: 0.02, pitch: 4 },
        footL: { y: 0.06, z: -0.06, lift: 26 },
        footR: { y: 0.08, z: -0.16, lift: 58 },
        arms: { flex: 4, elbow: 92 },
      },
    ],
  ],
};
