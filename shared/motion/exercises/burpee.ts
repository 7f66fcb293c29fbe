import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const CROUCHED: PoseDelta = {
  pelvis: { y: 0.5, z: -0.13, pitch: 61 },
  spine: { flex: 50 },
  head: { pitch: -12 },
  feet: { out: 0.24, yaw: 30 },
  legs: { turn: 50 },
  hands: { pin: 1 },
  arms: { flex: 80 },
};
const FEET_FLYING: PoseDelta = {
  pelvis: { y: 0.49, z: -0.07, pitch: 77 },
  spine: { flex: 10 },
  head: { pitch: -12, gaze: 0.5 },
  feet: { z: -0.45, y: 0.08, lift: 68 },
  hands: { pin: 1 },
  arms: { flex: 80 },
};
const ON_HANDS: PoseDelta = {
  pelvis: { y: 0.397, z: -0.033, pitch: 72.6 },
  head: { pitch: -6, gaze: 0.1 },
  feet: { z: -0.97, lift: 66 },
  hands: { pin: 1 },
  arms: { flex: 80 },
};
const AIRBORNE: PoseDelta = {
  pelvis: { y: 1.06 },
  spine: { flex: -6 },
  head: { pitch: -8 },
  feet: { out: 0.12, y: 0.12, lift: 24 },
  arms: { flex: 128, out: 26, twist: 10, elbow: 44, curl: 8 },
};

export const burpee: Motion = {
  base: 'stand',
  secs: 3.75,
  poster: 0.69,
  view: [64, 9],
  props: [{ kind: 'mat', z: -0.24 }],
  pose: {
    body: { balance: 0 },
    pelvis: { z: 0.03 },
    feet: { out: 0.15, yaw: 10 },
    hands: { out: 0.16, z: 0.36, yaw: 4 },
  },
  keys: [
    [0, {}],
    [0.45, CROUCHED],
    [0.7, FEET_FLYING],
    [0.92, ON_HANDS],
    [1.3, ON_HANDS],
    [1.52, FEET_FLYING],
    [1.75, CROUCHED],
    [2.05, { pelvis: { y: 0.56, z: -0.12, pitch: 48 }, arms: { flex: -20, elbow: 20 }, head: { pitch: -6 } }],
    [
      2.35,
      {
        pelvis: { y: 0.96 },
        feet: { lift: 34 },
        arms: { flex: 120, out: 14, elbow: 24 },
        spine: { flex: -6 },
      },
    ],
    [2.6, AIRBORNE],
    [2.9, { pelvis: { y: 0.85, pitch: 12, z: 0 }, feet: { lift: 6 }, arms: { flex: 80, out: 26 } }],
    [3.1, { pelvis: { y: 0.8, pitch: 20, z: -0.03 }, arms: { flex: 24, out: 14, elbow: 30 } }],
    [3.55, {}],
  ],
};
