import type { Motion } from '../motion';

export const downwardDog: Motion = {
  base: 'pike',
  secs: 6,
  pose: { body: { breath: 1.2 }, head: { pitch: 4 }, hands: { z: 0.603, swivel: -90 } },
  keys: [
    [0, { pelvis: { y: 0.711, z: -0.04, pitch: 138 }, feet: { lift: 24 } }],
    [2.4, { pelvis: { y: 0.731, z: -0.02, pitch: 139 }, spine: { flex: 1 }, feet: { lift: 2 } }],
    [4.2, { pelvis: { y: 0.731, z: -0.02, pitch: 139 }, spine: { flex: 1 }, feet: { lift: 2 } }],
  ],
};
