import { ON_HIPS } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const RAISED: PoseDelta = { pelvis: { y: 0.995 }, feet: { lift: 52 } };

export const calfRaise: Motion = {
  base: 'stand',
  secs: 3,
  view: [70, 5],
  pose: { feet: { out: 0.1, yaw: 4 }, ...ON_HIPS },
  keys: [
    [0, {}],
    [0.9, RAISED],
    [1.7, RAISED],
    [2.7, {}],
  ],
};
