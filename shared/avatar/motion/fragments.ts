import { FRAME, type PoseDelta } from './pose';
import type { Prop } from './props';

/** Closed hand. */
export const FIST = { curl: 78 };
/** Loose, open hand. */
export const HANG = { curl: 10 };
/** One hand resting on the hip of its side. */
export const HAND_ON_HIP = {
  arm: { wrist: 20, forearm: 30, curl: 34 },
  hand: { out: 0.184, y: 0.08, z: 0.035, frame: FRAME.pelvis, pin: 1 },
};
/** Both hands resting on the hips. */
export const ON_HIPS: PoseDelta = { hands: HAND_ON_HIP.hand, arms: HAND_ON_HIP.arm };
/** Both hands in front of the breastbone. */
export const AT_CHEST = { out: 0.035, y: -0.03, z: 0.2, frame: FRAME.chest, pin: 1 };
/** Palms together in front of the breastbone. */
export const PALMS: PoseDelta = { hands: AT_CHEST, arms: { wrist: -40, curl: 8 } };
/** Fingertips at the temples. */
export const AT_TEMPLES: PoseDelta = {
  hands: { out: 0.15, y: -0.07, z: 0.03, swivel: -10, frame: FRAME.head, pin: 1 },
  arms: { curl: 14 },
};

/** The bottom of a squat, arms stretched out in front. */
export const SIT: PoseDelta = {
  pelvis: { y: 0.47, pitch: 36 },
  spine: { flex: 6 },
  arms: { flex: 128, out: 0, elbow: 6, forearm: 20, curl: 8 },
  head: { pitch: -4 },
};
/** Hips lifted while lying on the back. */
export const BRIDGE: PoseDelta = { pelvis: { pitch: -114 }, head: { pitch: 34 } };
/** Sitting on a chair, both hands resting on the thighs. */
export const ON_THIGHS: PoseDelta = {
  hands: { out: 0.115, y: 0.575, z: 0.16, yaw: -14, swivel: 10, pin: 1 },
  arms: { curl: 14 },
};
/** A chair on the right to hold on to, with that hand on its back. */
export const CHAIR_AT_RIGHT: Prop[] = [{ kind: 'chair', x: -0.58, z: 0.08, turn: -90 }];
export const HOLDING_CHAIR = { out: 0.365, y: 0.905, z: 0.08, yaw: 10, pitch: -14, pin: 1 };
