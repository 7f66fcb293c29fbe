import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const NEAR = { z: 0.4 };
const step = (
  hand: 'handL' | 'handR',
  other: PoseDelta['handL'],
  pitch: number,
  flex: number,
): PoseDelta => ({
  pelvis: { pitch },
  spine: { flex },
  head: { pitch: -4, gaze: 0.1 },
  [hand]: { z: 0.5, y: 0.045 },
  [hand === 'handL' ? 'handR' : 'handL']: other,
});

/** Sitting on her heels, she walks the hands forward, and the forehead sinks to the mat. */
export const childsPose: Motion = {
  base: 'child',
  secs: 6,
  breaths: 1,
  pose: {
    body: { breath: 2 },
    pelvis: { pitch: 74 },
    spine: { flex: 34 },
    head: { pitch: 4 },
    legs: { flex: 70, out: 18, knee: 160 },
    hands: { z: 0.62 },
  },
  keys: [
    [0, {}],
    [3, { pelvis: { pitch: 73.8 }, spine: { flex: 36 } }],
  ],
  entry: {
    secs: 4,
    keys: [
      [0, { pelvis: { pitch: 50 }, spine: { flex: 10 }, head: { pitch: -4, gaze: 0.1 }, hands: NEAR }],
      [0.4, { pelvis: { pitch: 53 }, spine: { flex: 11 }, head: { pitch: -4, gaze: 0.1 }, hands: NEAR }],
      [0.85, step('handL', NEAR, 60, 16)],
      [1.35, { pelvis: { pitch: 69 }, spine: { flex: 20 }, head: { pitch: -2 }, handR: NEAR }],
      [1.75, step('handR', {}, 70, 26)],
      [2.2, { pelvis: { pitch: 72 }, spine: { flex: 29 }, head: { pitch: 0 } }],
    ],
  },
};
