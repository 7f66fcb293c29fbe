import { CHAIR_AT_RIGHT, HAND_ON_HIP, HOLDING_CHAIR } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const LEFT_UP: PoseDelta = {
  pelvis: { x: -0.085, y: 0.922, roll: -2 },
  spine: { side: -2 },
  footL: { out: 0.13, y: 0.24, z: 0.12, lift: 10 },
};
const RIGHT_UP: PoseDelta = {
  pelvis: { x: 0.085, y: 0.922, roll: 2 },
  spine: { side: 2 },
  footR: { out: 0.13, y: 0.24, z: 0.12, lift: 10 },
};

export const singleLegStand: Motion = {
  base: 'stand',
  secs: 5,
  poster: 0.22,
  glance: false,
  view: [24, 6],
  props: CHAIR_AT_RIGHT,
  pose: {
    body: { balance: 0 },
    pelvis: { y: 0.918 },
    feet: { out: 0.09, yaw: 4 },
    handR: HOLDING_CHAIR,
    handL: HAND_ON_HIP.hand,
    armL: HAND_ON_HIP.arm,
  },
  keys: [
    [0, {}],
    [0.45, { pelvis: { x: -0.075 } }],
    [0.9, LEFT_UP],
    [1.75, LEFT_UP],
    [2.15, { pelvis: { x: -0.06 } }],
    [2.5, {}],
    [2.95, { pelvis: { x: 0.075 } }],
    [3.4, RIGHT_UP],
    [4.25, RIGHT_UP],
    [4.65, { pelvis: { x: 0.06 } }],
  ],
};
