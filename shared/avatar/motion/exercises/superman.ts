import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const FLYING: PoseDelta = {
  spine: { flex: -11 },
  arms: { flex: 174 },
  legs: { flex: -6 },
  head: { pitch: 4, gaze: 0.1 },
};

export const superman: Motion = {
  base: 'prone',
  secs: 4,
  effort: [0.25, 0.65],
  pose: { legs: { flex: 5 }, head: { gaze: 0.1 } },
  keys: [
    [0, {}],
    [1.1, FLYING],
    [2.4, { ...FLYING, spine: { flex: -12 }, legs: { flex: -7 } }],
    [3.5, {}],
  ],
};
