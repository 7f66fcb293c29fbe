import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const CAT: PoseDelta = {
  pelvis: { pitch: 56 },
  spine: { flex: 57 },
  legs: { flex: 2.4 },
  head: { pitch: 26, gaze: 0 },
};
const COW: PoseDelta = {
  pelvis: { pitch: 99.4 },
  spine: { flex: -42 },
  legs: { flex: 1 },
  head: { pitch: -24, gaze: 0.2 },
};

export const catCow: Motion = {
  base: 'all-fours',
  secs: 5,
  poster: 0.05,
  view: [76, 9],
  lag: { head: 0.2 },
  pose: { hands: { z: 0.3 }, legs: { ankle: -74 } },
  keys: [
    [0, CAT],
    [0.4, CAT],
    [2.5, COW],
    [2.9, COW],
  ],
};
