import { FIST } from '../fragments';
import { danceMove } from './move';
import { ARM, sway, turn } from './vocabulary';

const WIDE = { feet: { out: 0.24, yaw: 22 }, pelvis: { y: 0.83, pitch: 6 } };
/** The chest thrown forward, and the hollow it comes from. */
const POP = {
  pelvis: { y: 0.82, z: -0.04, pitch: 18 },
  spine: { flex: -34 },
  head: { pitch: -8 },
  arms: { ...ARM.behind, out: 48, elbow: 58, ...FIST },
};
const HOLLOW = {
  pelvis: { y: 0.84, pitch: -10 },
  spine: { flex: 30 },
  head: { pitch: 8 },
  arms: { flex: 40, out: 34, twist: -44, elbow: 92, ...FIST },
};
const KNEE_UP = { out: 0.1, y: 0.3, z: 0.14, lift: 24 };

export const hiphopMoves = {
  'hiphop-rock': danceMove({
    name: 'Rock the groove',
    cue: 'Bounce low, rock that chest!',
    beats: 4,
    mirror: true,
    bounce: 0.045,
    pose: { ...WIDE, arms: { ...ARM.guard, flex: 26, out: 30, elbow: 84 } },
    keys: [
      [
        0,
        sway(0.7, 0.81),
        {
          spine: { flex: 18 },
          head: { pitch: 10 },
          armL: { flex: 52, out: 16 },
          armR: { flex: -8, out: 40 },
        },
      ],
      [
        1,
        sway(0.9, 0.8),
        {
          spine: { flex: 20 },
          head: { pitch: 12 },
          armL: { flex: 60, out: 10 },
          armR: { flex: -14, out: 44 },
        },
      ],
    ],
  }),
  'hiphop-running-man': danceMove({
    name: 'Running man',
    cue: 'Knee up, slide it back!',
    beats: 2,
    mirror: true,
    glides: true,
    bounce: 0,
    view: [42, 5],
    lag: { arm: 0.02 },
    keys: [
      [
        0,
        turn(12),
        {
          pelvis: { y: 0.82, pitch: 10 },
          footL: { out: 0.1, z: 0.2 },
          footR: { out: 0.11, z: -0.24, lift: 34 },
        },
        { armL: { ...ARM.guard, flex: 6, elbow: 96 }, armR: { ...ARM.guard, flex: 56, elbow: 96 } },
      ],
      [
        0.5,
        {
          pelvis: { y: 0.9, pitch: 2 },
          spine: { flex: 6 },
          footL: { out: 0.1, z: -0.02, lift: 4 },
          footR: KNEE_UP,
        },
        { arms: { ...ARM.guard, flex: 40, elbow: 110 } },
      ],
    ],
  }),
  'hiphop-chest-pop': danceMove({
    name: 'Chest pop',
    cue: 'Pop the chest, right on the beat!',
    beats: 4,
    hold: 0.3,
    bounce: 0,
    view: [48, 5],
    lag: { spine: 0, arm: 0.06 },
    pose: WIDE,
    keys: [
      [0, POP, { head: { yaw: 6 } }],
      [0.65, HOLLOW],
      [1, POP, { spine: { flex: -36 }, head: { yaw: -6 } }],
      [1.65, HOLLOW],
      [2, POP, { pelvis: { x: 0.07 }, spine: { side: 15, twist: 8 }, footR: { lift: 18 } }],
      [2.65, HOLLOW],
      [3, POP, { pelvis: { x: -0.07 }, spine: { side: -15, twist: -8 }, footL: { lift: 18 } }],
      [3.65, HOLLOW],
    ],
  }),
  'hiphop-cabbage-patch': danceMove({
    name: 'Cabbage patch',
    cue: 'Stir the pot, big circles!',
    beats: 2,
    bounce: 0,
    view: [16, 8],
    pose: { ...WIDE, arms: { ...ARM.guard, flex: 58, out: -4, twist: -30, elbow: 66 } },
    keys: [
      [0, sway(1, 0.82), turn(22), { armL: { out: 16, elbow: 62 }, armR: { out: -26, elbow: 62 } }],
      [0.5, { pelvis: { y: 0.83, z: 0.05, pitch: 14 }, spine: { flex: 14 }, arms: { flex: 70, elbow: 22 } }],
      [1, sway(-1, 0.82), turn(-22), { armL: { out: -26, elbow: 62 }, armR: { out: 16, elbow: 62 } }],
      [
        1.5,
        { pelvis: { y: 0.84, z: -0.05, pitch: -4 }, spine: { flex: -8 }, arms: { flex: 38, elbow: 120 } },
      ],
    ],
  }),
  'hiphop-arm-wave': danceMove({
    name: 'Arm wave',
    cue: 'Let the wave run through your arms!',
    beats: 4,
    mirror: true,
    bounce: 0,
    lag: { arm: 0, head: 0.05 },
    pose: { ...WIDE, arms: { ...ARM.side, elbow: 8, curl: 4 } },
    keys: [
      [
        0,
        { pelvis: { x: 0.04 }, head: { yaw: 36, pitch: 6 }, armL: { out: 92, wrist: 62 }, armR: { out: 80 } },
      ],
      [
        0.5,
        {
          pelvis: { x: 0.05, yaw: 6 },
          head: { yaw: 30, pitch: 4 },
          spine: { side: 4 },
          armL: { out: 116, twist: -80, elbow: 56, wrist: -44 },
          armR: { out: 76 },
        },
      ],
      [
        1,
        {
          pelvis: { x: 0.02, y: 0.81 },
          head: { yaw: 12 },
          spine: { side: 15 },
          armL: { out: 92, twist: -40, elbow: 22, wrist: -20 },
          armR: { out: 70 },
        },
      ],
      [
        1.5,
        {
          pelvis: { x: -0.02, y: 0.85 },
          head: { yaw: -12 },
          spine: { side: -13, flex: -6 },
          armL: { out: 76 },
          armR: { out: 104, twist: -40, elbow: 20 },
        },
      ],
    ],
  }),
  'hiphop-lean': danceMove({
    name: 'Shoulder lean',
    cue: 'Lean it, lean it, stay smooth!',
    beats: 4,
    mirror: true,
    bounce: 0.01,
    pose: { feet: { out: 0.24, yaw: 22 }, arms: { ...ARM.low, elbow: 46 } },
    keys: [
      [
        0,
        {
          pelvis: { x: 0.1, y: 0.82, pitch: -8, yaw: -14, roll: -7 },
          spine: { side: -16, twist: -12 },
          head: { roll: -8, yaw: 10 },
          footR: { lift: 22 },
          armR: { flex: 34, elbow: 84 },
        },
      ],
      [
        0.5,
        {
          pelvis: { x: 0.07, y: 0.85, pitch: -4, yaw: -8, roll: -3 },
          spine: { side: -7, twist: -6 },
          footR: { lift: 14 },
          armR: { flex: 24, elbow: 70 },
        },
      ],
      [
        1,
        {
          pelvis: { x: 0.12, y: 0.8, pitch: -10, yaw: -16, roll: -9 },
          spine: { side: -20, twist: -14 },
          head: { roll: -12, yaw: 12, pitch: -4 },
          footR: { lift: 26 },
          armR: { flex: 42, elbow: 96 },
        },
      ],
    ],
  }),
  'hiphop-side-step': danceMove({
    name: 'Big side step',
    cue: 'Big step, and bring it in!',
    beats: 4,
    mirror: true,
    keys: [
      [
        0,
        sway(-0.6, 0.85),
        turn(-14),
        {
          footL: { out: -0.1, lift: 26 },
          footR: { out: 0.3 },
          armL: ARM.across,
          armR: { ...ARM.low, out: 40 },
        },
      ],
      [
        1,
        {
          pelvis: { x: 0.13, y: 0.76, roll: -4, yaw: 10, pitch: 8 },
          spine: { side: 12, twist: 8 },
          head: { roll: -4, yaw: 12 },
        },
        {
          footL: { out: 0.3 },
          footR: { out: 0.3, lift: 14 },
          armL: { ...ARM.side, out: 76 },
          armR: { ...ARM.side, out: 104 },
        },
      ],
    ],
  }),
  'hiphop-kick-step': danceMove({
    name: 'Kick and cross',
    cue: 'Kick it out, cross it over!',
    beats: 4,
    mirror: true,
    view: [4, 5],
    pose: { pelvis: { y: 0.84 } },
    keys: [
      [
        0,
        turn(-16),
        {
          pelvis: { pitch: -6 },
          spine: { flex: 8 },
          footL: { out: 0.22, y: 0.28, z: 0.36, lift: 12 },
          armL: ARM.behind,
          armR: ARM.guard,
        },
      ],
      [
        1,
        turn(20),
        {
          pelvis: { y: 0.82, pitch: 10 },
          footL: { out: -0.06, z: 0.14, yaw: 24 },
          footR: { out: 0.12, z: -0.08, lift: 34 },
          armL: ARM.guard,
          armR: ARM.behind,
        },
      ],
    ],
  }),
  'hiphop-stomp': danceMove({
    name: 'Stomp and cross',
    cue: 'Stomp, stomp, cross your arms!',
    beats: 4,
    hold: 0.3,
    pose: { feet: { out: 0.15, yaw: 18 }, pelvis: { y: 0.83, pitch: 6 } },
    keys: [
      [
        0,
        sway(0.4, 0.82),
        {
          footL: { out: 0.27 },
          footR: { out: 0.15 },
          arms: { ...ARM.low, flex: 26, out: 40, elbow: 40, ...FIST },
          head: { pitch: 8 },
        },
      ],
      [
        1,
        sway(-0.4, 0.8),
        {
          feet: { out: 0.27 },
          arms: { ...ARM.low, flex: 30, out: 52, elbow: 30, ...FIST },
          head: { pitch: 8 },
        },
      ],
      [
        2,
        {
          feet: { out: 0.27 },
          pelvis: { y: 0.79, pitch: 8 },
          arms: ARM.crossed,
          spine: { flex: 12 },
          head: { pitch: 14 },
        },
      ],
      [
        2.5,
        {
          feet: { out: 0.27 },
          pelvis: { y: 0.83, pitch: -4 },
          arms: { ...ARM.crossed, flex: 62 },
          spine: { flex: -4 },
          head: { pitch: -8, yaw: 10 },
        },
      ],
      [
        3,
        {
          feet: { out: 0.27 },
          pelvis: { y: 0.8, pitch: -6, yaw: -10 },
          arms: { ...ARM.crossed, flex: 60 },
          spine: { flex: -6, side: 6 },
          head: { pitch: -8, yaw: 14, roll: 6 },
        },
      ],
    ],
  }),
  'hiphop-top-rock': danceMove({
    name: 'Top rock',
    cue: 'Cross step, open up, come back!',
    beats: 4,
    mirror: true,
    view: [14, 5],
    pose: { pelvis: { y: 0.83 } },
    keys: [
      [
        0,
        turn(-34),
        {
          pelvis: { pitch: 8, y: 0.81 },
          footL: { out: -0.12, z: 0.24, yaw: -6 },
          footR: { out: 0.14, z: -0.04, lift: 26 },
          armL: { ...ARM.side, out: 78, elbow: 26 },
          armR: { ...ARM.side, out: 82, elbow: 26 },
        },
      ],
      [
        1,
        {
          footL: { out: 0.14 },
          footR: { out: 0.14, z: -0.04 },
          pelvis: { pitch: 10, y: 0.84 },
          spine: { flex: 12 },
          head: { pitch: 6 },
          arms: ARM.crossed,
        },
      ],
    ],
  }),
};
