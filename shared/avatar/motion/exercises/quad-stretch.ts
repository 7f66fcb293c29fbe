import { HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';
import { FRAME } from '../pose';

const ANKLE = { y: 0.03, yaw: 72, pitch: -32, swivel: -20, frame: FRAME.ankle, pin: 1 };

/** The left foot comes up behind, the left hand takes its ankle and draws the heel in. */
export const quadStretch: Motion = {
  base: 'stand',
  secs: 5,
  breaths: 1,
  glance: false,
  view: [84, 7],
  pose: {
    pelvis: { z: -0.02, pitch: -3 },
    footL: { pin: 0, y: 0.5 },
    legL: { flex: -13, out: 1, turn: 0, knee: 149, ankle: -50 },
    handL: ANKLE,
    armL: { curl: 48 },
    handR: HAND_ON_HIP.hand,
    armR: HAND_ON_HIP.arm,
  },
  keys: [
    [0, {}],
    [2.5, { legL: { flex: -13, knee: 148.6 } }],
  ],
  entry: {
    secs: 4,
    keys: [
      [
        0,
        {
          pelvis: { z: 0, pitch: 0 },
          footL: { pin: 1, y: 0 },
          legL: { flex: 0, knee: 10, ankle: 0 },
          handL: { pin: 0 },
          armL: { curl: 20 },
        },
      ],
      [
        0.5,
        {
          pelvis: { x: -0.07, z: 0, pitch: 0 },
          footL: { pin: 1, y: 0, lift: 24 },
          legL: { flex: 2, knee: 30, ankle: 0 },
          handL: { pin: 0 },
          armL: { curl: 20 },
        },
      ],
      [
        1.4,
        {
          pelvis: { z: -0.02, pitch: 2 },
          legL: { flex: -4, knee: 120 },
          handL: { pin: 0 },
          armL: { flex: -24, out: 10, elbow: 20, curl: 20 },
        },
      ],
      [2.5, { legL: { flex: -11, knee: 146 }, pelvis: { z: -0.02, pitch: 0 } }],
    ],
  },
};
