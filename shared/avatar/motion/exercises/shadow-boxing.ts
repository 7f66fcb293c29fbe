import { FIST } from '../fragments';
import type { Motion } from '../motion';
import { FRAME } from '../pose';

/** Fists at the chin. */
const GUARD = { out: 0.085, y: 0.1, z: 0.19, swivel: -40, frame: FRAME.chest, pin: 1 };

export const shadowBoxing: Motion = {
  base: 'stand',
  secs: 2,
  poster: 0.5,
  repeat: 2,
  view: [38, 6],
  lag: { head: 0.04 },
  pose: {
    body: { balance: 0.5 },
    pelvis: { y: 0.85, pitch: 6, yaw: -22 },
    spine: { flex: 8, twist: -10 },
    head: { pitch: 4, yaw: 26 },
    footL: { out: 0.13, z: 0.2, yaw: -6 },
    footR: { out: 0.17, z: -0.21, yaw: 38, lift: 16 },
    hands: GUARD,
    arms: FIST,
  },
  keys: [
    [0, {}],
    [0.2, { pelvis: { y: 0.838 } }],
    [
      0.42,
      {
        pelvis: { y: 0.845, yaw: -32, z: 0.04 },
        spine: { twist: -22 },
        head: { yaw: 44 },
        handL: { out: 0.51, y: 0.11, z: 0.335 },
        armL: { forearm: -70 },
      },
    ],
    [0.7, { pelvis: { y: 0.84 } }],
    [
      0.98,
      {
        pelvis: { y: 0.84, yaw: 16, z: 0.05, pitch: 8 },
        spine: { twist: 22 },
        head: { yaw: -20 },
        footR: { lift: 46, yaw: 20, out: 0.2015, z: -0.2275 },
        handR: { out: 0.43, y: 0.11, z: 0.37 },
        armR: { forearm: -70 },
      },
    ],
    [1.3, {}],
    [1.6, { pelvis: { y: 0.865 } }],
  ],
};
