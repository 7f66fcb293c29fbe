import type { Motion } from '../motion';

export const butterflyStretch: Motion = {
  base: 'butterfly',
  secs: 5,
  view: [24, 13],
  pose: { hands: { out: 0.08, y: 0.1, z: 0.15, flat: 0, pin: 1 }, arms: { curl: 46 } },
  keys: [
    [0, { spine: { flex: -2 } }],
    [2.2, { pelvis: { pitch: 24 }, spine: { flex: 6 }, head: { pitch: 4, gaze: 0.6 } }],
    [3.6, { pelvis: { pitch: 25 }, spine: { flex: 6 }, head: { pitch: 4, gaze: 0.6 } }],
  ],
};
