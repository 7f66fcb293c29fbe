import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

/** The left hand leaves the floor, and touches the right shoulder. */
const LIFTED: PoseDelta = {
  handL: { pin: 0, y: 0, z: 0.42, out: 0.1 },
  armL: { flex: 78, out: -6, elbow: 50, curl: 12 },
};
const ON_SHOULDER = { frame: FRAME.chest, out: -0.1, y: 0.05, z: 0.115 };
const TAP: PoseDelta = {
  handL: { ...ON_SHOULDER, pin: 1 },
  armL: { flex: 58, out: -34, elbow: 118, curl: 12 },
  pelvis: { x: -0.015, roll: -2 },
};

export const shoulderTap: Motion = {
  base: 'plank',
  secs: 1.5,
  poster: 0.17,
  mirror: true,
  view: [48, 13],
  pose: { legs: { out: 8 } },
  keys: [
    [0, {}],
    [0.26, { ...LIFTED, handL: { ...ON_SHOULDER, z: 0.42, pin: 0 } }],
    [0.6, TAP],
    [0.76, TAP],
    [1.1, LIFTED],
    [1.4, {}],
  ],
};
