import { PALMS } from '../fragments';
import type { Motion } from '../motion';

export const reverseLunge: Motion = {
  base: 'stand',
  secs: 3,
  poster: 0.25,
  mirror: true,
  view: 62,
  pose: { feet: { out: 0.1, yaw: 4 }, ...PALMS },
  keys: [
    [0, {}],
    [0.45, { pelvis: { y: 0.9, z: 0.06, pitch: 6 }, footL: { z: -0.32, y: 0.1, lift: 30 } }],
    [0.9, { pelvis: { y: 0.81, z: 0.05, pitch: 9 }, footL: { z: -0.72, lift: 40 } }],
    [1.4, { pelvis: { y: 0.53, z: 0.03, pitch: 10 }, footL: { z: -0.72, lift: 56 } }],
    [1.6, { pelvis: { y: 0.53, z: 0.03, pitch: 10 }, footL: { z: -0.72, lift: 56 } }],
    [2.1, { pelvis: { y: 0.82, z: 0.06, pitch: 9 }, footL: { z: -0.72, lift: 42 } }],
    [2.5, { pelvis: { y: 0.9, z: 0.05, pitch: 5 }, footL: { z: -0.28, y: 0.1, lift: 26 } }],
  ],
};
