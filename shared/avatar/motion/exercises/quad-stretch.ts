import { HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';
import { FRAME } from '../pose';

export const quadStretch: Motion = {
  base: 'stand',
  secs: 5,
  view: [112, 7],
  pose: {
    pelvis: { z: -0.02 },
    footL: { pin: 0, y: 0.5 },
    legL: { flex: -6, out: 1, turn: 0, knee: 150, ankle: -44 },
    handL: { out: 0.0, y: 0.05, z: 0.09, frame: FRAME.ankle, pin: 1 },
    armL: { curl: 60 },
    handR: HAND_ON_HIP.hand,
    armR: HAND_ON_HIP.arm,
  },
  keys: [
    [0, {}],
    [2, { pelvis: { z: -0.02, pitch: -4 }, legL: { flex: -10, knee: 156 } }],
    [3.4, { pelvis: { z: -0.02, pitch: -4 }, legL: { flex: -10, knee: 156 } }],
  ],
};
