import type { Motion } from '../motion';

export const plankJack: Motion = {
  base: 'plank',
  secs: 1,
  repeat: 4,
  view: [118, 26],
  pose: { hands: { z: 0.545 } },
  keys: [
    [0, {}],
    [0.12, { pelvis: { pitch: 72.9 }, legs: { knee: 5 } }],
    [0.25, { pelvis: { pitch: 73.4 }, pins: { y: 0.045, z: -0.65 }, legs: { out: 9, ankle: -8 } }],
    [0.42, { pelvis: { pitch: 72.8 }, pins: { z: -0.635 }, legs: { out: 17, turn: 6 } }],
    [0.62, { pelvis: { pitch: 72.9 }, pins: { z: -0.635 }, legs: { out: 17, turn: 6, knee: 5 } }],
    [0.75, { pelvis: { pitch: 73.4 }, pins: { y: 0.045, z: -0.65 }, legs: { out: 9, ankle: -8 } }],
  ],
};
