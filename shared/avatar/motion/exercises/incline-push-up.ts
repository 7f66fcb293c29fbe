import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** Elbows above the hands, eyes ahead so that the face stays clear of the chair. */
const LOW: PoseDelta = {
  pelvis: { pitch: 61 },
  head: { pitch: -27, gaze: 0.45 },
};

export const inclinePushUp: Motion = {
  base: 'plank',
  secs: 4,
  view: [92, 8],
  props: [{ kind: 'chair', z: 0.552, turn: 180 }],
  pose: {
    pelvis: { pitch: 47.8 },
    head: { pitch: -12, gaze: 0.45 },
    hands: { out: 0.186, y: 0.45, z: 0.3, yaw: 4, swivel: 30 },
  },
  keys: [
    [0, {}],
    [1.6, LOW],
    [1.85, LOW],
    [3.1, {}],
  ],
};
