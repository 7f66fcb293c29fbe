import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const OPEN: PoseDelta = {
  spine: { flex: -5 },
  head: { pitch: -5 },
  hands: { y: 0.08, z: -0.32 },
};

export const chestOpener: Motion = {
  base: 'stand',
  secs: 5,
  view: [112, 7],
  pose: {
    hands: { out: 0.03, y: 0.0, z: -0.19, frame: FRAME.pelvis, pin: 1 },
    arms: { curl: 60 },
  },
  keys: [
    [0, {}],
    [1.8, OPEN],
    [3.4, OPEN],
  ],
};
