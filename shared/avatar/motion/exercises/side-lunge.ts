import { PALMS } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const SIDE: PoseDelta = {
  pelvis: { x: 0.285, y: 0.6, pitch: 42 },
  spine: { flex: 4, side: 2 },
  footL: { out: 0.72 },
};

/** Halfway, the pelvis is on the arc that keeps the other leg straight. */
const PASSING: PoseDelta = {
  pelvis: { x: 0.21, y: 0.69, pitch: 32 },
  spine: { flex: 2 },
  footL: { out: 0.72 },
};

export const sideLunge: Motion = {
  base: 'stand',
  secs: 2.5,
  effort: [0.24, 0.36],
  poster: 0.26,
  mirror: true,
  view: [24, 8],
  pose: { feet: { out: 0.075, yaw: 3 }, ...PALMS },
  keys: [
    [0, {}],
    [0.4, { pelvis: { x: 0, y: 0.9, pitch: 8 }, footL: { out: 0.42, y: 0.08 } }],
    [0.7, { pelvis: { x: 0.1, y: 0.815, pitch: 18 }, footL: { out: 0.72 } }],
    [0.98, PASSING],
    [1.25, SIDE],
    [1.42, SIDE],
    [1.64, PASSING],
    [1.85, { pelvis: { x: 0.08, y: 0.825, pitch: 14 }, footL: { out: 0.72, lift: 8 } }],
    [2.15, { pelvis: { y: 0.9, pitch: 6 }, footL: { out: 0.4, y: 0.08 } }],
  ],
};
