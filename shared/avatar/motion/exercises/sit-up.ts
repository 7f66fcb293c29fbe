import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const ARMS_CROSSED: PoseDelta = {
  handL: { out: -0.06, y: 0.065, z: 0.14, swivel: 40, frame: FRAME.chest, pin: 1 },
  handR: { out: -0.06, y: -0.04, z: 0.19, swivel: 40, frame: FRAME.chest, pin: 1 },
  arms: { wrist: 14, curl: 24 },
};
const UPRIGHT: PoseDelta = { pelvis: { y: 0.125, pitch: -14 }, spine: { flex: 16 }, head: { pitch: 4 } };

export const sitUp: Motion = {
  base: 'supine',
  secs: 4,
  effort: [0.2, 0.55],
  pose: ARMS_CROSSED,
  keys: [
    [0, {}],
    [0.55, { spine: { flex: 30 }, head: { pitch: 18 } }],
    [1.6, UPRIGHT],
    [1.9, UPRIGHT],
    [3, { pelvis: { pitch: -82 }, spine: { flex: 34 }, head: { pitch: 16 } }],
    [3.7, {}],
  ],
};
