import { FIST } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const APART: PoseDelta = { arms: { flex: 84, out: 68, elbow: 12 }, spine: { flex: -3 }, head: { pitch: -2 } };

export const bandPullApart: Motion = {
  base: 'stand',
  secs: 3,
  view: 20,
  props: [{ kind: 'band' }],
  pose: { arms: { flex: 86, out: -3, elbow: 10, ...FIST } },
  keys: [
    [0, {}],
    [1.1, APART],
    [1.4, APART],
    [2.6, {}],
  ],
};
