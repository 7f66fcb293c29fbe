import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const HYDRANT: PoseDelta = { legL: { out: 70, ankle: -40 } };

export const fireHydrant: Motion = {
  base: 'all-fours',
  secs: 2,
  repeat: 2,
  view: [28, 13],
  pose: { pinL: { knee: 0 } },
  keys: [
    [0, { legL: { flex: 6, out: 2, knee: 100, ankle: -66 } }],
    [0.85, HYDRANT],
    [1.1, HYDRANT],
  ],
};
