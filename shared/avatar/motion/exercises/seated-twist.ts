import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const TURNED: PoseDelta = { spine: { flex: -4, twist: 44 }, head: { yaw: 38, pitch: -2 } };

/** The left foot is outside the right knee, and the right arm holds the left knee. */
export const seatedTwist: Motion = {
  base: 'sit-straight',
  secs: 6,
  poster: 0.6,
  view: [42, 12],
  props: [{ kind: 'mat', z: 0.04 }],
  pose: {
    footL: { pin: 0 },
    legL: { flex: 141.7, out: -13.4, turn: 43.1, knee: 111.1, ankle: -32 },
    footR: { out: 0.042 },
    handR: { out: 0.071, y: 0.377, z: -0.205, swivel: -13, flat: 0, pin: 1 },
    handL: { out: 0.18, y: 0.13, z: -0.6, flat: 0, pin: 1 },
    arms: { curl: 16 },
  },
  keys: [
    [0, { spine: { flex: 2, twist: 16 }, head: { yaw: 8 } }],
    [1, { spine: { flex: -5, twist: 16 }, head: { yaw: 8, pitch: -4 } }],
    [2.8, TURNED],
    [4.6, TURNED],
  ],
};
