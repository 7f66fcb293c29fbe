import { FIST, HAND_ON_HIP, HANG } from '../fragments';
import type { PoseDelta } from '../pose';

/** Shifts weight and hip to one side: 1 is fully left, −1 right. Meters. */
export const sway = (amount: number, y = 0.865): PoseDelta => ({
  pelvis: { x: 0.085 * amount, y, yaw: 9 * amount, roll: 10 * amount },
  spine: { side: -16 * amount, twist: -12 * amount },
  head: { yaw: 3 * amount, roll: 7 * amount },
});

/** The shoulders turn over still hips while the head faces the viewer. Degrees, + to the left. */
export const turn = (degrees: number): PoseDelta => ({
  pelvis: { yaw: degrees * 0.4 },
  spine: { twist: degrees * 0.6 },
  head: { yaw: degrees * -0.5 },
});

/** Both arms resting on the hips; their frame has to stay the same through the whole move. */
export const HANDS_ON_HIPS: PoseDelta = { arms: HAND_ON_HIP.arm, hands: HAND_ON_HIP.hand };

/** Arm positions, for either side. */
export const ARM = {
  high: { flex: 8, out: 152, twist: 40, elbow: 12, ...HANG },
  diagonal: { flex: 14, out: 128, twist: 30, elbow: 8, ...HANG },
  side: { flex: 4, out: 86, twist: 0, elbow: 12, ...HANG },
  front: { flex: 86, out: 6, twist: 0, elbow: 10, ...HANG },
  low: { flex: 4, out: 24, twist: 0, elbow: 26, ...HANG },
  behind: { flex: -32, out: 20, twist: 0, elbow: 42, ...HANG },
  across: { flex: 56, out: -16, twist: -50, elbow: 62, ...HANG },
  downAcross: { flex: 34, out: -20, twist: -20, elbow: 14, ...HANG },
  goal: { flex: 4, out: 86, twist: 86, elbow: 92, ...HANG },
  hanging: { flex: 4, out: 84, twist: -84, elbow: 84, ...HANG },
  guard: { flex: 38, out: 22, twist: -14, elbow: 118, ...FIST },
  chest: { flex: 34, out: 40, twist: -74, elbow: 122, ...HANG },
  crossed: { flex: 56, out: -6, twist: -72, elbow: 104, ...FIST },
  clap: { flex: 58, out: 1, twist: -36, elbow: 62, forearm: 20, ...HANG },
  cheek: { flex: 46, out: 26, twist: -8, elbow: 138, ...HANG },
} satisfies Record<string, PoseDelta['arms']>;
