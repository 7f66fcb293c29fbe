import { ON_HIPS } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** Over the left foot, the right heel light. */
const OVER: PoseDelta = {
  pelvis: { x: 0.135, y: 0.92, roll: 2 },
  spine: { side: -1 },
  footR: { lift: 16 },
};

export const weightShift: Motion = {
  base: 'stand',
  secs: 2,
  poster: 0.1,
  mirror: true,
  view: [10, 6],
  pose: { body: { balance: 0 }, pelvis: { y: 0.92 }, feet: { out: 0.15, yaw: 8 }, ...ON_HIPS },
  keys: [
    [0, OVER],
    [0.9, { ...OVER, pelvis: { x: 0.13, y: 0.918, roll: 2 } }],
    [1.45, { pelvis: { y: 0.93 } }],
  ],
};
