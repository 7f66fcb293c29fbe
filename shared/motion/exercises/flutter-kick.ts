import type { Motion } from '../motion';

export const flutterKick: Motion = {
  base: 'supine-legs-up',
  secs: 0.5,
  poster: 0,
  mirror: true,
  repeat: 4,
  pose: {
    hands: { out: 0.13, z: -0.17, yaw: -30, swivel: 30 },
    head: { pitch: 4 },
  },
  keys: [[0, { legL: { flex: 20, knee: 3, ankle: -44 }, legR: { flex: 7, knee: 6, ankle: -40 } }]],
};
