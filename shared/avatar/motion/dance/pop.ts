import { danceMove } from './move';
import { ARM, HANDS_ON_HIPS, sway, turn } from './vocabulary';

/** The clap of a step touch: the body folds slightly toward the hands. */
const CLAP = { arms: ARM.clap, spine: { flex: 6 }, head: { pitch: 4 } };

export const popMoves = {
  'pop-step-touch': danceMove({
    name: 'Step touch',
    cue: 'Step, touch, and clap it!',
    beats: 4,
    mirror: true,
    keys: [
      [0, sway(-0.8), CLAP, { footL: { out: -0.08, lift: 30 }, footR: { out: 0.26 } }],
      [
        1,
        { pelvis: { y: 0.85, roll: 3 }, spine: { side: -6 }, feet: { out: 0.26 } },
        { armL: { ...ARM.side, out: 74, elbow: 30 }, armR: { ...ARM.side, out: 62, elbow: 46 } },
      ],
    ],
  }),
  'pop-grapevine': danceMove({
    name: 'Grapevine',
    cue: 'Side, behind, side, and clap!',
    beats: 8,
    mirror: true,
    keys: [
      [0, sway(-0.7), CLAP, { footL: { out: -0.18, lift: 30 }, footR: { out: 0.36 } }],
      [1, turn(-14), { pelvis: { y: 0.86 }, footL: { out: 0.06 }, footR: { out: 0.36 }, arms: ARM.side }],
      [
        2,
        turn(24),
        {
          pelvis: { y: 0.85, pitch: 6 },
          footL: { out: 0.06 },
          footR: { out: -0.16, z: -0.16, lift: 24 },
        },
        { armL: ARM.behind, armR: ARM.across },
      ],
      [
        3,
        turn(-10),
        {
          pelvis: { y: 0.85 },
          footL: { out: 0.36 },
          footR: { out: -0.16, z: -0.16, lift: 20 },
          arms: ARM.side,
        },
      ],
    ],
  }),
  'pop-hip-sway': danceMove({
    name: 'Double hips',
    cue: 'Hips left, left, right, right!',
    beats: 4,
    mirror: true,
    bounce: 0.01,
    pose: { ...HANDS_ON_HIPS, feet: { out: 0.19, yaw: 16 } },
    keys: [
      [0, sway(1.15, 0.87), { footR: { lift: 22 } }],
      [0.5, sway(0.3, 0.885), { footR: { lift: 10 } }],
      [1, sway(1.4, 0.86), { footR: { lift: 28 }, head: { pitch: 4 } }],
    ],
  }),
  'pop-reach-sway': danceMove({
    name: 'Reach and sway',
    cue: 'Left arm high, hips follow!',
    beats: 4,
    mirror: true,
    pose: { feet: { out: 0.21, yaw: 16 } },
    lag: { arm: 0.09 },
    keys: [
      [
        0,
        sway(1, 0.86),
        { armL: { ...ARM.diagonal, out: 142 }, armR: { ...ARM.low, out: 62 }, footR: { lift: 26 } },
        { head: { pitch: -8 } },
      ],
      [
        1,
        sway(0.5, 0.88),
        { armL: { ...ARM.goal, out: 100, elbow: 70 }, armR: { ...ARM.low, out: 40, elbow: 60 } },
        { footR: { lift: 10 } },
      ],
    ],
  }),
  'pop-body-roll': danceMove({
    name: 'Body roll',
    cue: 'Chest first, then let it roll!',
    beats: 4,
    view: [52, 5],
    bounce: 0,
    lag: { head: 0.16, arm: 0.14 },
    poster: 0.25,
    keys: [
      [
        0,
        {
          pelvis: { y: 0.9, z: 0.02, pitch: -3 },
          spine: { flex: 4 },
          head: { pitch: 6 },
          arms: { ...ARM.low, out: 14 },
        },
      ],
      [
        1,
        {
          pelvis: { y: 0.88, z: -0.05, pitch: 20 },
          spine: { flex: -30 },
          head: { pitch: -14 },
          arms: { ...ARM.behind, out: 30 },
        },
      ],
      [
        2,
        {
          pelvis: { y: 0.83, z: 0.05, pitch: -20 },
          spine: { flex: 22 },
          head: { pitch: 4 },
          arms: { flex: 30, out: 26, elbow: 60 },
        },
      ],
      [
        3,
        {
          pelvis: { y: 0.82, z: -0.04, pitch: 16 },
          spine: { flex: 6 },
          head: { pitch: 10 },
          arms: { flex: 50, out: 20, elbow: 70 },
        },
      ],
    ],
  }),
  'pop-disco-point': danceMove({
    name: 'Disco point',
    cue: 'Point up high, then down across!',
    beats: 4,
    mirror: true,
    hold: 0.25,
    pose: {
      feet: { out: 0.2, yaw: 16 },
      handR: HANDS_ON_HIPS.hands ?? {},
      handL: { ...HANDS_ON_HIPS.hands, pin: 0 },
    },
    keys: [
      [0, sway(-1, 0.86), { armL: ARM.diagonal, head: { yaw: 16, pitch: -8 }, footL: { lift: 24 } }],
      [
        1,
        sway(0.9, 0.85),
        {
          armL: ARM.downAcross,
          spine: { twist: -22, flex: 8 },
          head: { yaw: -8, pitch: 10 },
          footR: { lift: 24 },
        },
      ],
    ],
  }),
  'pop-twist': danceMove({
    name: 'The twist',
    cue: 'Twist those hips, stay low!',
    beats: 2,
    mirror: true,
    glides: true,
    pose: { feet: { out: 0.15, lift: 14 }, pelvis: { y: 0.81, pitch: 10 } },
    keys: [
      [
        0,
        { pelvis: { yaw: 34, x: 0.05, roll: 5 }, spine: { twist: -44, side: -6 }, head: { yaw: 8, roll: 6 } },
        {
          footL: { yaw: 40 },
          footR: { yaw: -24 },
          armL: { flex: -12, out: 34, elbow: 84 },
          armR: { flex: 52, out: 10, elbow: 84 },
        },
      ],
    ],
  }),
  'pop-star-hop': danceMove({
    name: 'Star hop',
    cue: 'Hop out wide, clap it in!',
    beats: 2,
    lag: { arm: 0.02, head: 0.05 },
    keys: [
      [
        0,
        {
          pelvis: { y: 0.85 },
          feet: { out: 0.3, yaw: 22 },
          arms: ARM.diagonal,
          head: { pitch: -8 },
          spine: { flex: -4 },
        },
      ],
      [0.5, { pelvis: { y: 0.97 }, feet: { out: 0.19, y: 0.06, lift: 26 }, arms: { ...ARM.goal, out: 70 } }],
      [1, CLAP, { pelvis: { y: 0.83, pitch: 10 }, feet: { out: 0.09, yaw: 12 } }],
      [1.5, { pelvis: { y: 0.97 }, feet: { out: 0.19, y: 0.06, lift: 26 }, arms: { ...ARM.goal, out: 70 } }],
    ],
  }),
  'pop-jazz-box': danceMove({
    name: 'Jazz box',
    cue: 'Cross, back, side, and front!',
    beats: 4,
    keys: [
      [
        0,
        sway(-0.5),
        turn(-16),
        { footL: { out: -0.1, z: 0.2 }, footR: { out: 0.1, lift: 26 }, armL: ARM.across, armR: ARM.side },
      ],
      [
        1,
        sway(-0.4),
        {
          footL: { out: -0.1, z: 0.2, lift: 0 },
          footR: { out: 0.14, z: -0.14 },
          armL: { ...ARM.low, out: 46 },
          armR: ARM.behind,
        },
      ],
      [
        2,
        sway(0.8, 0.86),
        {
          footL: { out: 0.2, z: -0.08 },
          footR: { out: 0.14, z: -0.14, lift: 18 },
          armL: ARM.side,
          armR: { ...ARM.low, out: 50 },
        },
      ],
      [
        3,
        sway(-0.5),
        turn(12),
        {
          footL: { out: 0.2, z: -0.08, lift: 24 },
          footR: { out: 0.1, z: 0.06 },
          armL: ARM.behind,
          armR: ARM.across,
        },
      ],
    ],
  }),
  'pop-flick-kick': danceMove({
    name: 'Flick kick',
    cue: 'Step and flick, swing those arms!',
    beats: 4,
    mirror: true,
    view: [14, 5],
    keys: [
      [
        0,
        sway(0.6, 0.86),
        turn(10),
        { footL: { out: 0.14 }, footR: { out: 0.1, z: -0.12, lift: 30 }, armL: ARM.guard, armR: ARM.guard },
      ],
      [
        1,
        turn(18),
        {
          pelvis: { y: 0.9, pitch: -6 },
          spine: { flex: 6 },
          footL: { out: 0.1 },
          footR: { out: 0.2, y: 0.26, z: 0.4, lift: 24 },
        },
        { armL: { ...ARM.side, out: 70 }, armR: { ...ARM.side, out: 96 } },
      ],
    ],
  }),
};
