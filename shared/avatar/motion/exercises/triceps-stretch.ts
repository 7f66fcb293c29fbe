import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

/** The right hand eases the left elbow back and toward the head. */
const EASED: PoseDelta = { armL: { flex: 189, out: 5 }, spine: { side: 3, flex: -1 }, head: { pitch: -2 } };

export const tricepsStretch: Motion = {
  base: 'stand',
  secs: 5,
  view: [112, 8],
  pose: {
    armL: { flex: 188, out: 9, twist: -38, elbow: 153, forearm: 52, wrist: 18, curl: 8 },
    handR: { y: -0.005, yaw: 62, pitch: 31, swivel: 26, frame: FRAME.elbow, pin: 1 },
    armR: { curl: 48 },
  },
  keys: [
    [0, {}],
    [2, EASED],
    [3.4, EASED],
  ],
};
