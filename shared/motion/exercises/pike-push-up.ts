import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const PIKE_LOW: PoseDelta = {
  pelvis: { y: 0.67, z: 0.125, pitch: 133 },
  feet: { lift: 28 },
  head: { pitch: 8 },
};

export const pikePushUp: Motion = {
  base: 'pike',
  secs: 4,
  view: [58, 12],
  keys: [
    [0, {}],
    [1.6, PIKE_LOW],
    [1.9, PIKE_LOW],
    [3.2, {}],
  ],
};
