import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const RAISED: PoseDelta = { arms: { flex: 10, out: 88, elbow: 10 }, spine: { flex: -2 } };

export const seatedLateralRaise: Motion = {
  base: 'chair',
  secs: 2.5,
  effort: [0.2, 0.55],
  view: [22, 7],
  pose: { arms: { flex: 4, out: 18, elbow: 12, curl: 40 } },
  keys: [
    [0, {}],
    [0.917, RAISED],
    [1.167, RAISED],
    [2.25, {}],
  ],
};
