import { AT_CHEST } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const GOBLET: PoseDelta = { pelvis: { y: 0.47, pitch: 26 }, spine: { flex: 4 } };

export const gobletSquat: Motion = {
  base: 'stand',
  secs: 4,
  effort: [0.38, 0.75],
  view: 48,
  props: [{ kind: 'goblet' }],
  pose: {
    feet: { out: 0.17, yaw: 22 },
    legs: { turn: 16 },
    hands: { ...AT_CHEST, out: 0.045 },
    arms: { curl: 50, forearm: 20 },
  },
  keys: [
    [0, {}],
    [1.5, GOBLET],
    [1.9, GOBLET],
    [3.3, {}],
  ],
};
