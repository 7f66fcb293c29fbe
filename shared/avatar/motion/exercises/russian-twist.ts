import type { Motion } from '../motion';
import { FRAME } from '../pose';

export const russianTwist: Motion = {
  base: 'sit-bent',
  secs: 1.25,
  effort: [0.95, 0.08],
  poster: 0,
  mirror: true,
  repeat: 2,
  view: [28, 12],
  lag: { head: 0.06 },
  pose: {
    pelvis: { pitch: -34 },
    spine: { flex: 10 },
    feet: { z: 0.46, lift: -18 },
    hands: { out: 0.04, y: -0.08, z: 0.28, frame: FRAME.chest, pin: 1 },
    arms: { curl: 62, forearm: 20 },
  },
  keys: [[0, { spine: { twist: 44 }, head: { yaw: -6, pitch: 4 } }]],
};
