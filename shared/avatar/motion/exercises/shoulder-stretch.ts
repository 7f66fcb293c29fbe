import type { Motion } from '../motion';
import { FRAME } from '../pose';

/** The right arm goes across the chest; the left one hooks it above the elbow and draws it in. */
export const shoulderStretch: Motion = {
  base: 'stand',
  secs: 5,
  breaths: 1,
  view: [14, 6],
  pose: {
    body: { breath: 1 },
    armR: { flex: 86, out: -62, elbow: 6, forearm: -20, curl: 8 },
    handL: { out: 0.11, y: 0.03, z: 0.17, frame: FRAME.chest, pin: 1 },
    armL: { curl: 50 },
    head: { yaw: -8 },
  },
  keys: [
    [0, {}],
    [2.5, { armR: { out: -61.6 } }],
  ],
  entry: {
    secs: 3.5,
    keys: [
      [
        0,
        {
          armR: { flex: 3, out: 9, elbow: 14, forearm: 0, curl: 20 },
          handL: { pin: 0 },
          armL: { curl: 20 },
          head: { yaw: 0 },
        },
      ],
      [
        1.1,
        {
          armR: { flex: 84, out: -36, elbow: 6 },
          handL: { z: 0.26, pin: 0 },
          armL: { flex: 30, out: 12, elbow: 50, curl: 20 },
          head: { yaw: 0 },
        },
      ],
      [2.1, { armR: { out: -54 }, handL: { z: 0.215 }, head: { yaw: -3 } }],
    ],
  },
};
