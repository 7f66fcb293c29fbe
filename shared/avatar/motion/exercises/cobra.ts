import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const RAISED: PoseDelta = {
  pelvis: { y: 0.128, pitch: 77 },
  spine: { flex: -54 },
  legs: { flex: -8 },
  head: { pitch: -4, gaze: 0.7 },
};

export const cobra: Motion = {
  base: 'prone',
  secs: 6,
  view: [70, 9],
  props: [{ kind: 'mat', z: -0.28 }],
  pose: { hands: { out: 0.21, z: 0.25, pin: 1 }, legs: { flex: 5 } },
  keys: [
    [0, { spine: { flex: -4 } }],
    [2, RAISED],
    [4.2, { ...RAISED, spine: { flex: -55 } }],
    [5.8, { spine: { flex: -4 } }],
  ],
};
