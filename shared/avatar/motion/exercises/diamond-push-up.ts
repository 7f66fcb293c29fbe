import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const DIAMOND_LOW: PoseDelta = { pelvis: { pitch: 86 } };

export const diamondPushUp: Motion = {
  base: 'plank',
  secs: 4,
  effort: [0.45, 0.85],
  view: [52, 14],
  pose: { pelvis: { pitch: 72 }, hands: { out: 0.085, z: 0.46, yaw: -36, swivel: -20 } },
  keys: [
    [0, {}],
    [1.7, DIAMOND_LOW],
    [1.95, DIAMOND_LOW],
    [3.2, {}],
  ],
};
