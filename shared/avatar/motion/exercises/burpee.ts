import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const ON_FLOOR: PoseDelta = { hands: { pin: 1 }, arms: { flex: 124, elbow: 8 } };
const CROUCHED: PoseDelta = {
  ...ON_FLOOR,
  pelvis: { y: 0.515, z: -0.125, pitch: 61 },
  spine: { flex: 49 },
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
  feet: { z, y, lift, out: 0.2, yaw: 6 },
});
const FEET_FLYING = flying(-0.5, 0.13, 80, { y: 0.485, z: -0.08, pitch: 73.5 }, 15);
const FEET_NEAR = flying(-0.96, 0.09, 58, { y: 0.398, z: -0.057, pitch: 73.5 }, 2);
const ON_HANDS: PoseDelta = {
  ...ON_FLOOR,
  pelvis: { y: 0.413, z: -0.041, pitch: 71.4 },
  head: { pitch: -8, gaze: 0.25 },
  feet: { z: -0.97, lift: 66, out: 0.2, yaw: 6 },
};

export const burpee: Motion = {
  base: 'stand',
  secs: 4,
  poster: 0.655,
  view: [58, 9],
  lag: { head: 0.03 },
  props: [{ kind: 'mat', z: -0.24 }],
  pose: {
    body: { balance: 0 },
    pelvis: { z: 0.03 },
    feet: { out: 0.21, yaw: 22 },
    legs: { turn: 16 },
    hands: { out: 0.16, z: 0.36, yaw: 4 },
  },
  keys: [
    [0, {}],
    [0.55, CROUCHED],
    [0.8, FEET_FLYING],
    [0.9, FEET_NEAR],
    [1, ON_HANDS],
    [1.12, { ...ON_HANDS, pelvis: { y: 0.404, z: -0.041, pitch: 71.4 }, spine: { flex: -2 } }],
    [1.34, ON_HANDS],
    [1.44, FEET_NEAR],
    [1.58, FEET_FLYING],
    [1.8, CROUCHED],
    [
      2.1,
      { pelvis: { y: 0.6, z: -0.1, pitch: 46 }, arms: { flex: 92, out: 12, elbow: 14 }, head: { pitch: -6 } },
    ],
    [
      2.38,
      {
        pelvis: { y: 0.965 },
        feet: { lift: 40 },
        arms: { flex: 112, out: 18, elbow: 24 },
        spine: { flex: -6 },
      },
    ],
    [
      2.6,
      {
        pelvis: { y: 1.04 },
        spine: { flex: -6 },
        head: { pitch: -8 },
        feet: { out: 0.19, y: 0.11, lift: 34 },
        arms: { flex: 138, out: 24, twist: 10, elbow: 34, curl: 8 },
      },
    ],
    [
      2.84,
      {
        pelvis: { y: 0.93, pitch: 6 },
        feet: { lift: 30 },
        arms: { flex: 112, out: 26, elbow: 20 },
      },
    ],
    [
      3.06,
      {
        pelvis: { y: 0.76, pitch: 28, z: -0.05 },
        spine: { flex: 6 },
        arms: { flex: 40, out: 20, elbow: 34 },
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
