import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const BACK: PoseDelta = { pelvis: { pitch: -15 }, spine: { flex: 7 }, head: { pitch: 6 } };

export const seatedLeanBack: Motion = {
  base: 'chair',
  secs: 3,
  effort: [0.25, 0.6],
  view: [78, 8],
  pose: {
    pelvis: { pitch: 8, z: 0.04 },
    hands: { out: 0.045, y: -0.03, z: 0.22, frame: FRAME.chest, pin: 1 },
    arms: { curl: 62, forearm: 20 },
  },
  keys: [
    [0, {}],
    [1.125, BACK],
    [1.65, BACK],
    [2.7, {}],
  ],
};
