import type { Motion } from '../motion';

/** From hands and tucked toes with the knees just off the mat, the hips go up and back, and the heels sink. */
export const downwardDog: Motion = {
  base: 'pike',
  secs: 6,
  breaths: 1,
  pose: {
    body: { breath: 1.2 },
    pelvis: { y: 0.731, z: -0.02, pitch: 139 },
    spine: { flex: 1 },
    head: { pitch: 4 },
    feet: { lift: 2 },
    hands: { z: 0.603, swivel: -90 },
  },
  keys: [
    [0, {}],
    [3, { pelvis: { y: 0.732, z: -0.02, pitch: 139.3 }, feet: { lift: 3 } }],
  ],
  entry: {
    secs: 3.5,
    keys: [
      [
        0,
        {
          pelvis: { y: 0.5, z: 0.03, pitch: 88 },
          spine: { flex: 0 },
          head: { pitch: -6, gaze: 0.1 },
          feet: { lift: 56 },
        },
      ],
      [
        0.5,
        {
          pelvis: { y: 0.51, z: 0.03, pitch: 90 },
          spine: { flex: 0 },
          head: { pitch: -6, gaze: 0.1 },
          feet: { lift: 56 },
        },
      ],
      [
        1.15,
        {
          pelvis: { y: 0.64, z: -0.025, pitch: 112 },
          spine: { flex: 0 },
          head: { pitch: 0 },
          feet: { lift: 40 },
        },
      ],
      [1.8, { pelvis: { y: 0.711, z: -0.03, pitch: 136 }, feet: { lift: 24 } }],
    ],
  },
};
