import type { Motion } from '../motion';
import { FRAME, type PoseDelta } from '../pose';

const ARM = 0.5085;
const TURNS = [0.05, 0.09, 0.13, 0.09];

/** Four forward circles of the hands around the shoulders, growing and shrinking again. */
const CIRCLES = TURNS.flatMap((radius, turn) =>
  Array.from({ length: 8 }, (_, i): [number, PoseDelta] => {
    const next = TURNS[(turn + 1) % TURNS.length] ?? radius;
    const r = radius + ((next - radius) * i) / 8;
    const angle = (i / 8) * 2 * Math.PI;
    return [
      turn + i / 8,
      {
        hands: {
          out: 0.15 + Math.sqrt(ARM ** 2 - r ** 2),
          y: 0.06 + r * Math.cos(angle),
          z: r * Math.sin(angle),
        },
      },
    ];
  }),
);

export const armCircle: Motion = {
  base: 'stand',
  secs: 4,
  view: [30, 6],
  pose: { hands: { frame: FRAME.chest, pin: 1 }, arms: { forearm: -70, curl: 4 } },
  keys: CIRCLES,
};
