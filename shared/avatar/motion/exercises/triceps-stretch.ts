import type { Motion } from '../motion';
import { FRAME } from '../pose';

/** The left hand slides down the back, and the right one eases that elbow back and toward the head. */
export const tricepsStretch: Motion = {
  base: 'stand',
  secs: 5,
  breaths: 1,
  view: [82, 8],
  pose: {
    armL: { flex: 189, out: 5, twist: -38, elbow: 153, forearm: 52, wrist: 18, curl: 8 },
    handR: { y: -0.005, yaw: 62, pitch: 31, swivel: -12, frame: FRAME.elbow, pin: 1 },
    armR: { flex: 175, out: 12, twist: -85, elbow: 90, curl: 48 },
    spine: { side: 3, flex: -1 },
    head: { pitch: -2 },
  },
  keys: [
    [0, {}],
    [2.5, { armL: { flex: 188.6, out: 5.4 }, spine: { side: 2.8 } }],
  ],
  entry: {
    secs: 4,
    keys: [
      [
        0,
        {
          armL: { flex: 3, out: 9, twist: 0, elbow: 14, forearm: 0, wrist: 0, curl: 20 },
          handR: { pin: 0 },
          armR: { flex: 3, out: 9, twist: 0, elbow: 14, curl: 20 },
          spine: { side: 0, flex: 0 },
          head: { pitch: 0 },
        },
      ],
      [
        0.9,
        {
          armL: { flex: 110, out: 14, twist: -20, elbow: 110, forearm: 20, wrist: 0 },
          handR: { pin: 0 },
          armR: { flex: 20, out: 14, twist: 0, elbow: 20, curl: 20 },
          spine: { side: 0, flex: -1 },
        },
      ],
      [
        1.7,
        {
          armL: { flex: 188, out: 9 },
          handR: { pin: 0 },
          armR: { flex: 160, out: 24, twist: -60, elbow: 60, curl: 20 },
          spine: { side: 0, flex: -1 },
        },
      ],
      [2.7, { armL: { flex: 188, out: 9 }, spine: { side: 0, flex: -1 } }],
    ],
  },
};
