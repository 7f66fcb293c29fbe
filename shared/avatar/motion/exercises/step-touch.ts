import type { Motion } from '../motion';

export const stepTouch: Motion = {
  base: 'stand',
  secs: 1.25,
  poster: 0.15,
  mirror: true,
  repeat: 2,
  view: [14, 6],
  pose: { body: { balance: 0 }, pelvis: { y: 0.9 }, arms: { flex: 16, out: 12, elbow: 70, curl: 40 } },
  keys: [
    [
      0,
      {
        pelvis: { x: 0.24, y: 0.9 },
        footL: { out: 0.34, yaw: 8 },
        footR: { out: -0.16, lift: 30, yaw: 4 },
        arms: { flex: 40, elbow: 84 },
      },
    ],
    [
      0.35,
      {
        pelvis: { x: 0.18, y: 0.9 },
        footL: { out: 0.34, yaw: 8 },
        footR: { out: 0.06, y: 0.06, lift: 16 },
      },
    ],
    [
      0.7,
      {
        pelvis: { x: 0, y: 0.89 },
        footL: { out: 0.34, yaw: 8 },
        footR: { out: 0.34, yaw: 8 },
        arms: { flex: 2, elbow: 40 },
      },
    ],
    [
      1.0,
      {
        pelvis: { x: -0.18, y: 0.9 },
        footL: { out: 0.06, y: 0.06, lift: 16 },
        footR: { out: 0.34, yaw: 8 },
      },
    ],
  ],
};
