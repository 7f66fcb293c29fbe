import { ON_THIGHS } from '../fragments';
import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

/** Hands on straight arms, this many degrees in front of the shoulders. */
const handsAt = (degrees: number) => {
  const angle = (degrees / 180) * Math.PI;
  return { out: 0.15 + 0.5 * Math.cos(angle), z: 0.5 * Math.sin(angle) };
};
const TALL: PoseDelta = { spine: { flex: 0 }, head: { pitch: 0 } };

/** The arms come up in front and open wide; the breastbone stays up and rises with every breath in. */
export const seatedChestOpener: Motion = {
  base: 'chair',
  secs: 5,
  breaths: 1,
  view: [30, 8],
  pose: {
    body: { breath: 1.2 },
    hands: { ...handsAt(-24), y: 0.02, frame: FRAME.chest, pin: 1 },
    arms: { forearm: 30, curl: 6 },
    spine: { flex: -8 },
    head: { pitch: -6 },
  },
  keys: [
    [0, {}],
    [2.5, { spine: { flex: -8.5 } }],
  ],
  entry: {
    secs: 3.5,
    keys: [
      [0, { ...TALL, hands: { ...ON_THIGHS.hands, frame: FRAME.world, y: 0.585 }, arms: { curl: 14 } }],
      [
        0.25,
        { ...TALL, hands: { ...ON_THIGHS.hands, frame: FRAME.world, y: 0.63, z: 0.2 }, arms: { curl: 10 } },
      ],
      [0.65, { ...TALL, hands: { ...handsAt(60), y: -0.1, pin: 0 }, arms: { flex: 52, out: 8, elbow: 30 } }],
      [1.2, { ...TALL, hands: { ...handsAt(48), y: -0.04 } }],
      [1.8, { spine: { flex: -2 }, head: { pitch: -1 }, hands: { ...handsAt(24), y: -0.02 } }],
      [2.4, { spine: { flex: -5 }, head: { pitch: -3 }, hands: { ...handsAt(0), y: 0 } }],
    ],
  },
};
