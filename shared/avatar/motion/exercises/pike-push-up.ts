import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** Head in front of the hands, elbows close; the hips ride on straight legs. */
const LOW: PoseDelta = { pelvis: { y: 0.725, z: 0.245, pitch: 140 }, feet: { lift: 34 }, head: { pitch: 2 } };
const HALFWAY: PoseDelta = { pelvis: { y: 0.79, z: 0.12, pitch: 137 }, feet: { lift: 23 } };

export const pikePushUp: Motion = {
  base: 'pike',
  secs: 4,
  effort: [0.42, 0.8],
  poster: 0.45,
  view: [72, 9],
  pose: {
    pelvis: { y: 0.824, z: 0.022, pitch: 134 },
    feet: { z: -0.36, lift: 16 },
    hands: { out: 0.19, z: 0.475, swivel: -62 },
    head: { pitch: 8 },
  },
  keys: [
    [0, {}],
    [0.9, HALFWAY],
    [1.7, LOW],
    [2, LOW],
    [2.6, HALFWAY],
    [3.3, {}],
  ],
};
