import { FIST } from '../fragments';
import { danceMove } from './move';
import { ARM, sway, turn } from './vocabulary';

const OPEN = { feet: { out: 0.21, yaw: 18 } };
/** Both arms round overhead, fingertips on the crown: the big heart. */
const HEART = { flex: 10, out: 146, twist: 84, elbow: 104, wrist: 30, curl: 24 };

export const kpopMoves = {
  'kpop-big-heart': danceMove({
    name: 'Big heart',
    cue: 'Open wide, and send your heart!',
    beats: 4,
    hold: 0.3,
    pose: OPEN,
    poster: 0.55,
    keys: [
      [0, sway(0.8), { arms: { ...ARM.cheek, out: 14 }, head: { pitch: 6 }, footR: { lift: 22 } }],
      [1, { pelvis: { y: 0.84 }, arms: ARM.side, spine: { flex: -6 }, head: { pitch: -4 } }],
      [2, sway(-1, 0.86), { arms: HEART, footL: { lift: 28 } }],
      [3, sway(1, 0.86), { arms: HEART, footR: { lift: 28 } }],
    ],
  }),
  'kpop-point-pull': danceMove({
    name: 'Point and pull',
    cue: 'Point front, side, pull it in!',
    beats: 4,
    mirror: true,
    hold: 0.2,
    view: [24, 5],
    lag: { arm: 0.01, head: 0.04 },
    pose: { ...OPEN, arms: ARM.low },
    keys: [
      [
        0,
        turn(-14),
        {
          pelvis: { y: 0.84 },
          armL: { ...ARM.front, flex: 92 },
          armR: { ...ARM.chest, ...FIST },
          footL: { lift: 22 },
        },
      ],
      [
        0.65,
        sway(0.9, 0.84),
        {
          armL: { ...ARM.side, out: 92 },
          armR: { ...ARM.chest, ...FIST },
          head: { yaw: 30 },
          footR: { lift: 20 },
        },
      ],
      [
        1.25,
        sway(-0.6, 0.84),
        {
          armL: { ...ARM.chest, ...FIST },
          armR: { ...ARM.low, out: 50 },
          spine: { flex: 10 },
          head: { pitch: 8 },
        },
      ],
    ],
  }),
  'kpop-cat-paws': danceMove({
    name: 'Cat paws',
    cue: 'Paws up, left and right!',
    beats: 4,
    mirror: true,
    bounce: 0.03,
    pose: { feet: { out: 0.13, yaw: 8 }, arms: { ...ARM.cheek, wrist: 50, curl: 60 } },
    keys: [
      [
        0,
        sway(1, 0.85),
        {
          armL: { out: 40, flex: 56 },
          armR: { flex: 30, elbow: 122 },
          head: { roll: 16 },
          footR: { out: 0.16, lift: 34 },
        },
      ],
      [
        1,
        sway(0.5, 0.84),
        {
          armR: { out: 40, flex: 56 },
          armL: { flex: 30, elbow: 122 },
          head: { roll: -14, pitch: 4 },
          footR: { out: 0.16, lift: 34 },
        },
      ],
    ],
  }),
  'kpop-heel-shuffle': danceMove({
    name: 'Heel shuffle',
    cue: 'Heel out, switch, keep it light!',
    beats: 2,
    mirror: true,
    bounce: 0.035,
    lag: { arm: 0.03 },
    keys: [
      [
        0,
        sway(-0.5, 0.84),
        turn(14),
        {
          footL: { out: 0.26, z: 0.16, lift: -24, yaw: 26 },
          footR: { out: 0.08 },
          armL: { ...ARM.low, out: 58, elbow: 34 },
          armR: ARM.chest,
        },
      ],
    ],
  }),
  'kpop-runway': danceMove({
    name: 'Runway walk',
    cue: 'Walk, walk, pose, and walk back!',
    beats: 8,
    view: [30, 6],
    pose: { arms: ARM.low, feet: { out: 0.07, yaw: 8 } },
    keys: [
      [
        0,
        sway(-0.7),
        turn(10),
        { footL: { z: -0.18, lift: 28 }, footR: { z: -0.08 }, armL: { flex: 16 }, armR: { flex: -16 } },
      ],
      [
        1,
        sway(0.8),
        turn(-14),
        { footL: { z: 0.14 }, footR: { z: -0.08, lift: 36 }, armL: { flex: -22 }, armR: { flex: 26 } },
      ],
      [
        2,
        sway(-0.8),
        turn(14),
        { footL: { z: 0.14, lift: 36 }, footR: { z: 0.34 }, armL: { flex: 26 }, armR: { flex: -22 } },
      ],
      [
        3,
        sway(1.5, 0.86),
        {
          footL: { z: 0.34, out: 0.13, yaw: 22 },
          footR: { z: 0.38, out: 0.16, lift: 34 },
          armL: { ...ARM.goal, out: 112, elbow: 116 },
          armR: { ...ARM.low, out: 44, elbow: 50 },
          head: { pitch: -4, roll: 10 },
        },
      ],
      [
        4,
        sway(1.7, 0.85),
        {
          footL: { z: 0.34, out: 0.13, yaw: 22 },
          footR: { z: 0.38, out: 0.16, lift: 36 },
          armL: { ...ARM.goal, out: 118, elbow: 120 },
          armR: { ...ARM.low, out: 44, elbow: 50 },
          head: { pitch: 2, roll: 14 },
        },
      ],
      [
        5,
        sway(0.5),
        turn(12),
        { footL: { z: 0.34, lift: 0 }, footR: { z: 0.1, lift: 10 }, armL: { flex: 16 }, armR: { flex: -16 } },
      ],
      [
        6,
        sway(-0.7),
        turn(-12),
        { footL: { z: 0, lift: 10 }, footR: { z: 0.1 }, armL: { flex: -16 }, armR: { flex: 16 } },
      ],
      [
        7,
        sway(0.6),
        turn(12),
        { footL: { z: 0 }, footR: { z: -0.08, lift: 12 }, armL: { flex: 12 }, armR: { flex: -12 } },
      ],
    ],
  }),
  'kpop-knee-pop': danceMove({
    name: 'Knee pop',
    cue: 'Knees in, knees out, arms sharp!',
    beats: 4,
    hold: 0.35,
    glides: true,
    bounce: 0.01,
    lag: { arm: 0.01, head: 0.03, spine: 0.01 },
    pose: { feet: { out: 0.22, yaw: 18 }, pelvis: { y: 0.83 } },
    keys: [
      [
        0,
        {
          feet: { lift: 26, yaw: -12 },
          legs: { turn: -70 },
          arms: { ...ARM.hanging, out: 66, ...FIST },
          pelvis: { y: 0.83 },
        },
      ],
      [
        1,
        {
          feet: { yaw: 36 },
          legs: { turn: 60 },
          arms: { ...ARM.goal, out: 80, ...FIST },
          pelvis: { y: 0.8 },
          spine: { flex: -6 },
        },
      ],
      [
        2,
        sway(0.7, 0.82),
        {
          footR: { lift: 34, yaw: -16 },
          legR: { turn: -80 },
          armL: { ...ARM.goal, ...FIST },
          armR: { ...ARM.hanging, ...FIST },
          head: { yaw: 16 },
        },
      ],
      [
        3,
        sway(-0.7, 0.82),
        {
          footL: { lift: 34, yaw: -16 },
          legL: { turn: -80 },
          armR: { ...ARM.goal, ...FIST },
          armL: { ...ARM.hanging, ...FIST },
          head: { yaw: -16 },
        },
      ],
    ],
  }),
  'kpop-pendulum': danceMove({
    name: 'Pendulum arms',
    cue: 'Swing both arms, big and free!',
    beats: 4,
    mirror: true,
    bounce: -0.03,
    lag: { arm: 0.07 },
    pose: { feet: { out: 0.28, yaw: 24 } },
    keys: [
      [
        0,
        {
          pelvis: { x: 0.15, y: 0.81, yaw: 12 },
          spine: { side: -8, twist: 14 },
          head: { yaw: 8, roll: 6 },
          footR: { lift: 22 },
          armL: { ...ARM.diagonal, out: 118 },
          armR: { flex: 96, out: -38, twist: -20, elbow: 26, curl: 10 },
        },
      ],
      [
        1,
        sway(0.4, 0.86),
        turn(8),
        { armL: { ...ARM.goal, out: 72, elbow: 60 }, armR: { ...ARM.across, flex: 66 }, footR: { lift: 8 } },
      ],
    ],
  }),
  'kpop-power-hit': danceMove({
    name: 'Power hit',
    cue: 'Cross, hit, up, and shine!',
    beats: 4,
    hold: 0.35,
    lag: { arm: 0.01, head: 0.03, spine: 0.01 },
    poster: 0.55,
    keys: [
      [
        0,
        { arms: { ...ARM.crossed, flex: 74 }, spine: { flex: 16 }, head: { pitch: 16 }, pelvis: { y: 0.84 } },
      ],
      [
        1,
        {
          feet: { out: 0.3, yaw: 28 },
          legs: { turn: 20 },
          pelvis: { y: 0.76, pitch: 4 },
          arms: { ...ARM.low, flex: 10, out: 46, ...FIST },
          spine: { flex: -4 },
        },
      ],
      [
        2,
        sway(0.9, 0.82),
        {
          feet: { out: 0.3, yaw: 28 },
          footR: { lift: 24 },
          armL: { ...ARM.high, ...FIST },
          armR: { ...ARM.chest, ...FIST },
          head: { pitch: -8, yaw: 12 },
        },
      ],
      [
        3,
        sway(-0.9, 0.82),
        {
          feet: { out: 0.3, yaw: 28 },
          footL: { lift: 24 },
          arms: { ...ARM.diagonal, out: 138 },
          head: { pitch: -12 },
          spine: { flex: -8 },
        },
      ],
    ],
  }),
  'kpop-skip-hop': danceMove({
    name: 'Skip and flick',
    cue: 'Hop, flick behind, so light!',
    beats: 2,
    mirror: true,
    bounce: 0.05,
    view: [22, 5],
    keys: [
      [
        0,
        sway(0.5, 0.86),
        turn(-16),
        {
          footL: { out: 0.07 },
          footR: { out: 0.14, y: 0.26, z: -0.3, lift: 70 },
          armL: { ...ARM.goal, out: 96, elbow: 54 },
          armR: { ...ARM.low, out: 60, elbow: 40 },
        },
      ],
    ],
  }),
  'kpop-side-wave': danceMove({
    name: 'Side wave',
    cue: 'Head, chest, hips: ride the wave!',
    beats: 4,
    mirror: true,
    bounce: 0,
    lag: { head: 0, arm: 0.14, spine: 0.05 },
    pose: { feet: { out: 0.25, yaw: 20 } },
    keys: [
      [
        0,
        {
          pelvis: { x: -0.12, y: 0.83, roll: -4 },
          spine: { side: -18, twist: 6 },
          head: { roll: -16, yaw: 10 },
          armL: { ...ARM.side, out: 60, elbow: 40 },
          armR: { ...ARM.low, out: 30, elbow: 60 },
        },
      ],
      [
        1,
        {
          pelvis: { x: 0.02, y: 0.79, roll: -9 },
          spine: { side: -8, twist: 4 },
          head: { roll: 4, yaw: 4 },
          armL: { ...ARM.diagonal, elbow: 20 },
          armR: { ...ARM.low, out: 40 },
        },
      ],
    ],
  }),
};
