import { FIST, HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const SIT: PoseDelta = {
  pelvis: { y: 0.47, pitch: 36 },
  spine: { flex: 6 },
  arms: { flex: 128, out: 0, elbow: 6, forearm: 20, curl: 8 },
  head: { pitch: -4 },
};
const AT_CHEST = { out: 0.035, y: -0.03, z: 0.2, frame: FRAME.chest, pin: 1 };
/** Palms together before the breastbone. */
const PALMS: PoseDelta = { hands: AT_CHEST, arms: { wrist: -40, curl: 8 } };
const BRIDGE: PoseDelta = { pelvis: { pitch: -114 }, head: { pitch: 34 } };

const SUMO: PoseDelta = {
  pelvis: { y: 0.56, pitch: 20 },
  legs: { turn: 60 },
};
const GOBLET: PoseDelta = { pelvis: { y: 0.47, pitch: 26 }, spine: { flex: 4 } };
const HINGE: PoseDelta = {
  pelvis: { y: 0.885, pitch: 66 },
  spine: { flex: -2 },
  head: { gaze: 0.3 },
};
const DEADLIFT: PoseDelta = {
  pelvis: { y: 0.84, pitch: 76 },
  spine: { flex: -2 },
  head: { gaze: 0.25 },
  arms: { flex: 72 },
};
const ON_HIPS: PoseDelta = { hands: HAND_ON_HIP.hand, arms: HAND_ON_HIP.arm };
const SPLIT_LOW: PoseDelta = { pelvis: { y: 0.53, pitch: 5 }, footR: { z: -0.36, lift: 54 } };
const SIDE: PoseDelta = {
  pelvis: { x: 0.22, y: 0.6, pitch: 42 },
  spine: { flex: 4, side: 2 },
  footL: { out: 0.72 },
};
const CURTSY: PoseDelta = { footL: { out: -0.2, z: -0.46, lift: 50, yaw: 0 } };
const RAISED: PoseDelta = { pelvis: { y: 0.995 }, feet: { lift: 52 } };
const KICK: PoseDelta = { legL: { flex: -86, knee: 84, ankle: 0 } };
const HYDRANT: PoseDelta = { legL: { out: 70, ankle: -40 }, pelvis: { roll: 4 } };
const ONE_LEG: PoseDelta = { ...BRIDGE, legL: { flex: -4 } };

export const lowerMotions = {
  squat: {
    base: 'stand',
    secs: 4,
    view: 52,
    pose: { feet: { out: 0.15, yaw: 18 }, legs: { turn: 14 } },
    keys: [
      [0, {}],
      [1.5, SIT],
      [1.9, SIT],
      [3.3, {}],
      [3.8, {}],
    ],
  },
  'sumo-squat': {
    base: 'wide',
    secs: 4,
    pose: PALMS,
    keys: [
      [0, {}],
      [1.5, SUMO],
      [1.9, SUMO],
      [3.3, {}],
    ],
  },
  'jump-squat': {
    base: 'stand',
    secs: 2,
    poster: 0.54,
    repeat: 2,
    view: [50, 6],
    pose: { feet: { out: 0.15, yaw: 14 }, legs: { turn: 14 } },
    keys: [
      [0, { pelvis: { y: 0.9, pitch: 6 }, arms: { flex: 8 } }],
      [0.62, { pelvis: { y: 0.6, pitch: 36 }, spine: { flex: 6 }, arms: { flex: -34, elbow: 20 } }],
      [0.9, { pelvis: { y: 0.985, pitch: 4 }, feet: { lift: 42 }, arms: { flex: 90, elbow: 30 } }],
      [
        1.08,
        {
          pelvis: { y: 1.09 },
          feet: { y: 0.12, lift: 52 },
          arms: { flex: 106, out: 16, elbow: 42 },
          spine: { flex: -4 },
        },
      ],
      [1.25, { pelvis: { y: 0.96, pitch: 8 }, feet: { lift: 30 }, arms: { flex: 96, out: 14, elbow: 24 } }],
      [1.5, { pelvis: { y: 0.66, pitch: 32 }, spine: { flex: 6 }, arms: { flex: 44, elbow: 40 } }],
    ],
  },
  'pulse-squat': {
    base: 'stand',
    secs: 1,
    repeat: 4,
    view: 52,
    pose: {
      feet: { out: 0.15, yaw: 18 },
      legs: { turn: 14 },
      ...PALMS,
    },
    keys: [
      [0, { pelvis: { y: 0.49, pitch: 36 }, spine: { flex: 5 }, head: { pitch: -3 } }],
      [0.5, { pelvis: { y: 0.59, pitch: 31 }, spine: { flex: 2 } }],
    ],
  },
  'chair-squat': {
    base: 'stand',
    secs: 4.5,
    view: 62,
    props: [{ kind: 'chair', z: -0.34 }],
    pose: { feet: { out: 0.15, yaw: 14 }, legs: { turn: 12 } },
    keys: [
      [0, {}],
      [1.4, { ...SIT, pelvis: { y: 0.62, z: -0.03, pitch: 36 } }],
      [1.8, { ...SIT, pelvis: { y: 0.555, z: -0.08, pitch: 30 } }],
      [2.3, { ...SIT, pelvis: { y: 0.553, z: -0.08, pitch: 28 } }],
      [2.7, { ...SIT, pelvis: { y: 0.59, pitch: 40 } }],
      [3.8, {}],
    ],
  },
  'goblet-squat': {
    base: 'stand',
    secs: 4,
    view: 48,
    props: [{ kind: 'goblet' }],
    pose: {
      feet: { out: 0.17, yaw: 22 },
      legs: { turn: 16 },
      hands: { ...AT_CHEST, out: 0.045 },
      arms: { curl: 50, forearm: 20 },
    },
    keys: [
      [0, {}],
      [1.5, GOBLET],
      [1.9, GOBLET],
      [3.3, {}],
    ],
  },
  'split-squat': {
    base: 'stand',
    secs: 3.5,
    view: 66,
    pose: {
      ...ON_HIPS,
      pelvis: { y: 0.82, pitch: 3 },
      footL: { out: 0.1, z: 0.36, yaw: 3 },
      footR: { out: 0.1, z: -0.36, yaw: 3, lift: 32 },
    },
    keys: [
      [0, {}],
      [1.4, SPLIT_LOW],
      [1.7, SPLIT_LOW],
      [2.9, {}],
    ],
  },
  'forward-lunge': {
    base: 'stand',
    secs: 3,
    poster: 0.235,
    mirror: true,
    view: 62,
    pose: { feet: { out: 0.09, yaw: 4 }, ...ON_HIPS },
    keys: [
      [0, {}],
      [0.5, { pelvis: { y: 0.91 }, footL: { z: 0.34, lift: -4, y: 0.11 } }],
      [0.9, { pelvis: { y: 0.82, pitch: 4 }, footL: { z: 0.7 }, footR: { lift: 22 } }],
      [1.4, { pelvis: { y: 0.53, pitch: 6 }, footL: { z: 0.7 }, footR: { lift: 52 } }],
      [2, { pelvis: { y: 0.84, pitch: 4 }, footL: { z: 0.7 }, footR: { lift: 14 } }],
      [2.4, { pelvis: { y: 0.91 }, footL: { z: 0.32, lift: 4, y: 0.11 } }],
    ],
  },
  'reverse-lunge': {
    base: 'stand',
    secs: 3,
    poster: 0.25,
    mirror: true,
    view: 62,
    pose: { feet: { out: 0.1, yaw: 4 }, ...PALMS },
    keys: [
      [0, {}],
      [0.45, { pelvis: { y: 0.9, z: 0.06, pitch: 6 }, footL: { z: -0.32, y: 0.1, lift: 30 } }],
      [0.9, { pelvis: { y: 0.81, z: 0.05, pitch: 9 }, footL: { z: -0.72, lift: 40 } }],
      [1.4, { pelvis: { y: 0.53, z: 0.03, pitch: 10 }, footL: { z: -0.72, lift: 56 } }],
      [1.6, { pelvis: { y: 0.53, z: 0.03, pitch: 10 }, footL: { z: -0.72, lift: 56 } }],
      [2.1, { pelvis: { y: 0.82, z: 0.06, pitch: 9 }, footL: { z: -0.72, lift: 42 } }],
      [2.5, { pelvis: { y: 0.9, z: 0.05, pitch: 5 }, footL: { z: -0.28, y: 0.1, lift: 26 } }],
    ],
  },
  'side-lunge': {
    base: 'stand',
    secs: 2.5,
    poster: 0.26,
    mirror: true,
    view: [14, 7],
    pose: { feet: { out: 0.075, yaw: 3 }, ...PALMS },
    keys: [
      [0, {}],
      [0.4, { pelvis: { x: 0, y: 0.9, pitch: 8 }, footL: { out: 0.42, y: 0.08 } }],
      [0.7, { pelvis: { x: 0.06, y: 0.84, pitch: 18 }, footL: { out: 0.72 } }],
      [1.2, SIDE],
      [1.4, SIDE],
      [1.85, { pelvis: { x: -0.02, y: 0.84, pitch: 14 }, footL: { out: 0.72, lift: 8 } }],
      [2.15, { pelvis: { y: 0.9, pitch: 6 }, footL: { out: 0.4, y: 0.08 } }],
    ],
  },
  'curtsy-lunge': {
    base: 'stand',
    secs: 3,
    poster: 0.25,
    mirror: true,
    view: [24, 7],
    pose: { feet: { out: 0.11, yaw: 8 }, ...ON_HIPS },
    keys: [
      [0, {}],
      [0.45, { pelvis: { y: 0.9, x: -0.03, pitch: 6 }, footL: { out: 0.02, z: -0.3, y: 0.1, lift: 30 } }],
      [0.9, { ...CURTSY, pelvis: { x: -0.03, y: 0.8, z: 0.04, pitch: 10 } }],
      [1.4, { ...CURTSY, pelvis: { x: -0.03, y: 0.6, z: 0.04, pitch: 16 }, spine: { flex: 2 } }],
      [1.6, { ...CURTSY, pelvis: { x: -0.03, y: 0.6, z: 0.04, pitch: 16 }, spine: { flex: 2 } }],
      [2.1, { ...CURTSY, pelvis: { x: -0.03, y: 0.82, z: 0.04, pitch: 9 } }],
      [2.5, { pelvis: { y: 0.9, x: -0.03, pitch: 5 }, footL: { out: 0.02, z: -0.28, y: 0.1, lift: 26 } }],
    ],
  },
  'glute-bridge': {
    base: 'supine',
    secs: 4,
    pose: { back: { pin: 1, z: -0.62 } },
    keys: [
      [0, {}],
      [1.4, BRIDGE],
      [2, BRIDGE],
      [3.3, {}],
    ],
  },
  'single-leg-glute-bridge': {
    base: 'supine',
    secs: 4,
    view: [62, 14],
    pose: {
      back: { pin: 1, z: -0.62 },
      footL: { pin: 0 },
      legL: { flex: 46, out: 2, turn: 0, knee: 6, ankle: 4 },
    },
    keys: [
      [0, {}],
      [1.4, ONE_LEG],
      [2, ONE_LEG],
      [3.3, {}],
    ],
  },
  'calf-raise': {
    base: 'stand',
    secs: 3,
    view: [70, 5],
    pose: { feet: { out: 0.1, yaw: 4 }, ...ON_HIPS },
    keys: [
      [0, {}],
      [0.9, RAISED],
      [1.7, RAISED],
      [2.7, {}],
    ],
  },
  'wall-sit': {
    base: 'wall',
    secs: 5,
    pose: { pelvis: { y: 0.49 }, feet: { z: 0.4 }, arms: { flex: 2, out: 16, elbow: 6, curl: 6 } },
    keys: [
      [0, {}],
      [2.5, { pelvis: { y: 0.484 }, spine: { flex: 1 } }],
    ],
  },
  'hip-hinge': {
    base: 'stand',
    secs: 4,
    view: [74, 7],
    pose: { feet: { out: 0.11, yaw: 5 }, ...ON_HIPS },
    keys: [
      [0, {}],
      [1.6, HINGE],
      [2, HINGE],
      [3.2, {}],
    ],
  },
  'romanian-deadlift': {
    base: 'stand',
    secs: 4,
    view: [64, 7],
    props: [{ kind: 'dumbbells' }],
    pose: { feet: { out: 0.11, yaw: 5 }, arms: { flex: 16, out: 5, elbow: 4, forearm: -72, ...FIST } },
    keys: [
      [0, {}],
      [1.7, DEADLIFT],
      [2, DEADLIFT],
      [3.3, {}],
    ],
  },
  'donkey-kick': {
    base: 'all-fours',
    secs: 2,
    repeat: 2,
    pose: { pinL: { knee: 0 } },
    keys: [
      [0, { legL: { flex: 20, knee: 112, ankle: -62 } }],
      [0.85, KICK],
      [1.1, KICK],
    ],
  },
  'fire-hydrant': {
    base: 'all-fours',
    secs: 2,
    repeat: 2,
    view: [16, 12],
    pose: { pinL: { knee: 0 } },
    keys: [
      [0, { legL: { flex: 6, out: 2, knee: 100, ankle: -66 } }],
      [0.85, HYDRANT],
      [1.1, HYDRANT],
    ],
  },
} satisfies Record<string, Motion>;
