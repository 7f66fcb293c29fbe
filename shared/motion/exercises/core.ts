import type { Motion } from '../motion';
import { FRAME } from '../pose';
import type { PoseDelta } from '../pose';

const BEHIND_HEAD: PoseDelta = {
  hands: { out: 0.1, y: 0.01, z: -0.05, swivel: -18, frame: FRAME.head, pin: 1 },
  arms: { curl: 20 },
};

const EXTENDED: PoseDelta = {
  pinL: { knee: 0 },
  legL: { flex: -86, knee: 4, ankle: -40 },
  handR: { pin: 0 },
  armR: { flex: 168, out: 6, curl: 8 },
};

export const coreMotions = {
  plank: {
    base: 'plank',
    secs: 5,
    pose: { body: { breath: 2.2 } },
    keys: [
      [0, {}],
      [2.5, { pelvis: { pitch: 72.9 }, spine: { flex: -2 }, head: { pitch: -3 } }],
    ],
  },
  'forearm-plank': {
    base: 'forearm-plank',
    secs: 5,
    pose: { body: { breath: 1.6 } },
    keys: [
      [0, {}],
      [2.5, { spine: { flex: -1 }, head: { pitch: -2 } }],
    ],
  },
  'side-plank': {
    base: 'side-plank',
    secs: 5,
    keys: [
      [0, {}],
      [2.5, { pelvis: { roll: 63.4 } }],
    ],
  },
  crunch: {
    base: 'supine',
    secs: 3,
    pose: BEHIND_HEAD,
    keys: [
      [0, {}],
      [1.1, { spine: { flex: 42 }, head: { pitch: 14 } }],
      [1.4, { spine: { flex: 42 }, head: { pitch: 14 } }],
      [2.6, {}],
    ],
  },
  'leg-raise': {
    base: 'supine-legs-up',
    secs: 4,
    keys: [
      [0, {}],
      [1.8, { legs: { flex: 8 } }],
      [3.6, {}],
    ],
  },
  'bird-dog': {
    base: 'all-fours',
    secs: 3,
    mirror: true,
    keys: [
      [0, {}],
      [1.1, EXTENDED],
      [2, EXTENDED],
      [2.8, {}],
    ],
  },
  superman: {
    base: 'prone',
    secs: 3,
    keys: [
      [0, {}],
      [1, { spine: { flex: -32 }, legs: { flex: -18 }, head: { pitch: -10 } }],
      [1.8, { spine: { flex: -32 }, legs: { flex: -18 }, head: { pitch: -10 } }],
    ],
  },
  'russian-twist': {
    base: 'sit-bent',
    secs: 1.25,
    mirror: true,
    repeat: 2,
    pose: {
      pelvis: { pitch: -30 },
      spine: { flex: 16 },
      feet: { y: 0.1, z: 0.4 },
      hands: { out: 0.03, y: -0.02, z: 0.34, frame: FRAME.chest, pin: 1 },
    },
    keys: [
      [0, {}],
      [0.625, { spine: { twist: 44 } }],
    ],
  },
} satisfies Record<string, Motion>;
