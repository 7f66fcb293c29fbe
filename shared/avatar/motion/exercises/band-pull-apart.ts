import { FIST } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const APART: PoseDelta = {
  arms: { flex: 104, out: 97, twist: -84, elbow: 5, forearm: 8 },
  spine: { flex: -4 },
  head: { pitch: -2 },
};

/** Palms down: the band leaves each fist on the thumb's side. */
export const bandPullApart: Motion = {
  base: 'stand',
  secs: 3,
  view: 26,
  props: [{ kind: 'band' }],
  pose: { arms: { flex: 82, out: 5, elbow: 8, forearm: -80, ...FIST } },
  keys: [
    [0, {}],
    [0.2, {}],
    [1.2, APART],
    [1.5, APART],
    [2.7, {}],
  ],
};
