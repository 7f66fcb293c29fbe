import { SIT } from '../fragments';
import type { Motion } from '../motion';

export const squat: Motion = {
  base: 'stand',
  secs: 4,
  effort: [0.38, 0.75],
  view: 52,
  pose: { feet: { out: 0.15, yaw: 18 }, legs: { turn: 14 } },
  keys: [
    [0, {}],
    [1.5, SIT],
    [1.9, SIT],
    [3.3, {}],
    [3.8, {}],
  ],
};
