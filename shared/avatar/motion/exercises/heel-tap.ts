import type { Motion } from '../motion';

export const heelTap: Motion = {
  base: 'supine',
  secs: 1,
  poster: 0.05,
  mirror: true,
  repeat: 2,
  view: [60, 19],
  props: [{ kind: 'mat', z: -0.3 }],
  pose: {
    spine: { flex: 22 },
    head: { pitch: 12 },
    feet: { out: 0.14, z: 0.08 },
    hands: { out: 0.235, y: 0.04, z: -0.15, flat: 0, swivel: 0 },
  },
  keys: [
    [0, { spine: { side: -25 }, head: { roll: -6 }, handL: { out: 0.222, z: -0.03 }, handR: { z: -0.22 } }],
    [
      0.15,
      { spine: { side: -25 }, head: { roll: -6 }, handL: { out: 0.222, z: -0.03 }, handR: { z: -0.22 } },
    ],
  ],
};
