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
    hands: { out: 0.27, y: 0.06, z: -0.16, flat: 0, swivel: 0 },
  },
  keys: [
    [0, { spine: { side: -20 }, head: { roll: -6 }, handL: { z: -0.06 }, handR: { z: -0.24 } }],
    [0.15, { spine: { side: -20 }, head: { roll: -6 }, handL: { z: -0.06 }, handR: { z: -0.24 } }],
  ],
};
