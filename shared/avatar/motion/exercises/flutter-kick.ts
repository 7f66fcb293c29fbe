import type { Motion } from '../motion';

export const flutterKick: Motion = {
  base: 'supine-legs-up',
  secs: 0.5,
  poster: 0,
  mirror: true,
  repeat: 4,
  pose: {
    pelvis: { y: 0.118 },
    hands: { out: 0.085, z: -0.22, yaw: -12, swivel: 40 },
    head: { pitch: 4 },
  },
  keys: [[0, { legL: { flex: 20, knee: 3, ankle: -44 }, legR: { flex: 7, knee: 6, ankle: -40 } }]],
};
