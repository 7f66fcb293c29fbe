import { ON_HIPS } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** Legs stay straight, so the pelvis follows the arc of the heel. */
const TALL: PoseDelta = { pelvis: { y: 0.932 } };
const HALFWAY: PoseDelta = { pelvis: { y: 0.977 }, feet: { lift: 26 } };
const RAISED: PoseDelta = { pelvis: { y: 1.004 }, feet: { lift: 52 } };

export const calfRaise: Motion = {
  base: 'stand',
  secs: 4,
  effort: [0.15, 0.55],
  view: [70, 5],
  pose: { feet: { out: 0.1, yaw: 4 }, ...ON_HIPS },
  keys: [
    [0, TALL],
    [0.5, HALFWAY],
    [1, RAISED],
    [2, RAISED],
    [2.8, HALFWAY],
    [3.6, TALL],
  ],
};
