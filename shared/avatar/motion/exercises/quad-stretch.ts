import { HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const ANKLE = { y: 0.03, yaw: 72, pitch: -32, swivel: -20, frame: FRAME.ankle, pin: 1 };
const DRAWN: PoseDelta = { pelvis: { z: -0.02, pitch: -3 }, legL: { flex: -13, knee: 149 } };

export const quadStretch: Motion = {
  base: 'stand',
  secs: 5,
  view: [84, 7],
  pose: {
    pelvis: { z: -0.02 },
    footL: { pin: 0, y: 0.5 },
    legL: { flex: -11, out: 1, turn: 0, knee: 146, ankle: -50 },
    handL: ANKLE,
    armL: { curl: 48 },
    handR: HAND_ON_HIP.hand,
    armR: HAND_ON_HIP.arm,
  },
  keys: [
    [0, {}],
    [2, DRAWN],
    [3.4, DRAWN],
  ],
};
