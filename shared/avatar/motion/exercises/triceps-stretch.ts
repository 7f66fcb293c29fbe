import type { Motion } from '../motion';
import { FRAME } from '../pose';

export const tricepsStretch: Motion = {
  base: 'stand',
  secs: 5,
  view: [126, 8],
  pose: {
    armL: { flex: 182, out: -2, twist: -34, elbow: 147, curl: 12 },
    handR: { out: -0.05, y: 0.405, z: -0.05, frame: FRAME.chest, swivel: -90, pin: 1 },
    armR: { curl: 50 },
  },
  keys: [
    [0, {}],
    [2, { armL: { flex: 186, out: -10 }, handR: { out: -0.035 }, spine: { side: 4 } }],
    [3.4, { armL: { flex: 186, out: -10 }, handR: { out: -0.035 }, spine: { side: 4 } }],
  ],
};
