import type { Motion } from '../motion';
import { FRAME } from '../pose';

export const shoulderStretch: Motion = {
  base: 'stand',
  secs: 5,
  view: [14, 6],
  pose: {
    armR: { flex: 86, out: -54, elbow: 6, forearm: -20, curl: 8 },
    handL: { out: 0.11, y: 0.03, z: 0.206, frame: FRAME.chest, pin: 1 },
    armL: { curl: 50 },
  },
  keys: [
    [0, {}],
    [2, { armR: { out: -62 }, handL: { z: 0.17 }, head: { yaw: -8 } }],
    [3.4, { armR: { out: -62 }, handL: { z: 0.17 }, head: { yaw: -8 } }],
  ],
};
