import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

const ON_TOES: PoseDelta = { pelvis: { y: 0.978, z: 0.075 }, feet: { lift: 42 } };
const ON_HEELS: PoseDelta = {
  pelvis: { y: 0.918, z: -0.02, pitch: 8 },
  spine: { flex: 2 },
  head: { pitch: -4 },
  feet: { lift: -13 },
};

export const heelToeRock: Motion = {
  base: 'stand',
  secs: 4,
  poster: 0.2,
  view: [76, 6],
  props: [{ kind: 'chair', z: 0.5 }],
  pose: {
    body: { balance: 0 },
    pelvis: { z: 0.02, pitch: 3 },
    feet: { out: 0.09, yaw: 4 },
    hands: { out: 0.13, y: 0.905, z: 0.29, yaw: -4, pitch: -10, pin: 1 },
  },
  keys: [
    [0, {}],
    [0.15, {}],
    [1, ON_TOES],
    [1.35, ON_TOES],
    [2.1, {}],
    [2.25, {}],
    [2.95, ON_HEELS],
    [3.3, ON_HEELS],
  ],
};
