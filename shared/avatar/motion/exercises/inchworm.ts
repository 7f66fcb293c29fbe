import type { Motion } from '../motion';
import type { PoseDelta } from '../pose';

/** One support position of the inchworm: both hands, with the matching trunk and heels. */
type Support = [
  left: number,
  right: number,
  pelvis: { y: number; z: number; pitch: number },
  flex: number,
  lift: number,
];
const SUPPORTS: Support[] = [
  [-0.25, -0.25, { y: 0.85, z: -0.575, pitch: 119 }, 52, 0],
  [-0.02, -0.25, { y: 0.83, z: -0.45, pitch: 119 }, 46, 1],
  [-0.02, 0.18, { y: 0.79, z: -0.225, pitch: 120 }, 34, 5],
  [0.38, 0.18, { y: 0.73, z: -0.075, pitch: 114 }, 22, 16],
  [0.38, 0.56, { y: 0.65, z: 0.075, pitch: 108 }, 10, 36],
  [0.71, 0.56, { y: 0.54, z: 0.21, pitch: 92 }, 3, 58],
  [0.71, 0.71, { y: 0.413, z: 0.309, pitch: 71.4 }, 0, 66],
];
const INCHWORM_SECS = 6.75;

const supported = ([left, right, pelvis, flex, lift]: Support, liftL = 0, liftR = 0): PoseDelta => ({
  pelvis,
  spine: { flex },
  head: { gaze: 0.1 },
  feet: { lift },
  arms: { flex: 90 },
  handL: { y: liftL, z: left, pin: 1 },
  handR: { y: liftR, z: right, pin: 1 },
});

/** A hand is lifted, carried, and put down: it passes this point over the floor. */
const STRIDE: [share: number, way: number, lift: number][] = [
  [0.2, 0.04, 0.045],
  [0.5, 0.5, 0.075],
  [0.8, 0.96, 0.045],
];

function between(a: Support, b: Support): [share: number, delta: PoseDelta][] {
  return STRIDE.map(([share, way, lift]) => {
    const mix = (from: number, to: number, part = share) => from + (to - from) * part;
    const pelvis = {
      y: mix(a[2].y, b[2].y),
      z: mix(a[2].z, b[2].z),
      pitch: mix(a[2].pitch, b[2].pitch),
    };
    const middle: Support = [
      mix(a[0], b[0], way),
      mix(a[1], b[1], way),
      pelvis,
      mix(a[3], b[3]),
      mix(a[4], b[4]),
    ];
    return [share, supported(middle, a[0] === b[0] ? 0 : lift, a[1] === b[1] ? 0 : lift)];
  });
}

/** Hand over hand into the plank and, in reverse, out of it. */
function handWalk(start: number, step: number): Motion['keys'] {
  const out = SUPPORTS.flatMap((support, i): Motion['keys'] => {
    const next = SUPPORTS[i + 1];
    const time = start + i * step;
    const here: Motion['keys'][number] = [time, supported(support)];
    const way = next ? between(support, next) : [];
    return [here, ...way.map(([share, delta]): Motion['keys'][number] => [time + share * step, delta])];
  });
  const back = out.map(([time, delta]): Motion['keys'][number] => [INCHWORM_SECS - time, delta]);
  return [...out, ...back.toReversed()];
}

export const inchworm: Motion = {
  base: 'stand',
  secs: INCHWORM_SECS,
  poster: 0.3,
  view: [78, 9],
  props: [{ kind: 'mat', z: 0.06 }],
  pose: {
    body: { balance: 0 },
    pelvis: { y: 0.92, z: -0.585 },
    feet: { z: -0.62 },
    hands: { z: -0.25, yaw: 4, swivel: -30 },
  },
  keys: [
    [0, {}],
    [
      0.9,
      {
        pelvis: { y: 0.9, z: -0.66, pitch: 56 },
        spine: { flex: 46 },
        head: { gaze: 0.3 },
        arms: { flex: 96 },
      },
    ],
    ...handWalk(1.45, 0.27),
    [
      5.9,
      {
        pelvis: { y: 0.9, z: -0.63, pitch: 44 },
        spine: { flex: 62 },
        head: { gaze: 0.1 },
        arms: { flex: 76 },
      },
    ],
  ],
};
