import { FIST } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const DEADLIFT: PoseDelta = {
  pelvis: { y: 0.84, pitch: 76 },
  spine: { flex: -2 },
  head: { gaze: 0.25 },
  arms: { flex: 72 },
};

export const romanianDeadlift: Motion = {
  base: 'stand',
  secs: 4,
  effort: [0.5, 0.8],
  view: [64, 7],
  props: [{ kind: 'dumbbells' }],
  pose: { feet: { out: 0.11, yaw: 5 }, arms: { flex: 16, out: 5, elbow: 4, forearm: -72, ...FIST } },
  keys: [
    [0, {}],
    [1.7, DEADLIFT],
    [2, DEADLIFT],
    [3.3, {}],
  ],
};
