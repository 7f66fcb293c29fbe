import { FIST } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const RAISED: PoseDelta = { arms: { flex: 10, out: 88, elbow: 14 }, spine: { flex: -2 } };

export const lateralRaise: Motion = {
  base: 'stand',
  secs: 3.5,
  effort: [0.2, 0.55],
  view: [18, 6],
  props: [{ kind: 'dumbbells' }],
  pose: { arms: { flex: 6, out: 12, elbow: 12, ...FIST } },
  keys: [
    [0, {}],
    [1.2, RAISED],
    [1.5, RAISED],
    [3, {}],
  ],
};
