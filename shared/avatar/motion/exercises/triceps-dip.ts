import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const DIP: PoseDelta = { pelvis: { y: 0.4, z: 0.265, pitch: 2 }, head: { pitch: -2 } };

export const tricepsDip: Motion = {
  base: 'chair',
  secs: 3,
  effort: [0.45, 0.8],
  view: [78, 9],
  props: [{ kind: 'chair', z: -0.06 }],
  pose: {
    pelvis: { y: 0.553, z: 0.24 },
    feet: { z: 0.63 },
    hands: { out: 0.19, y: 0.45, z: 0.1, yaw: 0, pitch: -20, swivel: -50, pin: 1 },
  },
  keys: [
    [0, {}],
    [1.2, DIP],
    [1.5, DIP],
    [2.6, {}],
  ],
};
