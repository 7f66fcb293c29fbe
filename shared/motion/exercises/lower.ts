import { HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const SIT: PoseDelta = {
  pelvis: { y: 0.47, pitch: 36 },
  spine: { flex: 6 },
  arms: { flex: 128, out: -4, elbow: 6, forearm: 20, curl: 8 },
  head: { pitch: -4 },
};
/** Both hands together before the breastbone. */
const AT_CHEST = { out: 0.045, y: -0.03, z: 0.2, frame: FRAME.chest, pin: 1 };
const BRIDGE: PoseDelta = { pelvis: { pitch: -114 }, head: { pitch: 34 } };

const SUMO: PoseDelta = {
  pelvis: { y: 0.56, pitch: 20 },
  legs: { turn: 60 },
};

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
    pose: { hands: AT_CHEST, arms: { curl: 8 } },
    keys: [
      [0, {}],
      [1.5, SUMO],
      [1.9, SUMO],
      [3.3, {}],
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
      hands: AT_CHEST,
      arms: { curl: 50, forearm: 20 },
    },
    keys: [
      [0, {}],
      [1.5, { pelvis: { y: 0.47, pitch: 26 }, spine: { flex: 4 } }],
      [1.9, { pelvis: { y: 0.47, pitch: 26 }, spine: { flex: 4 } }],
      [3.3, {}],
    ],
  },
  'forward-lunge': {
    base: 'stand',
    secs: 3,
    mirror: true,
    view: 62,
    pose: { feet: { out: 0.09, yaw: 4 }, hands: HAND_ON_HIP.hand, arms: HAND_ON_HIP.arm },
    keys: [
      [0, {}],
      [0.5, { pelvis: { y: 0.91 }, footL: { z: 0.34, lift: -4, y: 0.11 } }],
      [0.9, { pelvis: { y: 0.82, pitch: 4 }, footL: { z: 0.7 }, footR: { lift: 22 } }],
      [1.4, { pelvis: { y: 0.53, pitch: 6 }, footL: { z: 0.7 }, footR: { lift: 52 } }],
      [2, { pelvis: { y: 0.84, pitch: 4 }, footL: { z: 0.7 }, footR: { lift: 14 } }],
      [2.4, { pelvis: { y: 0.91 }, footL: { z: 0.32, lift: 4, y: 0.11 } }],
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
  'wall-sit': {
    base: 'wall',
    secs: 5,
    pose: { pelvis: { y: 0.49 }, feet: { z: 0.4 }, arms: { flex: 34, out: 4, elbow: 30 } },
    keys: [
      [0, {}],
      [2.5, { pelvis: { y: 0.484 }, spine: { flex: 1 } }],
    ],
  },
  'chair-squat': {
    base: 'stand',
    secs: 4,
    view: 58,
    props: [{ kind: 'chair', z: -0.3 }],
    pose: { feet: { out: 0.15, yaw: 14 }, legs: { turn: 12 } },
    keys: [
      [0, {}],
      [1.5, { ...SIT, pelvis: { y: 0.575, pitch: 30 } }],
      [2, { ...SIT, pelvis: { y: 0.565, pitch: 26 } }],
      [3.4, {}],
    ],
  },
  'donkey-kick': {
    base: 'all-fours',
    secs: 2,
    mirror: true,
    keys: [
      [0, {}],
      [0.9, { pinL: { knee: 0 }, legL: { flex: -86, knee: 84, ankle: 0 } }],
      [1.1, { pinL: { knee: 0 }, legL: { flex: -86, knee: 84, ankle: 0 } }],
      [1.85, {}],
    ],
  },
} satisfies Record<string, Motion>;
