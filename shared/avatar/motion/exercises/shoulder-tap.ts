import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** The weight shifts over the right hand before the left one leaves the floor. */
const SHIFTED: PoseDelta = { pelvis: { x: -0.02 }, spine: { side: -1 } };
const TAP: PoseDelta = {
  ...SHIFTED,
  handL: { out: -0.08, y: 0.38, z: 0.56, flat: 0, swivel: 60 },
  armL: { wrist: 25, forearm: 30, curl: 8 },
};

export const shoulderTap: Motion = {
  base: 'plank',
  secs: 1.5,
  poster: 0.22,
  mirror: true,
  view: [48, 13],
  pose: {
    pelvis: { y: 0.413, z: 0.154 },
    pins: { toe: 0 },
    feet: { out: 0.15, z: -0.775, yaw: 0, lift: 66, pin: 1 },
    legs: { turn: 0 },
  },
  keys: [
    [0, {}],
    [0.22, SHIFTED],
    [0.6, TAP],
    [0.76, TAP],
    [1.12, SHIFTED],
    [1.38, {}],
  ],
};
