import { FIST } from '../fragments';
import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const LOW: PoseDelta = { pelvis: { pitch: 86.5 } };
const WIDE_LOW: PoseDelta = { pelvis: { pitch: 85 } };
const DIAMOND_LOW: PoseDelta = { pelvis: { pitch: 86 } };
const INCLINE_LOW: PoseDelta = { pelvis: { pitch: 62 } };
const WALL_LOW: PoseDelta = { pelvis: { pitch: 25 }, legs: { ankle: 15 }, head: { pitch: -8 } };
const PIKE_LOW: PoseDelta = {
  pelvis: { y: 0.67, z: 0.125, pitch: 133 },
  feet: { lift: 28 },
  head: { pitch: 8 },
};
const CURLED: PoseDelta = { arms: { flex: 12, twist: 16, elbow: 136 }, spine: { flex: -2 } };
const DIP: PoseDelta = { pelvis: { y: 0.36, pitch: 3 } };
/** The left hand leaves the floor, and touches the right shoulder. */
const LIFTED: PoseDelta = {
  handL: { pin: 0, y: 0, z: 0.42, out: 0.1 },
  armL: { flex: 78, out: -6, elbow: 50, curl: 12 },
};
const ON_SHOULDER = { frame: FRAME.chest, out: -0.1, y: 0.05, z: 0.115 };
const TAP: PoseDelta = {
  handL: { ...ON_SHOULDER, pin: 1 },
  armL: { flex: 58, out: -34, elbow: 118, curl: 12 },
  pelvis: { x: -0.015, roll: -2 },
};
const PRESSED: PoseDelta = { arms: { flex: 0, out: 166, twist: 84, elbow: 10, forearm: 0 } };
const RAISED: PoseDelta = { arms: { flex: 10, out: 88, elbow: 14 }, spine: { flex: -2 } };
const ROWED: PoseDelta = { arms: { flex: -26, out: 16, elbow: 98 }, spine: { flex: -4 } };

const APART: PoseDelta = { arms: { flex: 84, out: 68, elbow: 12 }, spine: { flex: -3 }, head: { pitch: -2 } };

