import { PALMS } from '../fragments';
import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const SUMO: PoseDelta = {
  pelvis: { y: 0.56, pitch: 20 },
  legs: { turn: 60 },
};

export const sumoSquat: Motion = {
  base: 'wide',
  secs: 4,
  effort: [0.38, 0.75],
  pose: PALMS,
  keys: [
    [0, {}],
    [1.5, SUMO],
    [1.9, SUMO],
    [3.3, {}],
  ],
};
