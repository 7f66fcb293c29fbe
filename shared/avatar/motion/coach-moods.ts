import { FIST, HAND_ON_HIP, HANG } from './fragments';
import type { Motion } from './motion';
import { FRAME, type PoseDelta } from './pose';

const { arm: hipArm, hand: hipHand } = HAND_ON_HIP;

const LEAP: PoseDelta = {
  pelvis: { y: 1.05, pitch: -3, roll: 4 },
  spine: { flex: -9 },
  head: { pitch: -10, roll: 5 },
  arms: { flex: 0, out: 152, twist: 80, elbow: 10 },
  footL: { y: 0.36, z: -0.16, lift: 44 },
  footR: { y: 0.13, lift: 30 },
};

const WAVE_IN: PoseDelta = {
  armL: { flex: 14, out: 118, twist: 62, elbow: 84, wrist: 16 },
  head: { roll: -7, yaw: 4 },
};
const WAVE_OUT: PoseDelta = {
  pelvis: { x: 0.02, roll: 2 },
  spine: { flex: -2, side: -5, twist: 3 },
  armL: { flex: 8, out: 124, twist: 66, elbow: 34, wrist: -20 },
  head: { roll: -10, yaw: 6 },
};

const PRESENTING: PoseDelta = {
  pelvis: { x: 0.035, y: 0.912, yaw: 10, roll: 4 },
  spine: { side: -5, twist: 10 },
  armL: { flex: 24, out: 84, twist: 64, elbow: 12, forearm: 34, curl: 4 },
  footR: { lift: 14 },
};

const OPEN_HANDS: PoseDelta = {
  armL: { flex: 24, out: 20, twist: 18, elbow: 86, forearm: 50 },
  armR: { flex: 24, out: 20, twist: 18, elbow: 86, forearm: 50 },
  head: { pitch: -2, roll: 3 },
};
const ONE_HAND: PoseDelta = {
  pelvis: { x: 0.018, yaw: 5, roll: 2 },
  spine: { flex: 3, side: -3, twist: 6 },
  head: { pitch: 3, yaw: -4, roll: -5 },
  armL: { flex: 42, out: 20, twist: 16, elbow: 92, forearm: 20 },
  armR: { flex: 8, out: 14, elbow: 66 },
};
const TO_HEART: PoseDelta = {
  pelvis: { x: -0.018, yaw: -4, roll: -2 },
  spine: { side: 3, twist: -4 },
  head: { pitch: 4, yaw: 5, roll: 6 },
  armL: { flex: 12, out: 18, twist: 20, elbow: 70 },
  armR: { flex: 22, out: 4, twist: -58, elbow: 106, wrist: 10 },
};

/** The back of the right hand on the forehead. */
function wipe(out: number): PoseDelta {
  return {
    handR: { out, y: 0.06, z: 0.12, frame: FRAME.head, pin: 1, swivel: 0 },
    armR: { flex: 100, out: 40, elbow: 110, curl: 20, forearm: 0, wrist: 0 },
  };
}

const say = (time: number, gesture: PoseDelta, mouth: number): Motion['keys'][number] => [
  time,
  { ...gesture, body: { mouth } },
];

