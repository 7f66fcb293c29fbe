import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** Tail tucked, back round to the ceiling, head hanging. */
const CAT: PoseDelta = {
  pelvis: { pitch: 50 },
  spine: { flex: 70 },
  head: { pitch: 32, gaze: 0 },
};
/** Tail and chest up, belly sunk, eyes ahead. */
const COW: PoseDelta = {
  pelvis: { pitch: 105.6 },
  spine: { flex: -58 },
  head: { pitch: -48, gaze: 0 },
};
const LEVEL: PoseDelta = { pelvis: { pitch: 78 }, spine: { flex: 4 }, head: { pitch: -4, gaze: 0 } };

export const catCow: Motion = {
  base: 'all-fours',
  secs: 6,
  poster: 0.52,
  view: [82, 7],
  lag: { head: 0.2 },
  pose: { hands: { z: 0.27 }, legs: { ankle: -74 } },
  keys: [
    [0, CAT],
    [0.5, CAT],
    [1.7, LEVEL],
    [3, COW],
    [3.5, COW],
    [4.7, LEVEL],
  ],
};
