import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const SITTING: PoseDelta = { pelvis: { y: 0.556, z: -0.13, pitch: 2 }, head: { pitch: 0 } };

export const sitToStand: Motion = {
  base: 'stand',
  secs: 5,
  effort: [0.1, 0.35],
  poster: 0.26,
  view: [62, 7],
  props: [{ kind: 'chair', z: -0.24 }],
  pose: {
    body: { balance: 0 },
    feet: { out: 0.13, z: 0.12, yaw: 10 },
    legs: { turn: 12 },
    pelvis: { z: 0.09 },
    hands: { out: 0.045, y: -0.03, z: 0.22, frame: FRAME.chest, pin: 1 },
    arms: { curl: 62, forearm: 20 },
  },
  keys: [
    [0, SITTING],
    [0.4, SITTING],
    [0.95, { pelvis: { y: 0.575, z: -0.11, pitch: 40 }, spine: { flex: 8 }, head: { pitch: -8 } }],
    [1.4, { pelvis: { y: 0.7, z: 0.0, pitch: 30 }, spine: { flex: 6 } }],
    [2.1, {}],
    [2.5, {}],
    [3.7, { pelvis: { y: 0.66, z: -0.07, pitch: 34 }, spine: { flex: 6 }, head: { pitch: -6 } }],
    [4.35, { pelvis: { y: 0.558, z: -0.13, pitch: 30 }, spine: { flex: 4 }, head: { pitch: -6 } }],
  ],
};
