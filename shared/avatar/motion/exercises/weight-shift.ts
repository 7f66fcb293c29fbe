import { ON_HIPS } from '../fragments';
import type { Motion } from '../motion';

export const weightShift: Motion = {
  base: 'stand',
  secs: 1.5,
  poster: 0,
  mirror: true,
  view: [10, 6],
  pose: { body: { balance: 0 }, pelvis: { y: 0.895 }, feet: { out: 0.19, yaw: 10 }, ...ON_HIPS },
  keys: [
    [0, { pelvis: { x: 0.15, y: 0.89, roll: -3 }, spine: { side: 2 }, footR: { lift: 34 } }],
    [0.375, { pelvis: { x: 0.145, y: 0.89, roll: -3 }, spine: { side: 2 }, footR: { lift: 34 } }],
  ],
};
