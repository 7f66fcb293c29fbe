import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const ON_FLOOR: PoseDelta = { hands: { pin: 1 }, arms: { flex: 124, elbow: 8 } };
/** Flat feet outside the hands, heels down. */
const CROUCHED: PoseDelta = {
  ...ON_FLOOR,
  pelvis: { y: 0.495, z: -0.155, pitch: 57 },
  spine: { flex: 53 },
  head: { pitch: -6, gaze: 0.4 },
  legs: { turn: 50 },
};
const flying = (
  z: number,
  y: number,
  lift: number,
  pelvis: PoseDelta['pelvis'],
  flex: number,
): PoseDelta => ({
  ...ON_FLOOR,
  pelvis,
  spine: { flex },
  head: { pitch: -8, gaze: 0.35 },
  feet: { z, y, lift, out: 0.22, yaw: 8 },
  legs: { turn: 40 },
});
const FEET_FLYING = flying(-0.6, 0.13, 80, { y: 0.498, z: -0.14, pitch: 73.5 }, 20);
const FEET_NEAR = flying(-1.03, 0.09, 58, { y: 0.42, z: -0.125, pitch: 74 }, 5);
const ON_HANDS: PoseDelta = {
  ...ON_FLOOR,
  pelvis: { y: 0.413, z: -0.121, pitch: 71.4 },
  head: { pitch: -8, gaze: 0.25 },
  feet: { z: -1.05, lift: 66, out: 0.2, yaw: 6 },
};
/** Arms overhead in a V, so that the jump needs no more room above it than it has to. */
const REACHING: PoseDelta['arms'] = { flex: 0, out: 128, twist: 70, elbow: 10, curl: 8 };

export const burpee: Motion = {
  base: 'stand',
  secs: 4,
  effort: [0.5, 0.65],
  poster: 0.655,
  view: [62, 5],
  lag: { head: 0.03 },
  props: [{ kind: 'mat', z: -0.32 }],
  pose: {
    body: { balance: 0 },
    pelvis: { z: 0.03 },
    feet: { out: 0.22, yaw: 22 },
    legs: { turn: 16 },
    hands: { out: 0.15, z: 0.28, yaw: 4 },
  },
  keys: [
    [0, {}],
    [0.55, CROUCHED],
    [0.8, FEET_FLYING],
    [0.9, FEET_NEAR],
    [1, ON_HANDS],
    [1.12, { ...ON_HANDS, pelvis: { y: 0.404, z: -0.121, pitch: 71.4 }, spine: { flex: -2 } }],
    [1.34, ON_HANDS],
    [1.44, FEET_NEAR],
    [1.6, FEET_FLYING],
    [1.8, CROUCHED],
    [
      2.1,
      { pelvis: { y: 0.6, z: -0.1, pitch: 46 }, arms: { flex: 60, out: 30, elbow: 14 }, head: { pitch: -6 } },
    ],
    [
      2.43,
      {
        pelvis: { y: 0.965 },
        feet: { lift: 40 },
        arms: { ...REACHING, out: 112 },
        spine: { flex: -6 },
      },
    ],
    [
      2.6,
      {
        pelvis: { y: 1.02 },
        spine: { flex: -6 },
        head: { pitch: -8 },
        feet: { out: 0.2, y: 0.085, lift: 34 },
        arms: REACHING,
      },
    ],
    [2.79, { pelvis: { y: 0.93, pitch: 6 }, feet: { lift: 30 }, arms: { ...REACHING, out: 96 } }],
    [
      3.06,
      {
        pelvis: { y: 0.76, pitch: 28, z: -0.05 },
        spine: { flex: 6 },
        arms: { flex: 30, out: 34, elbow: 34 },
      },
    ],
    [
      3.3,
      {
        pelvis: { y: 0.84, pitch: 14, z: -0.01 },
        spine: { flex: 3 },
        arms: { flex: -8, out: 12, elbow: 20 },
      },
    ],
    [3.65, {}],
  ],
};
