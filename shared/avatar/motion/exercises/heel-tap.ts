import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** The left hand at its heel, the ribs closing over that hip. */
const TAP: PoseDelta = {
  spine: { side: -15 },
  head: { roll: -4 },
  handL: { out: 0.186, z: -0.06 },
  handR: { z: -0.2 },
};

export const heelTap: Motion = {
  base: 'supine',
  secs: 1.25,
  poster: 0.05,
  mirror: true,
  repeat: 2,
  view: [70, 17],
  props: [{ kind: 'mat', z: -0.3 }],
  pose: {
    spine: { flex: 29 },
    head: { pitch: 9 },
    feet: { out: 0.13, z: 0.08 },
    hands: { out: 0.23, y: 0.03, z: -0.13, flat: 0, swivel: 0 },
  },
  keys: [
    [0, TAP],
    [0.25, TAP],
  ],
};
