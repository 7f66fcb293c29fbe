import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const LOW: PoseDelta = { pelvis: { pitch: 86.5 } };

export const pushUp: Motion = {
  base: 'plank',
  secs: 4,
  effort: [0.45, 0.85],
  pose: { pelvis: { pitch: 71.8 }, hands: { out: 0.25, z: 0.525 } },
  keys: [
    [0, {}],
    [1.6, LOW],
    [1.85, LOW],
    [3.1, {}],
    [3.7, {}],
  ],
};
