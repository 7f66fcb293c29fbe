import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const LYING: PoseDelta = {
  pelvis: { y: 0.12, pitch: 90 },
  spine: { flex: -4 },
  legs: { flex: 5 },
  head: { pitch: 0, gaze: 0.3 },
};

/** The back lifts the chest, the hands help; up there the chest rises with every breath in. */
export const cobra: Motion = {
  base: 'prone',
  secs: 5,
  breaths: 1,
  view: [70, 9],
  props: [{ kind: 'mat', z: -0.28 }],
  pose: {
    body: { breath: 1 },
    hands: { out: 0.21, z: 0.25, pin: 1 },
    pelvis: { y: 0.128, pitch: 77 },
    spine: { flex: -53.5 },
    legs: { flex: -8 },
    head: { pitch: -4, gaze: 0.7 },
  },
  keys: [
    [0, {}],
    [2.5, { spine: { flex: -54.5 } }],
  ],
  entry: {
    secs: 3.5,
    keys: [
      [0, LYING],
      [0.5, LYING],
      [1.2, { ...LYING, spine: { flex: -14 }, head: { pitch: -2, gaze: 0.5 } }],
    ],
  },
};
