import { ON_HIPS } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const HINGE: PoseDelta = {
  pelvis: { y: 0.885, pitch: 66 },
  spine: { flex: -2 },
  head: { gaze: 0.3 },
};

export const hipHinge: Motion = {
  base: 'stand',
  secs: 4,
  effort: [0.5, 0.8],
  view: [74, 7],
  pose: { feet: { out: 0.11, yaw: 5 }, ...ON_HIPS },
  keys: [
    [0, {}],
    [1.6, HINGE],
    [2, HINGE],
    [3.2, {}],
  ],
};
