import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const DRIVE: PoseDelta = { spine: { flex: 12, side: -3 }, footL: { z: -0.09, y: 0.12, lift: 78 } };
/** Half way a knee needs room above the floor: hips a little up, knee a little out. */
const PASSING: PoseDelta = { pelvis: { y: 0.455, z: 0.12, pitch: 75 } };
const PASSING_LEG = { footL: { z: -0.4, y: 0.12, lift: 80 }, legL: { turn: 58 } };

const CROUCHED: PoseDelta = {
  pelvis: { y: 0.5, z: -0.13, pitch: 61 },
  spine: { flex: 50 },
  head: { pitch: -12 },
  feet: { out: 0.24, yaw: 30 },
  legs: { turn: 50 },
  hands: { pin: 1 },
  arms: { flex: 80 },
};
const FEET_FLYING: PoseDelta = {
  pelvis: { y: 0.49, z: -0.07, pitch: 77 },
  spine: { flex: 10 },
  head: { pitch: -12, gaze: 0.5 },
  feet: { z: -0.45, y: 0.08, lift: 68 },
  hands: { pin: 1 },
  arms: { flex: 80 },
};
const ON_HANDS: PoseDelta = {
  pelvis: { y: 0.397, z: -0.033, pitch: 72.6 },
  head: { pitch: -6, gaze: 0.1 },
  feet: { z: -0.97, lift: 66 },
  hands: { pin: 1 },
  arms: { flex: 80 },
};
const AIRBORNE: PoseDelta = {
  pelvis: { y: 1.06 },
  spine: { flex: -6 },
  head: { pitch: -8 },
  feet: { out: 0.12, y: 0.12, lift: 24 },
  arms: { flex: 128, out: 26, twist: 10, elbow: 44, curl: 8 },
};

/** One support of the inchworm: where both hands are, and the trunk and heels that go with it. */
type Support = [
  left: number,
  right: number,
  pelvis: { y: number; z: number; pitch: number },
  flex: number,
  lift: number,
];
const SUPPORTS: Support[] = [
  [-0.25, -0.25, { y: 0.85, z: -0.575, pitch: 119 }, 52, 0],
  [-0.02, -0.25, { y: 0.83, z: -0.45, pitch: 119 }, 46, 1],
  [-0.02, 0.18, { y: 0.79, z: -0.225, pitch: 120 }, 34, 5],
  [0.38, 0.18, { y: 0.73, z: -0.075, pitch: 114 }, 22, 16],
  [0.38, 0.56, { y: 0.65, z: 0.075, pitch: 108 }, 10, 36],
  [0.71, 0.56, { y: 0.54, z: 0.21, pitch: 92 }, 3, 58],
  [0.71, 0.71, { y: 0.396, z: 0.315, pitch: 72.6 }, 0, 66],
];
const INCHWORM_SECS = 6;

const supported = ([left, right, pelvis, flex, lift]: Support, liftL = 0, liftR = 0): PoseDelta => ({
  pelvis,
  spine: { flex },
  head: { gaze: 0.1 },
  feet: { lift },
  arms: { flex: 90 },
  handL: { y: liftL, z: left, pin: 1 },
  handR: { y: liftR, z: right, pin: 1 },
});

function between(a: Support, b: Support): PoseDelta {
  const mean = (x: number, y: number) => (x + y) / 2;
  const pelvis = { y: mean(a[2].y, b[2].y), z: mean(a[2].z, b[2].z), pitch: mean(a[2].pitch, b[2].pitch) };
  const middle: Support = [mean(a[0], b[0]), mean(a[1], b[1]), pelvis, mean(a[3], b[3]), mean(a[4], b[4])];
  return supported(middle, a[0] === b[0] ? 0 : 0.06, a[1] === b[1] ? 0 : 0.06);
}

/** Hand over hand into the plank and, the same backwards, out of it. */
function handWalk(start: number, step: number): Motion['keys'] {
  const out = SUPPORTS.flatMap((support, i): Motion['keys'] => {
    const next = SUPPORTS[i + 1];
    const time = start + i * step;
    const here: Motion['keys'][number] = [time, supported(support)];
    return next ? [here, [time + step / 2, between(support, next)]] : [here];
  });
  const back = out.map(([time, delta]): Motion['keys'][number] => [INCHWORM_SECS - time, delta]);
  return [...out, ...back.toReversed()];
}

