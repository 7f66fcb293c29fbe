import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const AT_TEMPLES: PoseDelta = {
  hands: { out: 0.15, y: -0.07, z: 0.03, swivel: -10, frame: FRAME.head, pin: 1 },
  arms: { curl: 14 },
};
const ARMS_CROSSED: PoseDelta = {
  handL: { out: -0.06, y: 0.07, z: 0.14, swivel: 40, frame: FRAME.chest, pin: 1 },
  handR: { out: -0.06, y: 0.03, z: 0.18, swivel: 40, frame: FRAME.chest, pin: 1 },
  arms: { wrist: 14, curl: 24 },
};
const CRUNCHED: PoseDelta = { spine: { flex: 29 }, head: { pitch: 13 } };
const UPRIGHT: PoseDelta = { pelvis: { y: 0.125, pitch: -14 }, spine: { flex: 16 }, head: { pitch: 4 } };

const PEDAL: PoseDelta = {
  spine: { flex: 33, twist: -36 },
  head: { pitch: 8, yaw: -6 },
  legL: { flex: 18, knee: 6, ankle: -40 },
  legR: { flex: 122, knee: 112, ankle: -20 },
};
const OPPOSITES: PoseDelta = {
  armR: { flex: 172, out: 8, curl: 8 },
  legL: { flex: 10, knee: 5, ankle: -20 },
  head: { pitch: 2 },
};
const EXTENDED: PoseDelta = {
  pinL: { knee: 0 },
  legL: { flex: -86, knee: 4, ankle: -40 },
  handR: { pin: 0 },
  armR: { flex: 168, out: 6, curl: 8 },
  head: { pitch: -5 },
};
const FLYING: PoseDelta = {
  spine: { flex: -19 },
  arms: { flex: 176 },
  legs: { flex: -11 },
  head: { pitch: 6 },
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
    props: [{ kind: 'mat', z: 0.1 }],
    pose: { body: { breath: 1.6 }, pelvis: { pitch: 81.8 }, hands: { out: 0.16, z: 0.874, swivel: -51 } },
    keys: [
      [0, {}],
      [2.5, { pelvis: { pitch: 81.5 }, spine: { flex: -1.5 }, head: { pitch: -2 } }],
    ],
  },
  'side-plank': {
    base: 'side-plank',
    secs: 5,
    view: [66, 14],
    pose: {
      body: { breath: 1.2 },
      pelvis: { roll: 73.8 },
      handR: { out: -0.23, z: 0.616, yaw: -90, swivel: 32 },
    },
    keys: [
      [0, {}],
      [2.5, { pelvis: { roll: 73.2 }, head: { roll: 3 }, armL: { out: 91, flex: 4 } }],
    ],
  },
  crunch: {
    base: 'supine',
    secs: 3,
    pose: AT_TEMPLES,
    keys: [
      [0, {}],
      [1.1, CRUNCHED],
      [1.4, CRUNCHED],
      [2.6, {}],
    ],
  },
  'bicycle-crunch': {
    base: 'supine-legs-up',
    secs: 1.25,
    poster: 0.55,
    mirror: true,
    repeat: 2,
    view: [48, 18],
    pose: { ...AT_TEMPLES, spine: { flex: 32 }, head: { pitch: 8 } },
    keys: [
      [0, PEDAL],
      [0.2, PEDAL],
      [
        0.72,
        {
          legL: { flex: 66, knee: 82, ankle: -30 },
          legR: { flex: 80, knee: 70, ankle: -30 },
        },
      ],
    ],
  },
  'sit-up': {
    base: 'supine',
    secs: 4,
    pose: ARMS_CROSSED,
    keys: [
      [0, {}],
      [0.55, { spine: { flex: 30 }, head: { pitch: 18 } }],
      [1.6, UPRIGHT],
      [1.9, UPRIGHT],
      [3, { pelvis: { pitch: -82 }, spine: { flex: 34 }, head: { pitch: 16 } }],
      [3.7, {}],
    ],
  },
  'leg-raise': {
    base: 'supine-legs-up',
    secs: 4,
    poster: 0.2,
    pose: { legs: { ankle: -34 } },
    keys: [
      [0, {}],
      [1.9, { legs: { flex: 11, knee: 6 }, head: { pitch: 3 } }],
      [2.1, { legs: { flex: 11, knee: 6 }, head: { pitch: 3 } }],
      [3.6, {}],
    ],
  },
  'flutter-kick': {
    base: 'supine-legs-up',
    secs: 0.5,
    poster: 0,
    mirror: true,
    repeat: 4,
    pose: {
      hands: { out: 0.13, z: -0.17, yaw: -30, swivel: 30 },
      head: { pitch: 4 },
    },
    keys: [[0, { legL: { flex: 20, knee: 3, ankle: -44 }, legR: { flex: 7, knee: 6, ankle: -40 } }]],
  },
  'dead-bug': {
    base: 'supine-legs-up',
    secs: 2.5,
    poster: 0.22,
    mirror: true,
    pose: {
      hands: { pin: 0 },
      arms: { flex: 90, out: 2, elbow: 4, curl: 10 },
      legs: { flex: 90, knee: 88 },
    },
    keys: [
      [0, {}],
      [1, OPPOSITES],
      [1.35, OPPOSITES],
      [2.3, {}],
    ],
  },
  'bird-dog': {
    base: 'all-fours',
    secs: 3,
    poster: 0.25,
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
    secs: 4,
    pose: { legs: { flex: 5 } },
    keys: [
      [0, {}],
      [1.1, FLYING],
      [2.4, { ...FLYING, spine: { flex: -20.5 }, legs: { flex: -12 } }],
      [3.5, {}],
    ],
  },
  'russian-twist': {
    base: 'sit-bent',
    secs: 1.25,
    poster: 0,
    mirror: true,
    repeat: 2,
    view: [28, 12],
    lag: { head: 0.06 },
    pose: {
      pelvis: { pitch: -34 },
      spine: { flex: 10 },
      feet: { z: 0.46, lift: -18 },
      hands: { out: 0.04, y: -0.08, z: 0.28, frame: FRAME.chest, pin: 1 },
      arms: { curl: 62, forearm: 20 },
    },
    keys: [[0, { spine: { twist: 44 }, head: { yaw: -6, pitch: 4 } }]],
  },
  'heel-tap': {
    base: 'supine',
    secs: 1,
    poster: 0.05,
    mirror: true,
    repeat: 2,
    view: [60, 19],
    props: [{ kind: 'mat', z: -0.3 }],
    pose: {
      spine: { flex: 22 },
      head: { pitch: 12 },
      feet: { out: 0.14, z: 0.08 },
      hands: { out: 0.27, y: 0.06, z: -0.16, flat: 0, swivel: 0 },
    },
    keys: [
      [0, { spine: { side: -20 }, head: { roll: -6 }, handL: { z: -0.06 }, handR: { z: -0.24 } }],
      [0.15, { spine: { side: -20 }, head: { roll: -6 }, handL: { z: -0.06 }, handR: { z: -0.24 } }],
    ],
  },
  'standing-twist': {
    base: 'stand',
    secs: 1,
    poster: 0,
    mirror: true,
    repeat: 2,
    view: 16,
    lag: { head: 0.05, hand: 0.03 },
    pose: {
      pelvis: { y: 0.9 },
      feet: { out: 0.15, yaw: 8 },
      hands: { out: 0.045, y: -0.03, z: 0.22, frame: FRAME.chest, pin: 1 },
      arms: { curl: 62, forearm: 20 },
    },
    keys: [
      [
        0,
        {
          pelvis: { x: 0.03, y: 0.895, yaw: 26 },
          spine: { twist: 36, flex: 2 },
          head: { yaw: -8 },
          footR: { out: 0.2, yaw: -18, lift: 26 },
        },
      ],
      [0.5, { pelvis: { y: 0.905 } }],
    ],
  },
} satisfies Record<string, Motion>;
