import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

/** Hands on straight arms, this many degrees in front of the shoulders. */
const handsAt = (degrees: number) => {
  const angle = (degrees / 180) * Math.PI;
  return { out: 0.15 + 0.5 * Math.cos(angle), z: 0.5 * Math.sin(angle) };
};

const OPEN: PoseDelta = { spine: { flex: -8 }, head: { pitch: -6 }, hands: { ...handsAt(-24), y: 0.02 } };

export const seatedChestOpener: Motion = {
  base: 'chair',
  secs: 4,
  poster: 0.5,
  view: [30, 8],
  pose: {
    hands: { y: -0.02, frame: FRAME.chest, pin: 1 },
    arms: { forearm: 30, curl: 6 },
  },
  keys: [
    [0, { hands: handsAt(28) }],
    [0.7, { spine: { flex: -4 }, head: { pitch: -3 }, hands: { ...handsAt(2), y: 0 } }],
    [1.4, OPEN],
    [2.7, OPEN],
    [3.35, { spine: { flex: -4 }, head: { pitch: -3 }, hands: { ...handsAt(2), y: 0 } }],
  ],
};
