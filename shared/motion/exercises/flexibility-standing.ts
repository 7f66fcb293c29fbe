import { HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const HINGED: PoseDelta = {
  pelvis: { y: 0.8, pitch: 54 },
  spine: { flex: 4 },
  head: { gaze: 0.35 },
};
/** Left arm overhead, leaning to the right. */
const OVER: PoseDelta = {
  pelvis: { x: 0.03, roll: 4 },
  spine: { side: 30 },
  head: { roll: 6 },
  armL: { flex: 6, out: 164, twist: 60, elbow: 16, curl: 8 },
  handL: { pin: 0 },
};
const OPEN: PoseDelta = {
  spine: { flex: -5 },
  head: { pitch: -5 },
  hands: { y: 0.08, z: -0.32 },
};

export const flexibilityStandingMotions = {
  'hamstring-stretch': {
    base: 'stand',
    secs: 6,
    view: [72, 7],
    pose: {
      footL: { out: 0.1, z: 0.4, lift: -30, yaw: 2 },
      footR: { out: 0.1, yaw: 6 },
      pelvis: { y: 0.885, pitch: 10 },
      hands: HAND_ON_HIP.hand,
      arms: HAND_ON_HIP.arm,
    },
    keys: [
      [0, {}],
      [2, HINGED],
      [4.4, HINGED],
    ],
  },
  'quad-stretch': {
    base: 'stand',
    secs: 5,
    view: [76, 6],
    pose: {
      pelvis: { z: -0.02 },
      footL: { pin: 0, y: 0.5 },
      legL: { flex: -6, out: 1, turn: 0, knee: 150, ankle: -44 },
      handL: { out: 0.0, y: 0.05, z: 0.09, frame: FRAME.ankle, pin: 1 },
      armL: { curl: 60 },
      handR: HAND_ON_HIP.hand,
      armR: HAND_ON_HIP.arm,
    },
    keys: [
      [0, {}],
      [2, { pelvis: { z: -0.02, pitch: -4 }, legL: { flex: -10, knee: 156 } }],
      [3.4, { pelvis: { z: -0.02, pitch: -4 }, legL: { flex: -10, knee: 156 } }],
    ],
  },
  'shoulder-stretch': {
    base: 'stand',
    secs: 5,
    view: [14, 6],
    pose: {
      armR: { flex: 86, out: -54, elbow: 6, forearm: -20, curl: 8 },
      handL: { out: 0.11, y: 0.03, z: 0.2, frame: FRAME.chest, pin: 1 },
      armL: { curl: 50 },
    },
    keys: [
      [0, {}],
      [2, { armR: { out: -62 }, handL: { z: 0.17 }, head: { yaw: -8 } }],
      [3.4, { armR: { out: -62 }, handL: { z: 0.17 }, head: { yaw: -8 } }],
    ],
  },
  'triceps-stretch': {
    base: 'stand',
    secs: 5,
    view: [22, 6],
    pose: {
      armL: { flex: 182, out: -2, twist: -34, elbow: 147, curl: 12 },
      handR: { out: -0.04, y: 0.42, z: -0.05, frame: FRAME.chest, swivel: -90, pin: 1 },
      armR: { curl: 50 },
    },
    keys: [
      [0, {}],
      [2, { armL: { flex: 186, out: -10 }, handR: { out: -0.02 }, spine: { side: 4 } }],
      [3.4, { armL: { flex: 186, out: -10 }, handR: { out: -0.02 }, spine: { side: 4 } }],
    ],
  },
  'side-bend': {
    base: 'stand',
    secs: 3,
    poster: 0.3,
    mirror: true,
    view: [8, 6],
    pose: { feet: { out: 0.13 }, hands: HAND_ON_HIP.hand, arms: HAND_ON_HIP.arm },
    keys: [
      [0, {}],
      [0.7, { ...OVER, pelvis: {}, spine: { side: -2, flex: -2 }, head: {} }],
      [1.4, OVER],
      [2.2, OVER],
      [2.6, { ...OVER, pelvis: {}, spine: {}, head: {} }],
    ],
  },
  'chest-opener': {
    base: 'stand',
    secs: 5,
    view: [112, 7],
    pose: {
      hands: { out: 0.03, y: 0.0, z: -0.19, frame: FRAME.pelvis, pin: 1 },
      arms: { curl: 60 },
    },
    keys: [
      [0, {}],
      [1.8, OPEN],
      [3.4, OPEN],
    ],
  },
} satisfies Record<string, Motion>;
