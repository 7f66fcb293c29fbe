import type { Motion } from '../motion';

export const sidePlank: Motion = {
  base: 'side-plank',
  secs: 4,
  breaths: 1,
  view: [66, 14],
  pose: {
    body: { breath: 1.2 },
    pelvis: { roll: 73.8 },
    handR: { out: -0.23, z: 0.616, yaw: -90, swivel: 32 },
  },
  keys: [
    [0, {}],
    [2, { pelvis: { roll: 73.2 }, head: { roll: 3 }, armL: { out: 88, flex: 1 } }],
  ],
};
