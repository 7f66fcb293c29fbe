import type { Motion } from '../motion';

export const plank: Motion = {
  base: 'plank',
  secs: 4,
  breaths: 1,
  pose: { body: { breath: 0.5 }, pelvis: { pitch: 71.3 } },
  keys: [
    [0, {}],
    [2, { pelvis: { pitch: 71.5 }, spine: { flex: -1 }, head: { pitch: -3 } }],
  ],
};
