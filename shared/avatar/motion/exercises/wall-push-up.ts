import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const WALL_LOW: PoseDelta = { pelvis: { pitch: 23.5 }, legs: { ankle: 15 }, head: { pitch: -8 } };

export const wallPushUp: Motion = {
  base: 'plank',
  secs: 4,
  effort: [0.5, 0.8],
  view: [94, 6],
  props: [{ kind: 'wall', z: 0.62 }],
  pose: {
    pelvis: { pitch: 9 },
    head: { pitch: 0, gaze: 0.5 },
    legs: { ankle: 9 },
    pins: { z: -0.018 },
    hands: { out: 0.2, y: 1.24, z: 0.62, yaw: 0, pitch: 90 },
    arms: { curl: 3 },
  },
  keys: [
    [0, {}],
    [1.6, WALL_LOW],
    [1.85, WALL_LOW],
    [3.2, {}],
  ],
};
