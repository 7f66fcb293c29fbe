import { FIST } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const PRESSED: PoseDelta = { arms: { flex: 0, out: 166, twist: 84, elbow: 10, forearm: 0 } };

export const shoulderPress: Motion = {
  base: 'stand',
  secs: 3.5,
  effort: [0.2, 0.5],
  view: [24, 6],
  props: [{ kind: 'dumbbells' }],
  pose: {
    feet: { out: 0.12 },
    arms: { flex: 22, out: 44, twist: 52, elbow: 134, forearm: -40, ...FIST },
  },
  keys: [
    [0, {}],
    [1.2, PRESSED],
    [1.5, PRESSED],
    [2.9, {}],
  ],
};
