import { FIST } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const CURLED: PoseDelta = { arms: { flex: 12, twist: 16, elbow: 136 }, spine: { flex: -2 } };

export const bicepsCurl: Motion = {
  base: 'stand',
  secs: 3,
  effort: [0.2, 0.5],
  view: 30,
  props: [{ kind: 'dumbbells' }],
  pose: { arms: { flex: 2, out: 8, elbow: 8, forearm: 80, ...FIST } },
  keys: [
    [0, {}],
    [1.1, CURLED],
    [1.35, CURLED],
    [2.7, {}],
  ],
};
