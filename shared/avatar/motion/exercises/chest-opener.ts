import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

/** The arms straighten and lift the clasped hands a little, and the breastbone rises. */
const OPEN: PoseDelta = {
  spine: { flex: -5 },
  head: { pitch: -5 },
  hands: { y: 0.015, z: -0.3 },
};

export const chestOpener: Motion = {
  base: 'stand',
  secs: 5,
  view: [80, 6],
  pose: {
    hands: { out: 0.03, y: 0, z: -0.185, frame: FRAME.pelvis, pin: 1 },
    arms: { curl: 60 },
  },
  keys: [
    [0, {}],
    [1.8, OPEN],
    [3.4, OPEN],
  ],
};
