import type { Motion } from '../motion';

export const kneePushUp: Motion = {
  base: 'knee-plank',
  secs: 4,
  keys: [
    [0, {}],
    [1.6, { pelvis: { pitch: 80 } }],
    [1.85, { pelvis: { pitch: 80 } }],
    [3.1, {}],
  ],
};
