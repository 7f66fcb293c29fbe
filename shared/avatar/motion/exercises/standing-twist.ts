import type { Motion } from '../motion';
import { FRAME } from '../pose';

export const standingTwist: Motion = {
  base: 'stand',
  secs: 1,
  poster: 0,
  mirror: true,
  repeat: 2,
  view: 16,
  lag: { head: 0.05, hand: 0.03 },
  pose: {
    pelvis: { y: 0.9 },
    feet: { out: 0.15, yaw: 8 },
    hands: { out: 0.045, y: -0.03, z: 0.22, frame: FRAME.chest, pin: 1 },
    arms: { curl: 62, forearm: 20 },
  },
  keys: [
    [
      0,
      {
        pelvis: { x: 0.03, y: 0.895, yaw: 26 },
        spine: { twist: 36, flex: 2 },
        head: { yaw: -8 },
        footR: { out: 0.2015, z: 0.0045, yaw: -18, lift: 26 },
      },
    ],
    [0.5, { pelvis: { y: 0.905 } }],
  ],
};
