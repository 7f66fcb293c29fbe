import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const TALL: PoseDelta = { spine: { flex: 0 }, head: { pitch: 0 } };

/** The hands clasp behind her, then the arms straighten, lift them a little, and the breastbone rises. */
export const chestOpener: Motion = {
  base: 'stand',
  secs: 5,
  breaths: 1,
  view: [80, 6],
  pose: {
    body: { breath: 1.2 },
    hands: { out: 0.03, y: 0.015, z: -0.3, frame: FRAME.pelvis, pin: 1 },
    arms: { curl: 60 },
    spine: { flex: -5 },
    head: { pitch: -5 },
  },
  keys: [
    [0, {}],
    [2.5, { hands: { y: 0.02, z: -0.302 }, spine: { flex: -5.4 } }],
  ],
  entry: {
    secs: 3.5,
    keys: [
      [0, { ...TALL, hands: { pin: 0 }, arms: { flex: 3, out: 9, elbow: 14, curl: 20 } }],
      [
        0.5,
        { ...TALL, hands: { out: 0.26, z: -0.1, pin: 0 }, arms: { flex: -16, out: 16, elbow: 26, curl: 30 } },
      ],
      [1.3, { ...TALL, hands: { y: 0, z: -0.185 } }],
      [1.7, { ...TALL, hands: { y: 0, z: -0.185 } }],
    ],
  },
};
