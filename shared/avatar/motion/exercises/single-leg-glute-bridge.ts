import { BRIDGE } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const ONE_LEG: PoseDelta = { ...BRIDGE, legL: { flex: -4 } };

export const singleLegGluteBridge: Motion = {
  base: 'supine',
  secs: 4,
  effort: [0.25, 0.6],
  view: [62, 14],
  pose: {
    back: { pin: 1, z: -0.62 },
    footL: { pin: 0 },
    legL: { flex: 46, out: 2, turn: 0, knee: 6, ankle: 4 },
  },
  keys: [
    [0, {}],
    [1.4, ONE_LEG],
    [2, ONE_LEG],
    [3.3, {}],
  ],
};
