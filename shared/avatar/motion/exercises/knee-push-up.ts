import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** Trunk and thighs are one line from the knees, and the shins stay on the mat. */
const leaning = (pitch: number): PoseDelta => ({
  pelvis: { pitch },
  legs: { flex: -pitch, knee: 90 - pitch },
});

export const kneePushUp: Motion = {
  base: 'knee-plank',
  secs: 4,
  effort: [0.45, 0.85],
  keys: [
    [0, leaning(56)],
    [1.6, leaning(76)],
    [1.85, leaning(76)],
    [3.1, leaning(56)],
  ],
};
