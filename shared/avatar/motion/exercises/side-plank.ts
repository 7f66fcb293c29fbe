import type { Motion } from '../motion';

export const sidePlank: Motion = {
  base: 'side-plank',
  secs: 4,
  breaths: 1,
  view: [66, 14],
  pose: {
    body: { breath: 1.2 },
    pelvis: { roll: 63.9 },
    handR: { out: 0, z: 0.62, yaw: -90, swivel: 32 },
  },
  keys: [
    [0, {}],
    [2, { pelvis: { roll: 63.5 }, head: { roll: 3 }, armL: { out: 88, flex: 1 } }],
  ],
};
