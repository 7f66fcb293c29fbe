import { HANG } from '../fragments';
import type { Motion } from '../motion';

export const popMotions = {
  'pop-step-touch': {
    base: 'stand',
    secs: 1,
    mirror: true,
    repeat: 2,
    view: [10, 5],
    lag: { arm: 0.08, head: 0.12, spine: 0.05 },
    pose: {
      body: { balance: 0.8, mouth: 0.8 },
      feet: { out: 0.17, yaw: 14 },
      arms: { flex: 20, out: 22, elbow: 95, ...HANG },
    },
    keys: [
      [
        0,
        {
          pelvis: { x: 0.07, y: 0.87, pitch: 2, yaw: 8, roll: 7 },
          spine: { flex: 2, side: -12, twist: -8 },
          head: { yaw: 6, roll: 8 },
          footR: { lift: 26 },
          armL: { flex: 40, out: 60, elbow: 100 },
          armR: { flex: 10, out: 35, elbow: 70 },
        },
      ],
      [
        0.25,
        {
          pelvis: { x: 0.04, y: 0.9 },
          armL: { flex: 80, out: 90, twist: 40, elbow: 80 },
          armR: { flex: 30, out: 20, elbow: 110 },
        },
      ],
      [
        0.5,
        {
          pelvis: { x: 0.07, y: 0.86, pitch: 4, yaw: 10, roll: 6 },
          spine: { flex: 4, side: -10, twist: -12 },
          head: { pitch: 6, yaw: -4, roll: 6 },
          footR: { lift: 18 },
          armL: { flex: 120, out: 70, twist: 60, elbow: 40 },
          armR: { flex: 10, out: 50, elbow: 60 },
        },
      ],
      [0.75, { pelvis: { x: 0.03, y: 0.9 } }],
    ],
  },
} satisfies Record<string, Motion>;
