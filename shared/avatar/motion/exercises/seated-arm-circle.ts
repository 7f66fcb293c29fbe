import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const ARM = 0.508;
const RADIUS = 0.12;
const STEPS = 60;
const SECONDS = 4;

/** The hands circle the shoulders twice forward, then twice backward, slowing down to change direction. */
const CIRCLES = Array.from({ length: STEPS }, (_, i): [number, PoseDelta] => {
  const angle = 2 * Math.PI * (1 - Math.cos((i / STEPS) * 2 * Math.PI));
  return [
    (i / STEPS) * SECONDS,
    {
      hands: {
        out: 0.15 + Math.sqrt(ARM ** 2 - RADIUS ** 2),
        y: 0.058 + RADIUS * Math.cos(angle),
        z: -0.008 + RADIUS * Math.sin(angle),
      },
    },
  ];
});

export const seatedArmCircle: Motion = {
  base: 'chair',
  secs: SECONDS,
  view: [34, 8],
  pose: { hands: { frame: FRAME.chest, pin: 1 }, arms: { forearm: -70, curl: 4 } },
  keys: CIRCLES,
};
