import { FIST } from '../fragments';
import type { Motion } from '../motion';
import { FRAME } from '../pose';

/** Fists at the chin. */
const GUARD = { out: 0.075, y: 0.1, z: 0.185, swivel: -40, frame: FRAME.chest, pin: 1 };

export const seatedPunch: Motion = {
  base: 'chair',
  secs: 1,
  poster: 0.2,
  mirror: true,
  repeat: 2,
  view: [40, 7],
  lag: { hand: 0.03, arm: 0.03, head: 0.03 },
  pose: { pelvis: { pitch: 4 }, hands: GUARD, arms: FIST },
  keys: [
    [0, {}],
    [
      0.4,
      {
        pelvis: { pitch: 6, yaw: -5 },
        spine: { twist: -22, flex: 3 },
        head: { yaw: 23 },
        handL: { out: 0.292, y: 0.185, z: 0.467 },
        armL: { forearm: -70 },
        handR: { out: 0.02 },
      },
    ],
    [0.82, {}],
  ],
};
