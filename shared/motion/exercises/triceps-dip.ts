import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const DIP: PoseDelta = { pelvis: { y: 0.36, pitch: 3 } };

export const tricepsDip: Motion = {
  base: 'chair',
  secs: 3,
  view: [70, 9],
  props: [{ kind: 'chair', z: -0.06 }],
  pose: {
    pelvis: { y: 0.52, z: 0.24 },
    feet: { z: 0.63 },
    hands: { out: 0.2, y: 0.45, z: 0.12, pitch: -42, swivel: 62, pin: 1 },
  },
  keys: [
    [0, {}],
    [1.2, DIP],
    [1.5, DIP],
    [2.6, {}],
  ],
};
