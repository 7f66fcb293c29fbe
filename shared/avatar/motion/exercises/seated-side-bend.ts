import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const SEATED: PoseDelta = {
  spine: { side: 0 },
  head: { roll: 0 },
  armR: { flex: 4, out: 14, elbow: 14 },
};
const TALL: PoseDelta = {
  ...SEATED,
  spine: { side: -2, flex: -2 },
  head: { roll: 0, pitch: -3 },
  armL: { out: 166, elbow: 10 },
};

/** The left arm goes up, then over to the right, while the right hand slides down the chair. */
export const seatedSideBend: Motion = {
  base: 'chair',
  secs: 6,
  breaths: 1,
  view: [12, 8],
  pose: {
    body: { breath: 1.2 },
    spine: { side: 33 },
    head: { roll: 6 },
    armL: { flex: 6, out: 164, twist: 60, elbow: 16, curl: 8 },
    armR: { flex: 2, out: 38, elbow: 10 },
  },
  keys: [
    [0, {}],
    [3, { spine: { side: 32.8 }, armL: { out: 163 }, armR: { out: 37 } }],
  ],
  entry: {
    secs: 4,
    keys: [
      [0, { ...SEATED, armL: { flex: 4, out: 14, twist: 0, elbow: 14, curl: 20 } }],
      [0.7, { ...SEATED, armL: { flex: 5, out: 86, twist: 30, elbow: 24 } }],
      [1.4, TALL],
      [1.8, TALL],
    ],
  },
};
