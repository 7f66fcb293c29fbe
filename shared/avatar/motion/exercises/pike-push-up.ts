import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** The head goes down to a point in front of the hands, elbows close, hips high. */
const PIKE_LOW: PoseDelta = {
  pelvis: { y: 0.7, z: 0.17, pitch: 133 },
  feet: { lift: 34 },
  head: { pitch: 4 },
};

export const pikePushUp: Motion = {
  base: 'pike',
  secs: 4,
  view: [64, 12],
  pose: {
    pelvis: { y: 0.83, z: 0, pitch: 138 },
    feet: { z: -0.36, lift: 16 },
    hands: { out: 0.19, z: 0.475, swivel: -62 },
    head: { pitch: 8 },
  },
  keys: [
    [0, {}],
    [1.6, PIKE_LOW],
    [1.9, PIKE_LOW],
    [3.2, {}],
  ],
};
