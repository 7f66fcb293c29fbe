import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const AIRBORNE: PoseDelta = { feet: { out: 0.21, y: 0.085, z: -0.755, lift: 52 }, spine: { flex: -1 } };
const WIDE: PoseDelta = { feet: { out: 0.34, z: -0.725, lift: 62 } };

/** Hands and trunk stay where they are; the feet jump apart and together. */
export const plankJack: Motion = {
  base: 'plank',
  secs: 1,
  repeat: 4,
  view: [60, 25],
  pose: {
    body: { breath: 0.2 },
    pelvis: { y: 0.414, z: 0.154, pitch: 71.4 },
    head: { pitch: -16, gaze: 0.1 },
    pins: { toe: 0 },
    feet: { out: 0.1, z: -0.775, yaw: 0, lift: 66, pin: 1 },
    legs: { turn: 0 },
  },
  keys: [
    [0, {}],
    [0.08, { pelvis: { y: 0.411 } }],
    [0.22, AIRBORNE],
    [0.4, WIDE],
    [0.48, { ...WIDE, pelvis: { y: 0.411 } }],
    [0.58, WIDE],
    [0.74, AIRBORNE],
    [0.92, {}],
  ],
};
