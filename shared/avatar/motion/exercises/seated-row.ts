import { FIST } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const PULLED: PoseDelta = {
  arms: { flex: -34, out: 12, elbow: 112 },
  spine: { flex: -7 },
  head: { pitch: -3 },
};

export const seatedRow: Motion = {
  base: 'chair',
  secs: 2.5,
  view: [62, 8],
  pose: { arms: { flex: 80, out: 4, elbow: 8, forearm: -10, ...FIST }, spine: { flex: 3 } },
  keys: [
    [0, {}],
    [0.917, PULLED],
    [1.333, PULLED],
    [2.25, {}],
  ],
};
