import type { Motion } from '../motion';

export const jumpSquat: Motion = {
  base: 'stand',
  secs: 2,
  effort: [0.35, 0.5],
  poster: 0.54,
  repeat: 2,
  view: [50, 6],
  pose: { feet: { out: 0.15, yaw: 14 }, legs: { turn: 14 } },
  keys: [
    [0, { pelvis: { y: 0.9, pitch: 6 }, arms: { flex: 8 } }],
    [0.62, { pelvis: { y: 0.6, pitch: 36 }, spine: { flex: 6 }, arms: { flex: -34, elbow: 20 } }],
    [0.9, { pelvis: { y: 0.985, pitch: 4 }, feet: { lift: 42 }, arms: { flex: 90, elbow: 30 } }],
    [
      1.08,
      {
        pelvis: { y: 1.09 },
        feet: { y: 0.12, lift: 52 },
        arms: { flex: 106, out: 16, elbow: 42 },
        spine: { flex: -4 },
      },
    ],
    [1.25, { pelvis: { y: 0.96, pitch: 8 }, feet: { lift: 30 }, arms: { flex: 96, out: 14, elbow: 24 } }],
    [1.5, { pelvis: { y: 0.66, pitch: 32 }, spine: { flex: 6 }, arms: { flex: 44, elbow: 40 } }],
  ],
};
