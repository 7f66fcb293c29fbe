import { FIST } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const ROWED: PoseDelta = { arms: { flex: -26, out: 16, elbow: 98 }, spine: { flex: -1 } };

export const bentOverRow: Motion = {
  base: 'stand',
  secs: 3,
  effort: [0.2, 0.5],
  view: [62, 7],
  props: [{ kind: 'dumbbells' }],
  pose: {
    feet: { out: 0.11, yaw: 5 },
    pelvis: { y: 0.86, pitch: 60 },
    head: { gaze: 0.3 },
    arms: { flex: 60, out: 6, elbow: 6, ...FIST },
  },
  keys: [
    [0, {}],
    [1, ROWED],
    [1.3, ROWED],
    [2.5, {}],
  ],
};
