import { FIST } from '../fragments';
import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

/** Fists at the chin. */
const GUARD = { out: 0.085, y: 0.1, z: 0.19, swivel: -40, frame: FRAME.chest, pin: 1 };

/** Landed on the left foot, the right leg swept behind it. */
const SKATER: PoseDelta = {
  pelvis: { x: 0.3, y: 0.68, z: -0.12, pitch: 36, yaw: 10, roll: -4 },
  spine: { flex: 10, twist: 16 },
  footL: { out: 0.36, yaw: 8 },
  footR: { out: -0.24, y: 0.12, z: -0.52, lift: 52, yaw: 0 },
  armR: { flex: 72, out: -28, elbow: 40 },
  armL: { flex: -34, out: 34, elbow: 50 },
  head: { yaw: -6 },
};

export const cardioStandingMotions = {
  'high-knees': {
    base: 'stand',
    secs: 0.375,
    poster: 0,
    mirror: true,
    repeat: 4,
    view: [48, 6],
    pose: { body: { balance: 0 }, feet: { out: 0.085, yaw: 4 }, arms: { out: 8, ...FIST } },
    keys: [
      [
        0,
        {
          pelvis: { x: -0.02, y: 0.91, pitch: 3, yaw: -6, roll: 3 },
          spine: { twist: 12, side: -3 },
          footL: { y: 0.42, z: 0.36, lift: 12 },
          footR: { z: -0.04, lift: 12 },
          armL: { flex: -32, elbow: 86 },
          armR: { flex: 48, elbow: 104 },
        },
      ],
      [
        0.1875,
        {
          pelvis: { y: 0.975, pitch: 2 },
          footL: { y: 0.1, z: 0.1, lift: 26 },
          footR: { y: 0.07, z: -0.06, lift: 48 },
          arms: { flex: 6, elbow: 96 },
        },
      ],
    ],
  },
  'butt-kick': {
    base: 'stand',
    secs: 0.375,
    poster: 0,
    mirror: true,
    repeat: 4,
    view: [66, 6],
    pose: { body: { balance: 0 }, feet: { out: 0.085, yaw: 4 }, arms: { out: 8, ...FIST } },
    keys: [
      [
        0,
        {
          pelvis: { x: -0.015, y: 0.905, pitch: 5, yaw: -4, roll: 2 },
          spine: { twist: 9, side: -2 },
          footL: { pin: 0, y: 0.4 },
          legL: { flex: -5, knee: 154, ankle: -30, out: 1 },
          footR: { z: 0, lift: 12 },
          armL: { flex: -26, elbow: 84 },
          armR: { flex: 34, elbow: 98 },
        },
      ],
      [
        0.1875,
        {
          pelvis: { y: 0.965, pitch: 4 },
          footL: { y: 0.07, z: -0.02, lift: 24 },
          footR: { y: 0.08, z: -0.1, lift: 56 },
          arms: { flex: 4, elbow: 92 },
        },
      ],
    ],
  },
  'march-in-place': {
    base: 'stand',
    secs: 0.625,
    poster: 0,
    mirror: true,
    repeat: 3,
    view: [46, 6],
    pose: { body: { balance: 0 }, feet: { out: 0.09, yaw: 5 }, arms: { curl: 50 } },
    keys: [
      [
        0,
        {
          pelvis: { x: -0.035, y: 0.925, yaw: -5, roll: 2 },
          spine: { twist: 9, side: -3 },
          footL: { y: 0.3, z: 0.28, lift: 8 },
          armL: { flex: -28, elbow: 34 },
          armR: { flex: 46, elbow: 62 },
        },
      ],
      [
        0.3,
        {
          pelvis: { y: 0.915 },
          footL: { y: 0.01, z: 0.02, lift: 14 },
          footR: { z: 0, lift: 10 },
          arms: { flex: 6, elbow: 44 },
        },
      ],
      [
        0.42,
        {
          pelvis: { x: 0.02, y: 0.915 },
          footR: { y: 0.08, z: 0.0, lift: 34 },
          arms: { flex: 8, elbow: 44 },
        },
      ],
    ],
  },
  'skater-hop': {
    base: 'stand',
    secs: 1,
    poster: 0,
    mirror: true,
    repeat: 2,
    view: [12, 6],
    pose: { body: { balance: 0 }, arms: { curl: 40 } },
    keys: [
      [0, SKATER],
      [
        0.3,
        {
          ...SKATER,
          pelvis: { x: 0.14, y: 0.8, z: -0.06, pitch: 26, roll: -8 },
          footR: { out: 0.05, y: 0.14, z: -0.3, lift: 40 },
          footL: { out: 0.36, lift: 14, yaw: 8 },
          arms: { flex: 10, out: 24, elbow: 40 },
        },
      ],
      [
        0.5,
        {
          pelvis: { x: -0.04, y: 0.93, pitch: 16 },
          footL: { out: 0.3, y: 0.1, lift: 44, z: -0.1 },
          footR: { out: 0.26, y: 0.12, lift: 20, z: -0.06 },
          arms: { flex: 14, out: 40, elbow: 40 },
        },
      ],
      [
        0.72,
        {
          pelvis: { x: -0.2, y: 0.84, z: -0.06, pitch: 24 },
          footL: { out: 0.06, y: 0.16, lift: 46, z: -0.26 },
          footR: { out: 0.36, lift: 14 },
          arms: { flex: 20, out: 20, elbow: 40 },
        },
      ],
    ],
  },
  'shadow-boxing': {
    base: 'stand',
    secs: 2,
    poster: 0.5,
    repeat: 2,
    view: [38, 6],
    lag: { head: 0.04 },
    pose: {
      body: { balance: 0.5 },
      pelvis: { y: 0.85, pitch: 6, yaw: -22 },
      spine: { flex: 8, twist: -10 },
      head: { pitch: 4, yaw: 26 },
      footL: { out: 0.13, z: 0.2, yaw: -6 },
      footR: { out: 0.17, z: -0.21, yaw: 38, lift: 16 },
      hands: GUARD,
      arms: FIST,
    },
    keys: [
      [0, {}],
      [0.2, { pelvis: { y: 0.838 } }],
      [
        0.42,
        {
          pelvis: { y: 0.845, yaw: -32, z: 0.04 },
          spine: { twist: -22 },
          head: { yaw: 44 },
          handL: { out: 0.51, y: 0.11, z: 0.335 },
          armL: { forearm: -70 },
        },
      ],
      [0.7, { pelvis: { y: 0.84 } }],
      [
        0.98,
        {
          pelvis: { y: 0.84, yaw: 16, z: 0.05, pitch: 8 },
          spine: { twist: 22 },
          head: { yaw: -20 },
          footR: { lift: 46, yaw: 4, out: 0.22 },
          handR: { out: 0.43, y: 0.11, z: 0.37 },
          armR: { forearm: -70 },
        },
      ],
      [1.3, {}],
      [1.6, { pelvis: { y: 0.865 } }],
    ],
  },
} satisfies Record<string, Motion>;