/** What the coach does when no exercise is shown. */
export const coachMoods = {
  idle: {
    base: 'stand',
    secs: 2.5,
    mirror: true,
    view: [6, 5],
    lag: { head: 0.25, arm: 0.18, spine: 0.1 },
    pose: {
      body: { breath: 1.4, mouth: 0.15 },
      feet: { out: 0.13, yaw: 16 },
      arms: { flex: 4, elbow: 18, ...HANG },
    },
    keys: [
      [
        0,
        {
          pelvis: { x: 0.04, y: 0.914, yaw: 5, roll: 6 },
          spine: { side: -8, twist: -4 },
          head: { yaw: 8, roll: 6 },
          footR: { lift: 10 },
          armR: { flex: 8, elbow: 24 },
        },
      ],
      [
        1.3,
        {
          pelvis: { x: 0.03, y: 0.92, roll: 4 },
          spine: { side: -4, flex: -1 },
          head: { yaw: -4, pitch: -2 },
        },
      ],
    ],
  },
  ready: {
    base: 'stand',
    secs: 0.5,
    poster: 0,
    mirror: true,
    repeat: 3,
    view: [12, 5],
    lag: { arm: 0.05, head: 0.06 },
    pose: {
      body: { mouth: 0.5 },
      pelvis: { y: 0.89, pitch: 8 },
      spine: { flex: 4 },
      feet: { out: 0.15, yaw: 10, lift: 8 },
      arms: { flex: 26, out: 16, elbow: 104, ...FIST },
    },
    keys: [
      [
        0,
        {
          pelvis: { x: 0.035, y: 0.875, roll: 3, yaw: -4 },
          spine: { side: -4, twist: 8 },
          head: { roll: 2 },
          footR: { lift: 26 },
          armL: { flex: 12, elbow: 96 },
          armR: { flex: 42, elbow: 112 },
        },
      ],
      [0.25, { pelvis: { y: 0.915 }, spine: { flex: 2 }, feet: { lift: 18 } }],
    ],
  },
  celebrating: {
    base: 'stand',
    secs: 1.25,
    poster: 0.17,
    mirror: true,
    repeat: 2,
    view: [4, 5],
    lag: { head: 0.05 },
    pose: { body: { mouth: 1 }, feet: { out: 0.15, yaw: 14 }, arms: { ...FIST, out: 20, elbow: 60 } },
    keys: [
      [0, { pelvis: { y: 0.82, pitch: 14 }, spine: { flex: 6 }, arms: { flex: -22, out: 22, elbow: 70 } }],
      [0.2, { pelvis: { y: 0.95 }, feet: { lift: 30 }, arms: { out: 100, twist: 50, elbow: 60 } }],
      [0.42, LEAP],
      [
        0.68,
        {
          pelvis: { y: 0.85, pitch: 8 },
          spine: { flex: 2 },
          feet: { lift: 2 },
          arms: { flex: 6, out: 142, twist: 76, elbow: 34 },
        },
      ],
      [
        0.92,
        {
          pelvis: { y: 0.91, x: 0.03, roll: 4 },
          spine: { flex: -5, side: -5 },
          head: { pitch: -6, roll: -5 },
          arms: { flex: 4, out: 150, twist: 78, elbow: 16 },
        },
      ],
    ],
  },
  resting: {
    base: 'stand',
    secs: 5,
    poster: 0.12,
    view: [10, 5],
    lag: { head: 0.12 },
    pose: {
      body: { breath: 3, mouth: 0.2 },
      pelvis: { x: 0.03, y: 0.915, roll: 4 },
      spine: { side: -4 },
      feet: { out: 0.14, yaw: 16 },
      arms: hipArm,
      hands: hipHand,
    },
    keys: [
      [0, { head: { pitch: 5 } }],
      [0.9, { spine: { side: -4, flex: -4 }, head: { pitch: -12, roll: 3 } }],
      [1.6, { spine: { side: -3, flex: 3 }, head: { pitch: 6, yaw: -3 } }],
      [2, { handR: { pin: 0 }, armR: { flex: 60, out: 34, elbow: 96, curl: 20 }, head: { pitch: 4 } }],
      [2.5, { ...wipe(-0.02), head: { pitch: 8, roll: 6, yaw: -6 } }],
      [3.1, { ...wipe(0.1), head: { pitch: 3, roll: -3, yaw: 4 } }],
      [3.6, { handR: { pin: 0 }, armR: { flex: 50, out: 38, elbow: 90, curl: 20 }, head: { pitch: 0 } }],
      [4.2, { spine: { side: -4, flex: 2 }, head: { pitch: 3, yaw: 3 } }],
    ],
  },
  waving: {
    base: 'stand',
    secs: 3,
    poster: 0.12,
    view: [4, 5],
    lag: { head: 0.1 },
    pose: {
      body: { mouth: 1 },
      pelvis: { x: 0.01, roll: 3 },
      spine: { flex: -2, side: -3 },
      footL: { out: 0.15, yaw: 20 },
      footR: { out: 0.13, z: 0.05, yaw: 14 },
      armL: { curl: 6 },
      armR: hipArm,
      handR: hipHand,
    },
    keys: [
      [0, WAVE_IN],
      [0.375, WAVE_OUT],
      [0.75, WAVE_IN],
      [1.125, WAVE_OUT],
      [1.5, { ...WAVE_IN, pelvis: { x: 0.02, y: 0.915, roll: 4 }, head: { roll: -4, pitch: 4 } }],
      [1.875, WAVE_OUT],
      [2.25, WAVE_IN],
      [2.625, WAVE_OUT],
    ],
  },
  pointing: {
    base: 'stand',
    secs: 4,
    view: [4, 5],
    lag: { arm: 0.06 },
    pose: {
      body: { mouth: 0.6 },
      feet: { out: 0.14, yaw: 16 },
      armR: hipArm,
      handR: hipHand,
    },
    keys: [
      [0, { armL: { flex: 20, out: 20, elbow: 70, ...HANG }, head: { roll: 3 } }],
      [0.7, { ...PRESENTING, head: { yaw: 34, roll: 4 } }],
      [1.5, { ...PRESENTING, head: { yaw: 36, roll: 4, pitch: 2 } }],
      [2, { ...PRESENTING, head: { yaw: -6, roll: -5 }, armL: { ...PRESENTING.armL, out: 88, elbow: 18 } }],
      [2.5, { ...PRESENTING, head: { yaw: -8, roll: -3, pitch: 4 } }],
      [3, { ...PRESENTING, head: { yaw: -6, roll: -5 }, armL: { ...PRESENTING.armL, out: 86, elbow: 16 } }],
    ],
  },
  speaking: {
    base: 'stand',
    secs: 5,
    view: [8, 5],
    lag: { head: 0.08, spine: 0.05 },
    pose: { feet: { out: 0.13, yaw: 16 }, arms: { elbow: 60, ...HANG } },
    keys: [
      say(0, OPEN_HANDS, 0.2),
      say(0.25, OPEN_HANDS, 0.8),
      say(0.5, OPEN_HANDS, 0.3),
      say(0.75, { ...OPEN_HANDS, head: { pitch: 3 } }, 0.7),
      say(1, OPEN_HANDS, 0.1),
      say(1.3, ONE_HAND, 0.8),
      say(1.55, { ...ONE_HAND, head: { pitch: 7, yaw: -4, roll: -5 } }, 0.3),
      say(1.8, ONE_HAND, 0.9),
      say(2.05, { ...ONE_HAND, armL: { ...ONE_HAND.armL, elbow: 78 } }, 0.3),
      say(2.3, ONE_HAND, 0.6),
      say(2.55, ONE_HAND, 0.1),
      say(2.95, TO_HEART, 0.5),
      say(3.2, TO_HEART, 0.9),
      say(3.5, { ...TO_HEART, head: { pitch: 1, yaw: 4, roll: 7 } }, 0.4),
      say(3.8, TO_HEART, 0.8),
      say(4.1, TO_HEART, 0.1),
      say(4.5, { ...OPEN_HANDS, head: { pitch: 2 } }, 0.6),
      say(4.75, OPEN_HANDS, 0.9),
    ],
  },
} satisfies Record<string, Motion>;
