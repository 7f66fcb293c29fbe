import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const TURNED: PoseDelta = { spine: { flex: -4, twist: 44 }, head: { yaw: 38, pitch: -2 } };

/** The left foot stands outside the right knee, the right arm holds the left knee. */
export const seatedTwist: Motion = {
  base: 'sit-straight',
  secs: 6,
  poster: 0.6,
  view: [42, 12],
  props: [{ kind: 'mat', z: 0.04 }],
  pose: {
    footL: { pin: 0 },
    legL: { flex: 145, out: -19, turn: 25, knee: 105, ankle: -36 },
    handR: { out: -0.04, y: 0.32, z: -0.06, flat: 0, pin: 1 },
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
