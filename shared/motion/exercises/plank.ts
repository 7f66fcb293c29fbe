import type { Motion } from '../motion';

export const plank: Motion = {
  base: 'plank',
  secs: 5,
  pose: { body: { breath: 2.2 } },
  keys: [
    [0, {}],
    [2.5, { pelvis: { pitch: 72.9 }, spine: { flex: -2 }, head: { pitch: -3 } }],
  ],
};
