import type { Motion } from '../motion';

export const jumpingJack: Motion = {
  base: 'stand',
  secs: 1.25,
  repeat: 4,
  view: [14, 6],
  pose: { feet: { out: 0.07, yaw: 6 }, arms: { flex: 6, out: 10 } },
  keys: [
    [0, { pelvis: { y: 0.895 } }],
    [0.12, { arms: { flex: 4, out: 30, twist: 10, elbow: 16 } }],
    [
      0.3,
      {
        pelvis: { y: 0.985 },
        feet: { out: 0.2, yaw: 8, lift: 22, y: 0.05 },
        arms: { flex: 2, out: 92, twist: 30 },
      },
    ],
    [
      0.6,
      {
        pelvis: { y: 0.855 },
        feet: { out: 0.36, yaw: 14 },
        legs: { turn: 10 },
        arms: { flex: 0, out: 168, twist: 80, elbow: 18 },
      },
    ],
    [
      0.72,
      {
        pelvis: { y: 0.87 },
        feet: { out: 0.36, yaw: 14 },
        arms: { flex: 2, out: 150, twist: 70, elbow: 16 },
      },
    ],
    [
      0.9,
      {
        pelvis: { y: 0.985 },
        feet: { out: 0.2, yaw: 8, lift: 22, y: 0.05 },
        arms: { flex: 2, out: 86, twist: 30 },
      },
    ],
  ],
};
