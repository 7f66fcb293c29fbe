import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const KICK: PoseDelta = { legL: { flex: -86, knee: 84, ankle: 0 } };

export const donkeyKick: Motion = {
  base: 'all-fours',
  secs: 2,
  effort: [0.35, 0.6],
  repeat: 2,
  pose: { pinL: { knee: 0 } },
  keys: [
    [0, { legL: { flex: 8, knee: 104, ankle: -56 } }],
    [0.85, KICK],
    [1.1, KICK],
  ],
};
