import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const ARM = 0.508;
const STEPS = 60;
const SECONDS = 5;

/** The hands circle the shoulders twice forward, growing as they go, then twice backward. */
const CIRCLES = Array.from({ length: STEPS }, (_, i): [number, PoseDelta] => {
  const share = (i / STEPS) * 2 * Math.PI;
  const angle = 2 * Math.PI * (1 - Math.cos(share));
  const radius = 0.0775 - 0.0475 * Math.cos(share * 2);
  return [
    (i / STEPS) * SECONDS,
    {
      hands: {
        out: 0.15 + Math.sqrt(ARM ** 2 - radius ** 2),
        y: 0.06 + radius * Math.cos(angle),
        z: -0.008 + radius * Math.sin(angle),
      },
    },
  ];
});

export const armCircle: Motion = {
  base: 'stand',
  secs: SECONDS,
  view: [30, 6],
  pose: { hands: { frame: FRAME.chest, pin: 1 }, arms: { forearm: -70, curl: 4 } },
  keys: CIRCLES,
};
