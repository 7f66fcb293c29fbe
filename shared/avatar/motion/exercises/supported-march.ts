import { CHAIR_AT_RIGHT, HOLDING_CHAIR } from '../fragments';
import type { Motion } from '../motion';

export const supportedMarch: Motion = {
  base: 'stand',
  secs: 1.75,
  poster: 0,
  repeat: 2,
  view: [46, 6],
  props: CHAIR_AT_RIGHT,
  pose: {
    body: { balance: 0 },
    pelvis: { y: 0.918 },
    feet: { out: 0.08, yaw: 4 },
    handR: HOLDING_CHAIR,
    armL: { flex: 6, out: 10, elbow: 40, curl: 46 },
  },
  keys: [
    [
      0,
      {
        pelvis: { x: -0.04, y: 0.922, roll: -1 },
        footL: { y: 0.24, z: 0.22, lift: 10 },
        armL: { flex: -24, elbow: 34 },
      },
    ],
    [0.36, { pelvis: { x: -0.02, y: 0.914 }, footL: { z: 0.01, y: 0.01, lift: 12 } }],
    [0.54, { pelvis: { x: 0.025, y: 0.914 }, footR: { z: 0, y: 0.02, lift: 20 } }],
    [
      0.875,
      {
        pelvis: { x: 0.04, y: 0.922, roll: 1 },
        footR: { y: 0.24, z: 0.22, lift: 10 },
        armL: { flex: 40, elbow: 58 },
      },
    ],
    [1.235, { pelvis: { x: 0.02, y: 0.914 }, footR: { z: 0.01, y: 0.01, lift: 12 } }],
    [1.415, { pelvis: { x: -0.025, y: 0.914 }, footL: { z: 0, y: 0.02, lift: 20 } }],
  ],
};
