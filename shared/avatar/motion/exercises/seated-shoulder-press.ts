import { FIST } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const PRESSED: PoseDelta = {
  arms: { flex: 0, out: 166, twist: 84, elbow: 10, forearm: 0 },
  spine: { flex: -2 },
};

export const seatedShoulderPress: Motion = {
  base: 'chair',
  secs: 3,
  effort: [0.2, 0.5],
  view: [26, 7],
  pose: { arms: { flex: 22, out: 44, twist: 52, elbow: 134, forearm: -40, ...FIST } },
  keys: [
    [0, {}],
    [1.1, PRESSED],
    [1.4, PRESSED],
    [2.65, {}],
  ],
};
