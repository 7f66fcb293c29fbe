import type { Motion } from '../motion';

const ON_THIGHS = { out: 0.115, y: 0.17, z: -0.02, yaw: -6, flat: 0 };

/** She grows tall, folds from the hips with the hands gliding to the shins, and lets go a little with every breath. */
export const seatedForwardFold: Motion = {
  base: 'sit-straight',
  secs: 6,
  breaths: 1,
  props: [{ kind: 'mat', z: 0.04 }],
  pose: {
    body: { breath: 1.2 },
    pelvis: { z: -0.336, pitch: 39 },
    spine: { flex: 15 },
    head: { pitch: 4, gaze: 0.35 },
    hands: { out: 0.095, y: 0.142, z: 0.27, yaw: -4, pitch: 2, swivel: -20, pin: 1 },
    arms: { curl: 24 },
  },
  keys: [
    [0, {}],
    [3, { pelvis: { z: -0.336, pitch: 38.6 }, spine: { flex: 15 } }],
  ],
  entry: {
    secs: 4,
    keys: [
      [
        0,
        {
          pelvis: { z: -0.352, pitch: 0 },
          spine: { flex: 4 },
          head: { pitch: 0, gaze: 0.8 },
          hands: ON_THIGHS,
        },
      ],
      [
        1.1,
        {
          pelvis: { z: -0.352, pitch: -2 },
          spine: { flex: -3 },
          head: { pitch: -5, gaze: 0.8 },
          hands: { ...ON_THIGHS, y: 0.18 },
        },
      ],
    ],
  },
};
