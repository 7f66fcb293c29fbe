import { HAND_ON_HIP } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const SHIFTED: PoseDelta = { legR: { flex: -28, knee: 63 }, pelvis: { pitch: -5 }, head: { pitch: -3 } };

export const hipFlexorStretch: Motion = {
  base: 'half-kneel',
  secs: 5,
  pose: { hands: HAND_ON_HIP.hand, arms: HAND_ON_HIP.arm, legR: { ankle: -68 } },
  keys: [
    [0, {}],
    [2, SHIFTED],
    [3.4, SHIFTED],
  ],
};
