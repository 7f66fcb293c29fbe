import { FIST } from '../fragments';
import type { Motion } from '../motion';
import { FRAME } from '../pose';

/** Fists at the chin. */
const GUARD = { out: 0.085, y: 0.1, z: 0.19, swivel: -40, frame: FRAME.chest, pin: 1 };

export const seatedPunch: Motion = {
  base: 'chair',
  secs: 1,
  poster: 0.2,
  mirror: true,
  repeat: 2,
  view: [40, 7],
  pose: { pelvis: { pitch: 4 }, hands: GUARD, arms: FIST },
  keys: [
    [0, {}],
    [
      0.38,
      {
        spine: { twist: -18, flex: 3 },
        head: { yaw: 14 },
        handL: { out: 0.2, y: 0.1, z: 0.48 },
        armL: { forearm: -70 },
      },
    ],
    [0.8, {}],
  ],
};
