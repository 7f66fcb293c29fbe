import type { Motion } from './motion';

/** What the coach does when no exercise is shown. */
export const coachMoods = {
  idle: {
    base: 'stand',
    secs: 4,
    view: 0,
    pose: { feet: { out: 0.13, yaw: 14 }, body: { breath: 1.4 } },
    keys: [
      [0, {}],
      [2, { pelvis: { x: 0.012, roll: 1.5 }, spine: { side: -2 }, head: { yaw: 4 } }],
    ],
  },
} satisfies Record<string, Motion>;
