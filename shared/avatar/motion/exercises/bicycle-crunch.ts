import { AT_TEMPLES } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const PEDAL: PoseDelta = {
  spine: { flex: 33, twist: -36 },
  head: { pitch: 8, yaw: -6 },
  legL: { flex: 18, knee: 6, ankle: -40 },
  legR: { flex: 122, knee: 112, ankle: -20 },
};

export const bicycleCrunch: Motion = {
  base: 'supine-legs-up',
  secs: 1.25,
  effort: [0.95, 0.1],
  poster: 0.55,
  mirror: true,
  repeat: 2,
  view: [48, 18],
  pose: { ...AT_TEMPLES, spine: { flex: 32 }, head: { pitch: 8 } },
  keys: [
    [0, PEDAL],
    [0.2, PEDAL],
    [
      0.72,
      {
        legL: { flex: 66, knee: 82, ankle: -30 },
        legR: { flex: 80, knee: 70, ankle: -30 },
      },
    ],
  ],
};
