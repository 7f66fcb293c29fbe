import type { Motion } from '../motion';

export const seatedArmRun: Motion = {
  base: 'chair',
  secs: 0.5,
  poster: 0,
  mirror: true,
  repeat: 4,
  view: [52, 7],
  pose: { pelvis: { pitch: 6 }, spine: { flex: 3 }, arms: { out: 13, elbow: 92, curl: 60 } },
  keys: [[0, { spine: { twist: -9 }, head: { yaw: 7 }, armL: { flex: 46 }, armR: { flex: -42, elbow: 84 } }]],
};
