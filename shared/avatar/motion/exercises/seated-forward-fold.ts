import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const FOLDED: PoseDelta = {
  pelvis: { z: -0.333, pitch: 46 },
  spine: { flex: 22 },
  hands: { out: 0.1, y: 0.12, z: 0.4 },
  head: { pitch: 4, gaze: 0.3 },
};

export const seatedForwardFold: Motion = {
  base: 'sit-straight',
  secs: 6,
  props: [{ kind: 'mat', z: 0.04 }],
  pose: {
    pelvis: { z: -0.352 },
    hands: { out: 0.12, y: 0.19, z: 0.005, flat: 0, swivel: -20, pin: 1 },
    arms: { wrist: -10 },
  },
  keys: [
    [0, { pelvis: { pitch: -2 }, spine: { flex: -3 }, head: { pitch: -4 } }],
    [2.4, FOLDED],
    [4.2, { ...FOLDED, pelvis: { z: -0.333, pitch: 48 } }],
    [5.7, {}],
  ],
};
