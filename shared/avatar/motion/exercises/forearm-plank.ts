import type { Motion } from '../motion';

export const forearmPlank: Motion = {
  base: 'forearm-plank',
  secs: 4,
  breaths: 1,
  props: [{ kind: 'mat', z: 0.1 }],
  pose: { body: { breath: 1.6 }, pelvis: { pitch: 81.8 }, hands: { out: 0.16, z: 0.874, swivel: -51 } },
  keys: [
    [0, {}],
    [2, { pelvis: { pitch: 81.7 }, spine: { flex: 0.8 }, head: { pitch: -3 } }],
  ],
};
