import { HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const CAT: PoseDelta = {
  pelvis: { pitch: 56 },
  spine: { flex: 57 },
  legs: { flex: 2.4 },
  head: { pitch: 26, gaze: 0 },
};
const COW: PoseDelta = {
  pelvis: { pitch: 99.4 },
  spine: { flex: -42 },
  legs: { flex: 1 },
  head: { pitch: -24, gaze: 0.2 },
};
const RAISED: PoseDelta = {
  pelvis: { y: 0.128, pitch: 77 },
  spine: { flex: -54 },
  legs: { flex: -8 },
  head: { pitch: -4, gaze: 0.7 },
};
const SHIFTED: PoseDelta = { legR: { flex: -28, knee: 63 }, pelvis: { pitch: -5 }, head: { pitch: -3 } };
const FOLDED: PoseDelta = {
  pelvis: { z: -0.32, pitch: 46 },
  spine: { flex: 22 },
  hands: { out: 0.1, y: 0.12, z: 0.4 },
  head: { pitch: 4, gaze: 0.3 },
};
const TURNED: PoseDelta = { spine: { flex: -4, twist: 44 }, head: { yaw: 38, pitch: -2 } };

export const flexibilityMotions = {
  'cat-cow': {
    base: 'all-fours',
    secs: 5,
    poster: 0.05,
    view: [76, 9],
    lag: { head: 0.2 },
    pose: { hands: { z: 0.22 }, legs: { ankle: -74 } },
    keys: [
      [0, CAT],
      [0.4, CAT],
      [2.5, COW],
      [2.9, COW],
    ],
  },
  'childs-pose': {
    base: 'child',
    secs: 6,
    pose: {
      body: { breath: 2 },
      pelvis: { pitch: 74 },
      spine: { flex: 34 },
      head: { pitch: 4 },
      legs: { flex: 70, out: 18, knee: 160 },
    },
    keys: [
      [0, { pelvis: { pitch: 72 }, legs: { flex: 66, knee: 156 }, hands: { z: 0.6 } }],
      [2.2, { hands: { z: 0.64 } }],
      [4.4, { hands: { z: 0.64 } }],
    ],
  },
  'downward-dog': {
    base: 'pike',
    secs: 6,
    pose: { body: { breath: 1.2 }, head: { pitch: 4 } },
    keys: [
      [0, { pelvis: { y: 0.72, z: -0.04, pitch: 138 }, feet: { lift: 24 } }],
      [2.4, { pelvis: { y: 0.74, z: -0.02, pitch: 139 }, spine: { flex: 1 }, feet: { lift: 2 } }],
      [4.2, { pelvis: { y: 0.74, z: -0.02, pitch: 139 }, spine: { flex: 1 }, feet: { lift: 2 } }],
    ],
  },
  cobra: {
    base: 'prone',
    secs: 6,
    view: [70, 9],
    props: [{ kind: 'mat', z: -0.28 }],
    pose: { hands: { out: 0.21, z: 0.25, pin: 1 }, legs: { flex: 5 } },
    keys: [
      [0, { spine: { flex: -4 } }],
      [2, RAISED],
      [4.2, { ...RAISED, spine: { flex: -55 } }],
      [5.8, { spine: { flex: -4 } }],
    ],
  },
  'hip-flexor-stretch': {
    base: 'half-kneel',
    secs: 5,
    pose: { hands: HAND_ON_HIP.hand, arms: HAND_ON_HIP.arm, legR: { ankle: -68 } },
    keys: [
      [0, {}],
      [2, SHIFTED],
      [3.4, SHIFTED],
    ],
  },
  'seated-forward-fold': {
    base: 'sit-straight',
    secs: 6,
    props: [{ kind: 'mat', z: 0.04 }],
    pose: { hands: { out: 0.12, y: 0.18, z: 0.02, flat: 0, swivel: -20, pin: 1 }, arms: { wrist: -10 } },
    keys: [
      [0, { pelvis: { pitch: -2 }, spine: { flex: -3 }, head: { pitch: -4 } }],
      [2.4, FOLDED],
      [4.2, { ...FOLDED, pelvis: { z: -0.32, pitch: 48 } }],
      [5.7, {}],
    ],
  },
  'butterfly-stretch': {
    base: 'butterfly',
    secs: 5,
    view: [24, 13],
    pose: { hands: { out: 0.08, y: 0.1, z: 0.15, flat: 0, pin: 1 }, arms: { curl: 46 } },
    keys: [
      [0, { spine: { flex: -2 } }],
      [2.2, { pelvis: { pitch: 24 }, spine: { flex: 6 }, head: { pitch: 4, gaze: 0.6 } }],
      [3.6, { pelvis: { pitch: 25 }, spine: { flex: 6 }, head: { pitch: 4, gaze: 0.6 } }],
    ],
  },
  // the left foot stands outside the right knee, the right arm holds the left knee
  'seated-twist': {
    base: 'sit-straight',
    secs: 6,
    poster: 0.6,
    view: [42, 12],
    props: [{ kind: 'mat', z: 0.04 }],
    pose: {
      footL: { pin: 0 },
      legL: { flex: 145, out: -19, turn: 25, knee: 105, ankle: -36 },
      handR: { out: -0.04, y: 0.32, z: -0.06, flat: 0, pin: 1 },
      handL: { out: 0.18, y: 0.13, z: -0.6, flat: 0, pin: 1 },
      arms: { curl: 16 },
    },
    keys: [
      [0, { spine: { flex: 2, twist: 16 }, head: { yaw: 8 } }],
      [1, { spine: { flex: -5, twist: 16 }, head: { yaw: 8, pitch: -4 } }],
      [2.8, TURNED],
      [4.6, TURNED],
    ],
  },
} satisfies Record<string, Motion>;
