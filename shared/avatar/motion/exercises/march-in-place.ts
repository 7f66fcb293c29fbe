import type { Motion } from '../motion';

export const marchInPlace: Motion = {
  base: 'stand',
  secs: 0.625,
  poster: 0,
  mirror: true,
  repeat: 3,
  view: [46, 6],
  pose: { body: { balance: 0 }, feet: { out: 0.09, yaw: 5 }, arms: { curl: 50 } },
  keys: [
    [
      0,
      {
        pelvis: { x: -0.035, y: 0.925, yaw: -5, roll: 2 },
        spine: { twist: 9, side: -3 },
        footL: { y: 0.3, z: 0.28, lift: 8 },
        armL: { flex: -28, elbow: 34 },
        armR: { flex: 46, elbow: 62 },
      },
    ],
    [
      0.3,
      {
        pelvis: { y: 0.915 },
        footL: { y: 0.01, z: 0.02, lift: 14 },
        footR: { z: 0, lift: 10 },
        arms: { flex: 6, elbow: 44 },
      },
    ],
    [
      0.42,
      {
        pelvis: { x: 0.02, y: 0.915 },
        footR: { y: 0.08, z: 0.0, lift: 34 },
        arms: { flex: 8, elbow: 44 },
      },
    ],
  ],
};
