import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const INCLINE_LOW: PoseDelta = { pelvis: { pitch: 62 } };

export const inclinePushUp: Motion = {
  base: 'plank',
  secs: 4,
  view: [100, 8],
  props: [{ kind: 'chair', z: 0.63, turn: 180 }],
  pose: { pelvis: { pitch: 49.6 }, hands: { out: 0.18, y: 0.45, z: 0.46, yaw: 4 } },
  keys: [
    [0, {}],
    [1.6, INCLINE_LOW],
    [1.85, INCLINE_LOW],
    [3.1, {}],
  ],
};
