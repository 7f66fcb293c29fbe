import { AT_TEMPLES } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const CRUNCHED: PoseDelta = { spine: { flex: 29 }, head: { pitch: 13 } };

export const crunch: Motion = {
  base: 'supine',
  secs: 3,
  effort: [0.25, 0.55],
  pose: AT_TEMPLES,
  keys: [
    [0, {}],
    [1.1, CRUNCHED],
    [1.4, CRUNCHED],
    [2.6, {}],
  ],
};
