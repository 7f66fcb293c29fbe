import { HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';

/** The tailbone tucks, then hips and trunk shift forward over the left foot. */
export const hipFlexorStretch: Motion = {
  base: 'half-kneel',
  secs: 5,
  breaths: 1,
  pose: {
    body: { breath: 1.2 },
    hands: HAND_ON_HIP.hand,
    arms: HAND_ON_HIP.arm,
    legR: { flex: -28, knee: 63, ankle: -68 },
    pelvis: { pitch: -5 },
    head: { pitch: -3 },
  },
  keys: [
    [0, {}],
    [2.5, { legR: { flex: -27.4, knee: 63.6 } }],
  ],
  entry: {
    secs: 3,
    keys: [
      [0, { legR: { flex: 0, knee: 90 }, pelvis: { pitch: 3 }, head: { pitch: 0 } }],
      [0.9, { legR: { flex: -1, knee: 90 }, pelvis: { pitch: -6 }, head: { pitch: -2 } }],
    ],
  },
};
