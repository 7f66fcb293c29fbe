import { CHAIR_AT_RIGHT, HOLDING_CHAIR } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** The left foot in front of the right one, heel to toe. */
const IN_LINE: PoseDelta = {
  pelvis: { x: -0.05, z: 0.11, y: 0.9 },
  footL: { out: -0.06, z: 0.255, yaw: 0 },
};

export const tandemStand: Motion = {
  base: 'stand',
  secs: 4,
  poster: 0.45,
  glance: false,
  view: [38, 7],
  props: CHAIR_AT_RIGHT,
  pose: {
    body: { balance: 0 },
    pelvis: { x: -0.03, y: 0.912 },
    footL: { out: 0.08, yaw: 4 },
    footR: { out: 0.06, yaw: 0 },
    handR: HOLDING_CHAIR,
    armL: { flex: 6, out: 22, elbow: 16 },
  },
  keys: [
    [0, {}],
    [0.4, { pelvis: { x: -0.06, y: 0.91 }, footL: { out: 0.08, lift: 18, yaw: 4 } }],
    [
      0.75,
      { pelvis: { x: -0.065, z: 0.05, y: 0.905 }, footL: { out: 0.02, y: 0.05, z: 0.15, lift: 4, yaw: 0 } },
    ],
    [1.1, IN_LINE],
    [2.7, { ...IN_LINE, pelvis: { x: -0.054, z: 0.112, y: 0.9 } }],
    [
      3.05,
      { pelvis: { x: -0.065, z: 0.05, y: 0.905 }, footL: { out: 0.02, y: 0.05, z: 0.15, lift: 8, yaw: 0 } },
    ],
    [3.4, { pelvis: { x: -0.05, y: 0.91 } }],
  ],
};
