import { ON_HIPS } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const STEPS = 24;
const SECONDS = 6;

/**
 * A circle of the hips each way, slowing where the direction changes; the trunk leans against it to keep the head
 * still.
 */
const CIRCLE = Array.from({ length: STEPS }, (_, i): [number, PoseDelta] => {
  const angle = Math.PI * (1 - Math.cos((i / STEPS) * 2 * Math.PI));
  const [aside, ahead] = [Math.sin(angle), Math.cos(angle)];
  return [
    (i / STEPS) * SECONDS,
    {
      pelvis: { x: 0.085 * aside, z: 0.02 + 0.07 * ahead, pitch: -8 * ahead, roll: 7 * aside },
      spine: { flex: 3 - 3 * ahead, side: 5 * aside },
      head: { pitch: 5 * ahead, roll: -3 * aside },
    },
  ];
});

export const hipCircle: Motion = {
  base: 'stand',
  secs: SECONDS,
  poster: 0.25,
  glance: false,
  view: [26, 7],
  pose: {
    body: { balance: 0 },
    pelvis: { y: 0.91 },
    feet: { out: 0.19, yaw: 10 },
    ...ON_HIPS,
  },
  keys: CIRCLE,
};
