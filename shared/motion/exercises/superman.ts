import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const FLYING: PoseDelta = {
  spine: { flex: -19 },
  arms: { flex: 176 },
  legs: { flex: -11 },
  head: { pitch: 6 },
};

export const superman: Motion = {
  base: 'prone',
  secs: 4,
  pose: { legs: { flex: 5 } },
  keys: [
    [0, {}],
    [1.1, FLYING],
    [2.4, { ...FLYING, spine: { flex: -20.5 }, legs: { flex: -12 } }],
    [3.5, {}],
  ],
};
