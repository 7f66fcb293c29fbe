import type { Motion } from '../motion';
import { FRAME } from '../pose';

/** The left foot stands outside the right knee; the right hand holds the left knee from outside. Tall first, then turn. */
export const seatedTwist: Motion = {
  base: 'sit-straight',
  secs: 6,
  breaths: 1,
  view: [42, 12],
  props: [{ kind: 'mat', z: 0.04 }],
  pose: {
    body: { breath: 1.2 },
    pelvis: { pitch: -3 },
    spine: { flex: -4, twist: 38, side: -4 },
    head: { yaw: 36, pitch: -2 },
    footL: { pin: 0 },
    legL: { flex: 140, out: -23.1, turn: 29.6, knee: 98.2, ankle: -36.8 },
    footR: { out: 0.06 },
    handR: { y: -0.008, yaw: 50, swivel: -18, frame: FRAME.knee, pin: 1 },
    armR: { curl: 30 },
    handL: { out: 0.16, z: -0.55, yaw: 122, swivel: -37, pin: 1 },
    armL: { curl: 6 },
  },
  keys: [
    [0, {}],
    [3, { spine: { flex: -4.4, twist: 37.6 } }],
  ],
  entry: {
    secs: 3.5,
    keys: [
      [0, { spine: { flex: -1, twist: 26, side: -4 }, head: { yaw: 14, pitch: 0 } }],
      [1.3, { spine: { flex: -6, twist: 27, side: -4 }, head: { yaw: 18, pitch: -4 } }],
    ],
  },
};
