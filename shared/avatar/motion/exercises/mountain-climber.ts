import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const DRIVE: PoseDelta = {
  pelvis: { y: 0.457, z: 0.125, pitch: 72.3 },
  spine: { flex: 11, side: -1 },
  footL: { z: -0.09, y: 0.12, lift: 78 },
};
/** Halfway, a knee needs room above the floor: slightly out. */
const PASSING_LEG = { footL: { z: -0.4, y: 0.12, lift: 80 }, legL: { turn: 58 } };

export const mountainClimber: Motion = {
  base: 'plank',
  secs: 0.5,
  poster: 0.03,
  mirror: true,
  repeat: 4,
  pose: {
    pelvis: { y: 0.455, z: 0.125, pitch: 73.5 },
    spine: { flex: 8 },
    pins: { toe: 0 },
    feet: { out: 0.1, z: -0.775, yaw: 0, lift: 66, pin: 1 },
    legs: { turn: 0 },
  },
  keys: [
    [0, DRIVE],
    [0.05, DRIVE],
    [0.17, PASSING_LEG],
    [0.28, { footL: { z: -0.7, y: 0.08, lift: 58 }, footR: { z: -0.71, y: 0.085, lift: 58 } }],
    [0.39, { footR: PASSING_LEG.footL, legR: PASSING_LEG.legL }],
  ],
};
