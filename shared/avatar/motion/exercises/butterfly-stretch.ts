import type { Motion } from '../motion';
import { FRAME } from '../pose';

const HELD = { y: 0.03, yaw: -60, pitch: 165, swivel: 0, frame: FRAME.ankle, pin: 1 };

/** The knees sink, then she leans forward from the hips; the hands stay at the ankles. */
export const butterflyStretch: Motion = {
  base: 'butterfly',
  secs: 6,
  breaths: 1,
  view: [24, 13],
  pose: {
    body: { breath: 1.2 },
    hands: HELD,
    arms: { curl: 46 },
    pelvis: { pitch: 22 },
    spine: { flex: 5 },
    head: { pitch: 4, gaze: 0.6 },
  },
  keys: [
    [0, {}],
    [3, { pelvis: { pitch: 21.7 }, spine: { flex: 4.6 } }],
  ],
  entry: {
    secs: 3.5,
    keys: [
      [0, { pelvis: { pitch: -2 }, spine: { flex: 6 }, head: { pitch: 6, gaze: 0.8 }, legs: { turn: 20 } }],
      [1.4, { pelvis: { pitch: 0 }, spine: { flex: -3 }, head: { pitch: -2, gaze: 0.8 } }],
    ],
  },
};
