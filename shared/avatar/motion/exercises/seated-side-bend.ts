import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** Left arm overhead, leaning to the right. */
const OVER: PoseDelta = {
  spine: { side: 33 },
  head: { roll: 6 },
  armL: { flex: 6, out: 164, twist: 60, elbow: 16, curl: 8 },
  armR: { flex: 2, out: 26, elbow: 12 },
};

export const seatedSideBend: Motion = {
  base: 'chair',
  secs: 3,
  view: [12, 8],
  pose: { armR: { flex: 4, out: 16, elbow: 14 }, armL: { flex: 4, out: 16, elbow: 14 } },
  keys: [
    [0, { ...OVER, spine: { side: 12 }, head: { roll: 2 } }],
    [1.05, OVER],
    [1.95, OVER],
  ],
};
