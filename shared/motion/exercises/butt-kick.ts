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
        pelvis: { x: -0.015, y: 0.905, pitch: 5, yaw: -4, roll: 2 },
        spine: { twist: 9, side: -2 },
        footL: { pin: 0, y: 0.4 },
        legL: { flex: -5, knee: 154, ankle: -30, out: 1 },
        footR: { z: 0, lift: 12 },
        armL: { flex: -26, elbow: 84 },
        armR: { flex: 34, elbow: 98 },
      },
    ],
    [
      0.1875,
      {
        pelvis: { y: 0.965, pitch: 4 },
        footL: { y: 0.07, z: -0.02, lift: 24 },
        footR: { y: 0.08, z: -0.1, lift: 56 },
        arms: { flex: 4, elbow: 92 },
      },
    ],
  ],
};
