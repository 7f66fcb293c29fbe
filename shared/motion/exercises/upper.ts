import { FIST } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const LOW: PoseDelta = { pelvis: { pitch: 86.5 } };
const CURLED: PoseDelta = { arms: { flex: 18, elbow: 138 } };
const DIP: PoseDelta = { pelvis: { y: 0.3 } };

export const upperMotions = {
  'push-up': {
    base: 'plank',
    secs: 4,
    pose: { hands: { out: 0.25, z: 0.53 } },
    keys: [
      [0, {}],
      [1.6, LOW],
      [1.85, LOW],
      [3.1, {}],
      [3.7, {}],
    ],
  },
  'knee-push-up': {
    base: 'knee-plank',
    secs: 4,
    keys: [
      [0, {}],
      [1.6, { pelvis: { pitch: 80 } }],
      [1.85, { pelvis: { pitch: 80 } }],
      [3.1, {}],
    ],
  },
  'triceps-dip': {
    base: 'chair',
    secs: 3,
    view: [70, 9],
    props: [{ kind: 'chair', z: -0.06 }],
    pose: {
      pelvis: { y: 0.52, z: 0.24 },
      feet: { z: 0.78, lift: -30 },
      hands: { out: 0.2, y: 0.45, z: 0.12, pitch: -28, swivel: 40, pin: 1 },
    },
    keys: [
      [0, {}],
      [1.2, DIP],
      [1.5, DIP],
      [2.6, {}],
    ],
  },
  'wall-push-up': {
    base: 'stand',
    secs: 3.5,
    view: [108, 7],
    props: [{ kind: 'wall', z: 0.62 }],
    pose: {
      body: { balance: 0 },
      pelvis: { y: 0.9, z: 0.06, pitch: 9 },
      feet: { z: -0.12, yaw: 2, lift: 8 },
      hands: { out: 0.2, y: 1.24, z: 0.62, pitch: 90, pin: 1 },
    },
    keys: [
      [0, {}],
      [1.4, { pelvis: { y: 0.88, z: 0.16, pitch: 18 }, feet: { lift: 16 } }],
      [1.7, { pelvis: { y: 0.88, z: 0.16, pitch: 18 }, feet: { lift: 16 } }],
      [3, {}],
    ],
  },
  'pike-push-up': {
    base: 'pike',
    secs: 4,
    keys: [
      [0, {}],
      [1.6, { pelvis: { z: 0.04, pitch: 146 } }],
      [3.2, {}],
    ],
  },
  'biceps-curl': {
    base: 'stand',
    secs: 3,
    view: 30,
    props: [{ kind: 'dumbbells' }],
    pose: { arms: { flex: 2, out: 8, elbow: 8, forearm: 80, ...FIST } },
    keys: [
      [0, {}],
      [1.1, CURLED],
      [1.35, CURLED],
      [2.7, {}],
    ],
  },
  'band-pull-apart': {
    base: 'stand',
    secs: 3,
    view: 20,
    props: [{ kind: 'band' }],
    pose: { arms: { flex: 88, out: -4, elbow: 6, ...FIST } },
    keys: [
      [0, {}],
      [1.1, { arms: { out: 66 } }],
      [1.4, { arms: { out: 66 } }],
      [2.6, {}],
    ],
  },
} satisfies Record<string, Motion>;
