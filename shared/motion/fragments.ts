import { FRAME } from './pose';

/** Closed hand. */
export const FIST = { curl: 78 };
/** Loose, open hand. */
export const HANG = { curl: 10 };
/** One hand resting on the hip of its side. */
export const HAND_ON_HIP = {
  arm: { wrist: 20, forearm: 30, curl: 50 },
  hand: { out: 0.165, y: 0.085, z: 0.03, frame: FRAME.pelvis, pin: 1 },
};
