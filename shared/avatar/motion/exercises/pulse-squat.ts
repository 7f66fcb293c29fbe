import { PALMS } from '../fragments';
import type { Motion } from '../motion';

export const pulseSquat: Motion = {
  base: 'stand',
  secs: 1,
  repeat: 4,
  view: 52,
  pose: {
    feet: { out: 0.15, yaw: 18 },
    legs: { turn: 14 },
    ...PALMS,
  },
  keys: [
    [0, { pelvis: { y: 0.49, pitch: 36 }, spine: { flex: 5 }, head: { pitch: -3 } }],
    [0.5, { pelvis: { y: 0.59, pitch: 31 }, spine: { flex: 2 } }],
  ],
};
