import type { Motion } from '../motion';

export const seatedMarch: Motion = {
  base: 'chair',
  secs: 0.75,
  poster: 0,
  mirror: true,
  repeat: 3,
  view: [50, 8],
  pose: { pelvis: { pitch: 2 }, arms: { flex: 12, out: 12, elbow: 84, curl: 56 } },
  keys: [
    [
      0,
      {
        pelvis: { pitch: 0 },
        spine: { twist: 8 },
        head: { yaw: -6 },
        footL: { y: 0.2, z: 0.31, lift: 8 },
        armL: { flex: -30, elbow: 72 },
        armR: { flex: 52 },
      },
    ],
    [0.32, { footL: { y: 0, z: 0.36 } }],
    [0.46, {}],
  ],
};
