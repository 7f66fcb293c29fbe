import { danceMove } from './move';
import { ARM, sway, turn } from './vocabulary';

/** Elbows close, hands in front of the waist: the frame most Latin steps are danced in. */
const FRAME_ARMS = { arms: { flex: 14, out: 26, twist: -8, elbow: 96, curl: 24 } };
const LEFT_ARM_LEADS = { armL: { flex: 34, elbow: 84 }, armR: { flex: -8, out: 30, elbow: 100 } };
const RIGHT_ARM_LEADS = { armR: { flex: 34, elbow: 84 }, armL: { flex: -8, out: 30, elbow: 100 } };

export const latinMoves = {
  'latin-salsa-basic': danceMove({
    name: 'Salsa basic',
    cue: 'Forward, back, let the hips talk!',
    beats: 8,
    view: [24, 6],
    pose: FRAME_ARMS,
    keys: [
      [0, sway(1), RIGHT_ARM_LEADS, { footL: { out: 0.11, z: 0.22 }, footR: { z: -0.02, lift: 28 } }],
      [1, sway(-1), LEFT_ARM_LEADS, { footL: { out: 0.11, z: 0.22, lift: 16 }, footR: { z: -0.02 } }],
      [2, sway(1), RIGHT_ARM_LEADS, { footR: { lift: 20 } }],
      [3, sway(0.6, 0.88), { footR: { lift: 30 }, head: { yaw: 8 } }],
      [4, sway(-1), LEFT_ARM_LEADS, { footR: { out: 0.11, z: -0.24, lift: 12 } }],
      [5, sway(1), RIGHT_ARM_LEADS, { footR: { out: 0.11, z: -0.24, lift: 34 } }],
      [6, sway(-1), LEFT_ARM_LEADS, { footL: { lift: 20 } }],
      [7, sway(-0.6, 0.88), { footL: { lift: 30 }, head: { yaw: -8 } }],
    ],
  }),
  'latin-cumbia': danceMove({
    name: 'Cumbia',
    cue: 'Rock back, open, and side!',
    beats: 8,
    mirror: true,
    view: [18, 6],
    pose: FRAME_ARMS,
    keys: [
      [
        0,
        turn(44),
        sway(0.5),
        {
          pelvis: { yaw: 34 },
          spine: { twist: 24 },
          head: { yaw: -16 },
          footL: { out: 0.04, z: -0.26, lift: 20, yaw: 36 },
          footR: { lift: 6 },
          armL: { ...ARM.side, out: 70, elbow: 40 },
          armR: { flex: 40, elbow: 90 },
        },
      ],
      [
        1,
        turn(14),
        sway(-1),
        { footL: { out: 0.04, z: -0.26, lift: 38, yaw: 30 }, armL: { flex: 30, out: 34, elbow: 84 } },
      ],
      [2, sway(1.1), { footL: { out: 0.2 }, footR: { lift: 24 } }],
      [3, sway(-1.1), { footL: { out: 0.2, lift: 24 } }],
    ],
  }),
  'latin-merengue': danceMove({
    name: 'Merengue march',
    cue: 'March it, hips left and right!',
    beats: 2,
    mirror: true,
    bounce: 0.01,
    pose: { feet: { out: 0.11, yaw: 10 }, arms: { flex: 30, out: 24, elbow: 92, curl: 50 } },
    keys: [[0, sway(1.35), { footR: { lift: 44, y: 0.04 }, armR: { flex: 46 }, armL: { flex: 4 } }]],
  }),
  'latin-bachata': danceMove({
    name: 'Bachata',
    cue: 'Side, side, side, and hip up!',
    beats: 8,
    mirror: true,
    pose: FRAME_ARMS,
    keys: [
      [0, sway(0.9), LEFT_ARM_LEADS, { footL: { out: 0.05 }, footR: { out: 0.26, lift: 16 } }],
      [1, sway(-0.8), RIGHT_ARM_LEADS, { footL: { out: 0.05, lift: 12 }, footR: { out: 0.13 } }],
      [2, sway(0.9), LEFT_ARM_LEADS, { footL: { out: 0.26 }, footR: { out: 0.13, lift: 16 } }],
      [
        3,
        {
          pelvis: { x: 0.08, y: 0.875, yaw: -8, roll: -13 },
          spine: { side: 20, twist: 10 },
          head: { roll: -8, yaw: -8 },
        },
        {
          footL: { out: 0.26 },
          footR: { out: -0.06, z: 0.03, lift: 46 },
          armR: { ...ARM.goal, out: 64, elbow: 70 },
          armL: { ...ARM.low, out: 40 },
        },
      ],
    ],
  }),
  'latin-hip-circle': danceMove({
    name: 'Hip circle',
    cue: 'Slow circle, all the way round!',
    beats: 4,
    bounce: 0,
    view: [20, 8],
    lag: { arm: 0.12 },
    pose: { feet: { out: 0.2, yaw: 18 } },
    keys: [
      [0, sway(1.5, 0.85), { armL: ARM.high, armR: { ...ARM.goal, out: 110, elbow: 74 } }],
      [
        1,
        {
          pelvis: { z: -0.07, y: 0.84, pitch: 24 },
          spine: { flex: -16 },
          arms: { ...ARM.goal, out: 120, elbow: 70 },
        },
      ],
      [2, sway(-1.5, 0.85), { armR: ARM.high, armL: { ...ARM.goal, out: 110, elbow: 74 } }],
      [
        3,
        {
          pelvis: { z: 0.07, y: 0.86, pitch: -16 },
          spine: { flex: 16 },
          arms: { ...ARM.goal, out: 126, elbow: 60 },
        },
      ],
    ],
  }),
  'latin-cha-cha': danceMove({
    name: 'Cha-cha',
    cue: 'Rock step, cha-cha-cha!',
    beats: 8,
    mirror: true,
    view: [14, 6],
    pose: FRAME_ARMS,
    keys: [
      [
        0,
        sway(0.9),
        turn(-12),
        { footL: { out: 0.08, z: 0.24 }, footR: { out: 0.2, lift: 30 }, armR: { ...ARM.front, elbow: 40 } },
      ],
      [
        1,
        sway(-1),
        {
          footL: { out: 0.08, z: 0.24, lift: 20 },
          footR: { out: 0.2 },
          armL: { ...ARM.side, out: 50, elbow: 50 },
        },
      ],
      [2, sway(0.8), { footL: { out: 0.08 }, footR: { out: 0.2, lift: 18 } }],
      [2.5, sway(-0.8), { footL: { out: 0.08, lift: 14 }, footR: { out: 0.08 } }],
      [
        3,
        sway(1.2),
        { footL: { out: 0.2 }, footR: { out: 0.08, lift: 26 }, arms: { ...ARM.side, out: 62, elbow: 44 } },
      ],
    ],
  }),
  'latin-samba': danceMove({
    name: 'Samba whisk',
    cue: 'Side, behind, bounce bounce!',
    beats: 4,
    mirror: true,
    bounce: 0.03,
    keys: [
      [
        0,
        sway(0.9, 0.83),
        turn(-12),
        {
          footL: { out: 0.26 },
          footR: { out: 0.1, lift: 20 },
          armL: ARM.side,
          armR: { ...ARM.across, elbow: 40 },
        },
      ],
      [
        1,
        sway(0.7, 0.82),
        turn(26),
        {
          footL: { out: 0.26 },
          footR: { out: -0.1, z: -0.14, lift: 40 },
          armL: ARM.behind,
          armR: { ...ARM.goal, out: 100, elbow: 60 },
        },
      ],
    ],
  }),
  'latin-new-yorker': danceMove({
    name: 'Open break',
    cue: 'Step through and open the arm!',
    beats: 4,
    mirror: true,
    view: [6, 5],
    keys: [
      [
        0,
        turn(62),
        {
          pelvis: { y: 0.84, pitch: 6 },
          head: { yaw: 6, pitch: -4 },
          footL: { yaw: 54, lift: 0 },
          footR: { out: -0.2, z: 0.16, yaw: -46 },
          armL: { ...ARM.behind, out: 74 },
          armR: { ...ARM.front, flex: 104, out: 8 },
        },
      ],
      [
        1,
        sway(1.2),
        { footL: { yaw: 20 }, footR: { out: 0.2, lift: 20 }, arms: { ...ARM.side, out: 58, elbow: 62 } },
      ],
    ],
  }),
  'latin-shimmy': danceMove({
    name: 'Shimmy',
    cue: 'Shake those shoulders, chica!',
    beats: 4,
    bounce: 0,
    lag: { spine: 0, arm: 0.03, head: 0.06 },
    pose: { feet: { out: 0.2, yaw: 18 }, arms: { ...ARM.side, out: 58, elbow: 40 }, pelvis: { y: 0.85 } },
    keys: [
      [0, { pelvis: { pitch: 6, yaw: -8 }, spine: { twist: 26, side: 6 } }],
      [0.5, { pelvis: { pitch: 11, yaw: 8 }, spine: { twist: -26, side: -6 } }],
      [1, { pelvis: { pitch: 16, yaw: -8, y: 0.83 }, spine: { twist: 26, side: 6 } }],
      [1.5, { pelvis: { pitch: 20, yaw: 8, y: 0.82 }, spine: { twist: -26, side: -6 }, head: { pitch: -6 } }],
      [2, { pelvis: { pitch: 15, yaw: -8, y: 0.83 }, spine: { twist: 26, side: 6 } }],
      [2.5, { pelvis: { pitch: 6, yaw: 8 }, spine: { twist: -26, side: -6, flex: -4 } }],
      [3, { pelvis: { pitch: -4, yaw: -8 }, spine: { twist: 26, side: 6, flex: -8 }, head: { pitch: -8 } }],
      [3.5, { pelvis: { pitch: 0, yaw: 8 }, spine: { twist: -26, side: -6, flex: -4 }, head: { pitch: -4 } }],
    ],
  }),
  'latin-knee-pull': danceMove({
    name: 'Knee and pull',
    cue: 'Knee up, pull it down!',
    beats: 4,
    mirror: true,
    keys: [
      [
        0,
        sway(-0.5, 0.84),
        turn(16),
        {
          footL: { out: 0.26, lift: 24 },
          footR: { out: 0.16 },
          arms: { ...ARM.high, flex: 30, out: 140 },
          head: { pitch: -8 },
        },
      ],
      [
        1,
        turn(-18),
        {
          pelvis: { y: 0.9, pitch: -4 },
          spine: { flex: 22 },
          footL: { out: 0.12, y: 0.36, z: 0.2, lift: 28 },
          footR: { out: 0.1 },
          arms: { ...ARM.guard, flex: 24, elbow: 96 },
        },
      ],
    ],
  }),
};
