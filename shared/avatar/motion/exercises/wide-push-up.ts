import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const WIDE_LOW: PoseDelta = { pelvis: { pitch: 85 } };

export const widePushUp: Motion = {
  base: 'plank',
  secs: 4,
  effort: [0.45, 0.85],
  view: [58, 12],
  pose: { pelvis: { pitch: 72.6 }, hands: { out: 0.315, z: 0.55, yaw: 14 } },
  keys: [
    [0, {}],
    [1.6, WIDE_LOW],
    [1.85, WIDE_LOW],
    [3.1, {}],
  ],
};
