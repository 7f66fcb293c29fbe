import { SIT } from '../fragments';
import type { Motion } from '../motion';

export const chairSquat: Motion = {
  base: 'stand',
  secs: 4.5,
  effort: [0.5, 0.75],
  view: 62,
  props: [{ kind: 'chair', z: -0.34 }],
  pose: { feet: { out: 0.15, yaw: 14 }, legs: { turn: 12 } },
  keys: [
    [0, {}],
    [1.4, { ...SIT, pelvis: { y: 0.62, z: -0.03, pitch: 36 } }],
    [1.8, { ...SIT, pelvis: { y: 0.555, z: -0.08, pitch: 30 } }],
    [2.3, { ...SIT, pelvis: { y: 0.553, z: -0.08, pitch: 28 } }],
    [2.7, { ...SIT, pelvis: { y: 0.59, pitch: 40 } }],
    [3.8, {}],
  ],
};
