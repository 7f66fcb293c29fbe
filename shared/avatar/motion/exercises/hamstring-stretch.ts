import { HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';

/** The left heel is set down in front; the right knee bends and the hips go back, with a long back. */
export const hamstringStretch: Motion = {
  base: 'stand',
  secs: 6,
  breaths: 1,
  view: [72, 7],
  pose: {
    body: { balance: 0, breath: 1.2 },
    footL: { out: 0.1, z: 0.4, lift: -24, yaw: 2 },
    footR: { out: 0.1, yaw: 6 },
    pelvis: { y: 0.7625, z: -0.12, pitch: 50 },
    spine: { flex: 2 },
    head: { gaze: 0.35 },
    hands: HAND_ON_HIP.hand,
    arms: HAND_ON_HIP.arm,
  },
  keys: [
    [0, {}],
    [3, { pelvis: { y: 0.7625, z: -0.12, pitch: 49.7 }, spine: { flex: 2 } }],
  ],
  entry: {
    secs: 4,
    keys: [
      [
        0,
        {
          footL: { z: 0, lift: 0, yaw: 6 },
          pelvis: { y: 0.918, z: 0.02, pitch: 0 },
          spine: { flex: 0 },
          head: { gaze: 0.8 },
        },
      ],
      [
        0.6,
        {
          footL: { z: 0.18, y: 0.06, lift: -6, yaw: 4 },
          pelvis: { x: -0.06, y: 0.9, z: 0, pitch: 3 },
          spine: { flex: 0 },
          head: { gaze: 0.7 },
        },
      ],
      [
        1.02,
        {
          footL: { z: 0.392, y: 0.022, lift: -24 },
          pelvis: { x: -0.05, y: 0.86, z: -0.03, pitch: 5 },
          spine: { flex: 0 },
          head: { gaze: 0.6 },
        },
      ],
      [1.2, { pelvis: { x: -0.02, y: 0.836, z: -0.05, pitch: 8 }, spine: { flex: 0 }, head: { gaze: 0.6 } }],
      [1.7, { pelvis: { y: 0.824, z: -0.068, pitch: 14 }, spine: { flex: 0 }, head: { gaze: 0.6 } }],
    ],
  },
};