const ARM = 0.505;
const TURNS = [0.05, 0.09, 0.13, 0.09];
/** Four forward circles of the hands around the shoulders, growing and shrinking again. */
const CIRCLES = TURNS.flatMap((radius, turn) =>
  Array.from({ length: 8 }, (_, i): [number, PoseDelta] => {
    const next = TURNS[(turn + 1) % TURNS.length] ?? radius;
    const r = radius + ((next - radius) * i) / 8;
    const angle = (i / 8) * 2 * Math.PI;
    return [
      turn + i / 8,
      {
        hands: {
          out: 0.15 + Math.sqrt(ARM ** 2 - r ** 2),
          y: 0.06 + r * Math.cos(angle),
          z: r * Math.sin(angle),
        },
      },
    ];
  }),
);

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
  'wide-push-up': {
    base: 'plank',
    secs: 4,
    view: [58, 12],
    pose: { pelvis: { pitch: 74 }, hands: { out: 0.315, z: 0.53, yaw: 14 } },
    keys: [
      [0, {}],
      [1.6, WIDE_LOW],
      [1.85, WIDE_LOW],
      [3.1, {}],
    ],
  },
  'diamond-push-up': {
    base: 'plank',
    secs: 4,
    view: [52, 14],
    pose: { pelvis: { pitch: 73.4 }, hands: { out: 0.085, z: 0.46, yaw: -36, swivel: -20 } },
    keys: [
      [0, {}],
      [1.7, DIAMOND_LOW],
      [1.95, DIAMOND_LOW],
      [3.2, {}],
    ],
  },
  'incline-push-up': {
    base: 'plank',
    secs: 4,
    view: [74, 9],
    props: [{ kind: 'chair', z: 0.63, turn: 180 }],
    pose: { pelvis: { pitch: 50.5 }, hands: { out: 0.18, y: 0.45, z: 0.46, yaw: 4 } },
    keys: [
      [0, {}],
      [1.6, INCLINE_LOW],
      [1.85, INCLINE_LOW],
      [3.1, {}],
    ],
  },
  'wall-push-up': {
    base: 'plank',
    secs: 4,
    view: [94, 6],
    props: [{ kind: 'wall', z: 0.62 }],
    pose: {
      pelvis: { pitch: 9 },
      head: { pitch: 0, gaze: 0.5 },
      legs: { ankle: 9 },
      pins: { z: 0.02 },
      hands: { out: 0.2, y: 1.24, z: 0.62, yaw: 0, pitch: 90 },
      arms: { curl: 3 },
    },
    keys: [
      [0, {}],
      [1.6, WALL_LOW],
      [1.85, WALL_LOW],
      [3.2, {}],
    ],
  },
  'pike-push-up': {
    base: 'pike',
    secs: 4,
    view: [58, 12],
    keys: [
      [0, {}],
      [1.6, PIKE_LOW],
      [1.9, PIKE_LOW],
      [3.2, {}],
    ],
  },
  'triceps-dip': {
    base: 'chair',
    secs: 3,
    view: [70, 9],
    props: [{ kind: 'chair', z: -0.06 }],
    pose: {
      pelvis: { y: 0.52, z: 0.24 },
      feet: { z: 0.63 },
      hands: { out: 0.2, y: 0.45, z: 0.12, pitch: -42, swivel: 62, pin: 1 },
    },
    keys: [
      [0, {}],
      [1.2, DIP],
      [1.5, DIP],
      [2.6, {}],
    ],
  },
  'shoulder-tap': {
    base: 'plank',
    secs: 1.5,
    poster: 0.17,
    mirror: true,
    view: [48, 13],
    pose: { legs: { out: 8 } },
    keys: [
      [0, {}],
      [0.26, { ...LIFTED, handL: { ...ON_SHOULDER, z: 0.42, pin: 0 } }],
      [0.6, TAP],
      [0.76, TAP],
      [1.1, LIFTED],
      [1.4, {}],
    ],
  },
  'arm-circle': {
    base: 'stand',
    secs: 4,
    view: [30, 6],
    pose: { hands: { frame: FRAME.chest, pin: 1 }, arms: { forearm: -70, curl: 4 } },
    keys: CIRCLES,
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
  'shoulder-press': {
    base: 'stand',
    secs: 3.5,
    view: [24, 6],
    props: [{ kind: 'dumbbells' }],
    pose: {
      feet: { out: 0.12 },
      arms: { flex: 22, out: 44, twist: 52, elbow: 134, forearm: -40, ...FIST },
    },
    keys: [
      [0, {}],
      [1.2, PRESSED],
      [1.5, PRESSED],
      [2.9, {}],
    ],
  },
  'lateral-raise': {
    base: 'stand',
    secs: 3.5,
    view: [18, 6],
    props: [{ kind: 'dumbbells' }],
    pose: { arms: { flex: 6, out: 12, elbow: 12, ...FIST } },
    keys: [
      [0, {}],
      [1.2, RAISED],
      [1.5, RAISED],
      [3, {}],
    ],
  },
  'bent-over-row': {
    base: 'stand',
    secs: 3,
    view: [62, 7],
    props: [{ kind: 'dumbbells' }],
    pose: {
      feet: { out: 0.11, yaw: 5 },
      pelvis: { y: 0.86, pitch: 60 },
      head: { gaze: 0.3 },
      arms: { flex: 60, out: 6, elbow: 6, ...FIST },
    },
    keys: [
      [0, {}],
      [1, ROWED],
      [1.3, ROWED],
      [2.5, {}],
    ],
  },
  'band-pull-apart': {
    base: 'stand',
    secs: 3,
    view: 20,
    props: [{ kind: 'band' }],
    pose: { arms: { flex: 86, out: -3, elbow: 10, ...FIST } },
    keys: [
      [0, {}],
      [1.1, APART],
      [1.4, APART],
      [2.6, {}],
    ],
  },
} satisfies Record<string, Motion>;
