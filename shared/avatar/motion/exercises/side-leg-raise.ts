import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const RAISED: PoseDelta = {
  legL: { out: 34, flex: 2, knee: 3 },
  pelvis: { x: -0.095, roll: 4 },
  spine: { side: -3 },
};

export const sideLegRaise: Motion = {
  base: 'stand',
  secs: 2.5,
  view: [14, 6],
  props: [{ kind: 'chair', x: -0.58, z: 0.08, turn: -90 }],
  pose: {
    body: { balance: 0 },
    pelvis: { x: -0.09, y: 0.92 },
    footL: { pin: 0 },
    footR: { out: 0.1, yaw: 4 },
    legL: { out: 7, flex: 12, turn: 2, knee: 23, ankle: 9 },
    handR: { out: 0.365, y: 0.905, z: 0.08, yaw: 10, pitch: -14, pin: 1 },
    armL: { out: 12 },
  },
  keys: [
    [0, {}],
    [0.917, RAISED],
    [1.167, RAISED],
    [2.25, {}],
  ],
};
