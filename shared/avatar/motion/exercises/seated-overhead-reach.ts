import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const UP: PoseDelta = {
  spine: { flex: -4, side: 7 },
  head: { pitch: -14, yaw: 12 },
  armL: { flex: 172, out: 8, elbow: 6, curl: 4 },
};

export const seatedOverheadReach: Motion = {
  base: 'chair',
  secs: 2,
  poster: 0.22,
  mirror: true,
  view: [28, 8],
  pose: { arms: { flex: 26, out: 6, elbow: 44, curl: 12 } },
  keys: [
    [0, {}],
    [0.8, UP],
    [1.1, UP],
    [1.85, {}],
  ],
};
