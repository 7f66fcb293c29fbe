import { ON_THIGHS } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const LONG: PoseDelta = {
  legL: { flex: 86, knee: 5, ankle: 10 },
  spine: { flex: -3 },
  head: { pitch: 4 },
};

/** The thigh lifts slightly first, so that the foot clears the floor. */
const LIFTED: PoseDelta = { legL: { flex: 91, knee: 80, ankle: 8 } };

export const seatedKneeExtension: Motion = {
  base: 'chair',
  secs: 2,
  effort: [0.15, 0.3],
  poster: 0.2,
  mirror: true,
  view: [64, 8],
  pose: {
    ...ON_THIGHS,
    feet: { pin: 0 },
    legs: { flex: 83.8, out: 3, turn: 2, knee: 83.8, ankle: 0, level: 1 },
  },
  keys: [
    [0, {}],
    [0.25, LIFTED],
    [0.85, LONG],
    [1.05, LONG],
    [1.6, LIFTED],
    [1.85, {}],
  ],
};