export const cardioMotions = {
  'jumping-jack': {
    base: 'stand',
    secs: 1.25,
    repeat: 4,
    view: [14, 6],
    pose: { feet: { out: 0.07, yaw: 6 }, arms: { flex: 6, out: 10 } },
    keys: [
      [0, { pelvis: { y: 0.895 } }],
      [0.12, { arms: { flex: 4, out: 30, twist: 10, elbow: 16 } }],
      [
        0.3,
        {
          pelvis: { y: 0.985 },
          feet: { out: 0.2, yaw: 8, lift: 22, y: 0.05 },
          arms: { flex: 2, out: 92, twist: 30 },
        },
      ],
      [
        0.6,
        {
          pelvis: { y: 0.855 },
          feet: { out: 0.36, yaw: 14 },
          legs: { turn: 10 },
          arms: { flex: 0, out: 168, twist: 80, elbow: 18 },
        },
      ],
      [
        0.72,
        {
          pelvis: { y: 0.87 },
          feet: { out: 0.36, yaw: 14 },
          arms: { flex: 2, out: 150, twist: 70, elbow: 16 },
        },
      ],
      [
        0.9,
        {
          pelvis: { y: 0.985 },
          feet: { out: 0.2, yaw: 8, lift: 22, y: 0.05 },
          arms: { flex: 2, out: 86, twist: 30 },
        },
      ],
    ],
  },
  'mountain-climber': {
    base: 'plank',
    secs: 0.5,
    poster: 0.03,
    mirror: true,
    repeat: 4,
    pose: {
      pelvis: { y: 0.438, z: 0.138, pitch: 72.5 },
      spine: { flex: 8 },
      pins: { toe: 0 },
      feet: { out: 0.1, z: -0.775, yaw: 0, lift: 66, pin: 1 },
      legs: { turn: 0 },
    },
    keys: [
      [0, DRIVE],
      [0.05, DRIVE],
      [0.17, { ...PASSING, ...PASSING_LEG }],
      [0.28, { footL: { z: -0.7, y: 0.04, lift: 72 }, footR: { z: -0.71, y: 0.05, lift: 74 } }],
      [0.39, { ...PASSING, footR: PASSING_LEG.footL, legR: PASSING_LEG.legL }],
    ],
  },
  'plank-jack': {
    base: 'plank',
    secs: 1,
    repeat: 4,
    view: [118, 26],
    pose: { hands: { z: 0.545 } },
    keys: [
      [0, {}],
      [0.12, { pelvis: { pitch: 72.9 }, legs: { knee: 5 } }],
      [0.25, { pelvis: { pitch: 73.4 }, pins: { y: 0.045, z: -0.65 }, legs: { out: 9, ankle: -8 } }],
      [0.42, { pelvis: { pitch: 72.8 }, pins: { z: -0.635 }, legs: { out: 17, turn: 6 } }],
      [0.62, { pelvis: { pitch: 72.9 }, pins: { z: -0.635 }, legs: { out: 17, turn: 6, knee: 5 } }],
      [0.75, { pelvis: { pitch: 73.4 }, pins: { y: 0.045, z: -0.65 }, legs: { out: 9, ankle: -8 } }],
    ],
  },
  burpee: {
    base: 'stand',
    secs: 3.75,
    poster: 0.69,
    view: [64, 9],
    props: [{ kind: 'mat', z: -0.24 }],
    pose: {
      body: { balance: 0 },
      pelvis: { z: 0.03 },
      feet: { out: 0.15, yaw: 10 },
      hands: { out: 0.16, z: 0.36, yaw: 4 },
    },
    keys: [
      [0, {}],
      [0.45, CROUCHED],
      [0.7, FEET_FLYING],
      [0.92, ON_HANDS],
      [1.3, ON_HANDS],
      [1.52, FEET_FLYING],
      [1.75, CROUCHED],
      [
        2.05,
        { pelvis: { y: 0.56, z: -0.12, pitch: 48 }, arms: { flex: -20, elbow: 20 }, head: { pitch: -6 } },
      ],
      [
        2.35,
        {
          pelvis: { y: 0.96 },
          feet: { lift: 34 },
          arms: { flex: 120, out: 14, elbow: 24 },
          spine: { flex: -6 },
        },
      ],
      [2.6, AIRBORNE],
      [2.9, { pelvis: { y: 0.85, pitch: 12, z: 0 }, feet: { lift: 6 }, arms: { flex: 80, out: 26 } }],
      [3.1, { pelvis: { y: 0.8, pitch: 20, z: -0.03 }, arms: { flex: 24, out: 14, elbow: 30 } }],
      [3.55, {}],
    ],
  },
  inchworm: {
    base: 'stand',
    secs: INCHWORM_SECS,
    poster: 0.3,
    view: [78, 9],
    props: [{ kind: 'mat', z: 0.06 }],
    pose: {
      body: { balance: 0 },
      pelvis: { y: 0.92, z: -0.585 },
      feet: { z: -0.62 },
      hands: { z: -0.25, yaw: 4, swivel: -30 },
    },
    keys: [
      [0, {}],
      [0.55, { pelvis: { y: 0.9, z: -0.66, pitch: 56 }, spine: { flex: 46 }, arms: { flex: 96 } }],
      ...handWalk(1, 0.27),
      [5.45, { pelvis: { y: 0.9, z: -0.63, pitch: 44 }, spine: { flex: 62 }, arms: { flex: 76 } }],
    ],
  },
} satisfies Record<string, Motion>;
