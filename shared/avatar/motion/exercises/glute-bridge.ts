import { BRIDGE } from '../fragments';
import type { Motion } from '../motion';

export const gluteBridge: Motion = {
  base: 'supine',
  secs: 4,
  effort: [0.25, 0.6],
  pose: { back: { pin: 1, z: -0.62 } },
  keys: [
    [0, {}],
    [1.4, BRIDGE],
    [2, BRIDGE],
    [3.3, {}],
  ],
};
