import { ON_THIGHS } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const RAISED: PoseDelta = { feet: { lift: 44 }, hands: { y: 0.6 }, spine: { flex: -2 } };

export const seatedHeelRaise: Motion = {
  base: 'chair',
  secs: 2.5,
  view: [70, 7],
  pose: { ...ON_THIGHS, feet: { out: 0.11, z: 0.32, yaw: 4 } },
  keys: [
    [0, {}],
    [0.833, RAISED],
    [1.333, RAISED],
    [2.25, {}],
  ],
};
