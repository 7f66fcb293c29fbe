import { FIST } from '../fragments';
import type { Motion } from '../motion';
import { FRAME } from '../pose';

/** Fists at the chin. */
const GUARD = { out: 0.085, y: 0.1, z: 0.19, swivel: -40, frame: FRAME.chest, pin: 1 };

export const seatedHook: Motion = {
  base: 'chair',
  secs: 1,
  poster: 0.2,
  mirror: true,
  repeat: 2,
  view: [24, 9],
  pose: { pelvis: { pitch: 4 }, hands: GUARD, arms: FIST },
  keys: [
    [0, {}],
    [
      0.2,
      {
        spine: { twist: 14 },
        head: { yaw: -10 },
        handL: { out: 0.3, y: 0.07, z: 0.24, swivel: 30 },
      },
    ],
    [
      0.42,
      {
        spine: { twist: -26, flex: 3 },
        head: { yaw: 18 },
        handL: { out: 0.04, y: 0.09, z: 0.37, swivel: 48 },
        armL: { forearm: -30 },
      },
    ],
    [0.84, {}],
  ],
};
