import type { Motion } from '../motion';
import { FRAME } from '../pose';

export const flexibilityMotions = {
  'cat-cow': {
    base: 'all-fours',
    secs: 5,
    keys: [
      [0, { pelvis: { pitch: 70 }, spine: { flex: 34 }, head: { pitch: 30 } }],
      [2.5, { pelvis: { pitch: 96 }, spine: { flex: -26 }, head: { pitch: -34 } }],
    ],
  },
  'childs-pose': {
    base: 'child',
    secs: 6,
    keys: [
      [0, {}],
      [3, { spine: { flex: 44 }, hands: { z: 0.645 } }],
    ],
  },
  'downward-dog': {
    base: 'pike',
    secs: 6,
    pose: { feet: { lift: 8 } },
    keys: [
      [0, {}],
      [3, { feet: { lift: 4 } }],
    ],
  },
  cobra: {
    base: 'prone',
    secs: 6,
    pose: { hands: { out: 0.22, z: 0.22, pin: 1 } },
    keys: [
      [0, { spine: { flex: -6 } }],
      [2, { spine: { flex: -46 }, head: { pitch: -16 } }],
      [4, { spine: { flex: -46 }, head: { pitch: -16 } }],
    ],
  },
  'hip-flexor-stretch': {
    base: 'half-kneel',
    secs: 5,
    pose: { hands: { out: 0.165, y: 0.085, z: 0.03, frame: FRAME.pelvis, pin: 1 } },
    keys: [
      [0, {}],
      [2, { legR: { flex: -24, knee: 66 }, pelvis: { pitch: -4 } }],
      [3.4, { legR: { flex: -24, knee: 66 }, pelvis: { pitch: -4 } }],
    ],
  },
  'seated-forward-fold': {
    base: 'sit-straight',
    secs: 6,
    pose: { hands: { out: 0.08, y: 0.17, z: 0.46, flat: 0 }, arms: { curl: 30 } },
    keys: [
      [0, { arms: { flex: 70, elbow: 10 } }],
      [
        2.4,
        {
          pelvis: { pitch: 34 },
          spine: { flex: 44 },
          hands: { pin: 1 },
          head: { pitch: 10, gaze: 0.2 },
        },
      ],
      [
        4,
        {
          pelvis: { pitch: 34 },
          spine: { flex: 44 },
          hands: { pin: 1 },
          head: { pitch: 10, gaze: 0.2 },
        },
      ],
    ],
  },
  'butterfly-stretch': {
    base: 'butterfly',
    secs: 5,
    pose: { hands: { out: 0.05, y: 0.12, z: 0.13, flat: 0, pin: 1 } },
    keys: [
      [0, {}],
      [2.5, { pelvis: { pitch: 14 }, spine: { flex: 18 }, hands: { z: 0.2 } }],
    ],
  },
  'seated-twist': {
    base: 'sit-bent',
    secs: 3,
    mirror: true,
    pose: { pelvis: { pitch: 0 }, spine: { flex: 0 } },
    keys: [
      [0, {}],
      [1.2, { spine: { twist: 44 }, head: { yaw: 30 } }],
      [2, { spine: { twist: 44 }, head: { yaw: 30 } }],
    ],
  },
} satisfies Record<string, Motion>;
