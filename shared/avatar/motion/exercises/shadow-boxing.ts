import { FIST } from '../fragments';
import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

/** Fists at the chin, which looks over the front shoulder. */
const GUARD = { y: 0.1, z: 0.185, swivel: -40, frame: FRAME.chest, pin: 1 };
const PUNCH = { forearm: -70 };

/** A step onto the front foot. */
const STEP: PoseDelta = {
  pelvis: { y: 0.842, z: 0.02, yaw: -33 },
  footL: { z: 0.235, y: 0.03 },
};
const JAB: PoseDelta = {
  pelvis: { y: 0.838, z: 0.03, yaw: -38 },
  spine: { twist: -18 },
  head: { pitch: 4, yaw: 48 },
  footL: { z: 0.27 },
  footR: { lift: 26 },
  handL: { out: 0.523, y: 0.225, z: 0.291 },
  armL: PUNCH,
  handR: { out: -0.01 },
};
/** The rear heel turns out and drives hip and shoulder forward. */
const CROSS: PoseDelta = {
  pelvis: { y: 0.832, z: 0.05, yaw: 18, pitch: 8 },
  spine: { twist: 24 },
  head: { pitch: 4, yaw: -34 },
  footL: { z: 0.27 },
  footR: { out: 0.213, z: -0.231, yaw: 14, lift: 50 },
  handR: { out: 0.427, y: 0.258, z: 0.366 },
  armR: PUNCH,
  handL: { out: 0.02 },
};

export const shadowBoxing: Motion = {
  base: 'stand',
  secs: 2,
  poster: 0.5,
  repeat: 2,
  view: [38, 6],
  lag: { spine: 0.02, arm: 0.04, hand: 0.04, head: 0.04 },
  pose: {
    body: { balance: 0.5 },
    pelvis: { y: 0.85, pitch: 6, yaw: -28 },
    spine: { flex: 8, twist: -12 },
    head: { pitch: 4, yaw: 32 },
    footL: { out: 0.13, z: 0.2, yaw: -6 },
    footR: { out: 0.17, z: -0.21, yaw: 38, lift: 16 },
    handL: { out: 0.1, ...GUARD },
    handR: { out: 0.015, ...GUARD },
    arms: FIST,
  },
  keys: [
    [0, {}],
    [0.18, STEP],
    [0.38, JAB],
    [0.66, { pelvis: { y: 0.845, z: 0.02 }, footL: { z: 0.27 } }],
    [0.96, CROSS],
    [1.3, { pelvis: { y: 0.845, z: 0.02 }, footL: { z: 0.27 } }],
    [1.5, { pelvis: { y: 0.855 }, footL: { z: 0.235, y: 0.03 } }],
    [1.7, { pelvis: { y: 0.862 } }],
  ],
};
