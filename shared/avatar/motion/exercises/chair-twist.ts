import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const TURNED: PoseDelta = { spine: { twist: 32, flex: -2 }, head: { yaw: 10 } };

export const chairTwist: Motion = {
  base: 'chair',
  secs: 1.5,
  poster: 0.25,
  mirror: true,
  view: [6, 9],
  pose: {
    hands: { out: 0.045, y: -0.03, z: 0.22, frame: FRAME.chest, pin: 1 },
    arms: { curl: 62, forearm: 20 },
  },
  keys: [
    [0, {}],
    [0.675, TURNED],
    [0.9, TURNED],
  ],
};
