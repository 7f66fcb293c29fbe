import { FIST } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const CURLED: PoseDelta = {
  arms: { flex: 14, out: 12, twist: 10, elbow: 134, forearm: 76 },
  spine: { flex: -2 },
};

export const seatedBicepsCurl: Motion = {
  base: 'chair',
  secs: 3,
  effort: [0.2, 0.5],
  view: [34, 7],
  props: [{ kind: 'chair', z: -0.06 }, { kind: 'dumbbells' }],
  pose: { arms: { flex: 2, out: 18, elbow: 10, forearm: 6, ...FIST } },
  keys: [
    [0, {}],
    [1.1, CURLED],
    [1.35, CURLED],
    [2.7, {}],
  ],
};
