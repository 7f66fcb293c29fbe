import type { Prop, View } from './props';
import type { PoseDelta } from './pose';

export type BaseName =
  | 'stand'
  | 'wide'
  | 'chair'
  | 'wall'
  | 'plank'
  | 'forearm-plank'
  | 'side-plank'
  | 'pike'
  | 'all-fours'
  | 'knee-plank'
  | 'child'
  | 'kneel'
  | 'half-kneel'
  | 'supine'
  | 'supine-legs-up'
  | 'prone'
  | 'sit-bent'
  | 'sit-straight'
  | 'butterfly';

/** A starting pose that many motions share, with its contacts and camera. */
interface Base {
  from?: BaseName;
  view: View;
  props?: Prop[];
  pose: PoseDelta;
}

const FREE = { pin: 0 };
const mat = (z: number): Prop[] => [{ kind: 'mat', z }];

export const BASES: Record<BaseName, Base> = {
  stand: { view: 40, pose: {} },
  wide: { view: 20, pose: { feet: { out: 0.3, yaw: 30 }, pelvis: { y: 0.89 }, legs: { turn: 20 } } },
  // The seat is 0.45 high and 0.42 deep, centered at z = 0; the figure sits on its front half.
  chair: {
    view: [58, 9],
    props: [{ kind: 'chair', z: -0.06 }],
    pose: {
      body: { balance: 0 },
      pelvis: { y: 0.565, z: -0.02 },
      feet: { out: 0.12, z: 0.36, yaw: 6 },
      arms: { flex: 24, out: 6, elbow: 40 },
    },
  },
  wall: {
    view: [62, 7],
    props: [{ kind: 'wall', z: -0.135 }],
    pose: { body: { balance: 0 }, head: { gaze: 0.2 }, feet: { out: 0.13, z: 0.1, yaw: 6 } },
  },

  plank: {
    view: [74, 11],
    props: mat(-0.02),
    pose: {
      body: { balance: 0, breath: 0.4 },
      pelvis: { pitch: 71.4 },
      head: { pitch: -6, gaze: 0.1 },
      feet: FREE,
      pins: { toe: 1, z: -0.66 },
      legs: { flex: 0, out: 1, turn: 0, knee: 2, ankle: 8 },
      hands: { out: 0.19, z: 0.555, yaw: 6, pin: 1 },
      arms: { flex: 80, out: 10, elbow: 5 },
    },
  },
  'forearm-plank': {
    from: 'plank',
    view: [74, 11],
    props: mat(-0.02),
    pose: {
      pelvis: { pitch: 81.2 },
      head: { pitch: -4, gaze: 0.05 },
      hands: { out: 0.15, z: 0.83, yaw: -4, swivel: 0 },
    },
  },
  'side-plank': {
    view: [88, 9],
    props: [{ kind: 'mat', z: -0.05 }],
    pose: {
      body: { balance: 0, breath: 0.4 },
      pelvis: { yaw: 90, roll: 64 },
      head: { gaze: 0 },
      feet: FREE,
      legs: { out: -3.5, turn: 0, knee: 2, ankle: 0 },
      pinR: { toe: 1, y: 0.02, z: -0.7 },
      handR: { out: 0, z: 0.57, yaw: -80, pin: 1 },
      armR: { out: 80, elbow: 2 },
      armL: { flex: 0, out: 88, elbow: 2, curl: 6 },
    },
  },
  pike: {
    view: [78, 10],
    props: mat(-0.02),
    pose: {
      body: { balance: 0, breath: 0.4 },
      pelvis: { y: 0.74, z: 0.02, pitch: 136 },
      spine: { flex: 4 },
      head: { pitch: 0, gaze: 0 },
      feet: { z: -0.485, yaw: 0, lift: 14, pin: 1 },
      hands: { out: 0.2, z: 0.58, yaw: 4, pin: 1 },
      arms: { flex: 160, elbow: 2 },
    },
  },

  'all-fours': {
    view: [70, 12],
    props: mat(0.02),
    pose: {
      body: { balance: 0, breath: 0.6 },
      pelvis: { y: 0.5, pitch: 80.8 },
      head: { pitch: -8, gaze: 0.1 },
      feet: FREE,
      legs: { flex: 0, out: 1, turn: 0, knee: 90, ankle: -72, level: 1 },
      pins: { knee: 1, z: -0.24 },
      hands: { out: 0.17, z: 0.31, yaw: 4, pin: 1 },
      arms: { flex: 84, elbow: 4 },
    },
  },
  'knee-plank': {
    from: 'all-fours',
    view: [72, 12],
    props: mat(0.02),
    pose: {
      pelvis: { pitch: 56 },
      legs: { flex: -56, knee: 34, ankle: -72, level: 1 },
      pins: { z: -0.36 },
      hands: { out: 0.22, z: 0.4 },
    },
  },
  child: {
    from: 'all-fours',
    view: [70, 12],
    props: mat(0.1),
    pose: {
      pelvis: { pitch: 72 },
      spine: { flex: 42 },
      head: { pitch: 14, gaze: 0 },
      legs: { flex: 64, out: 6, knee: 157, ankle: -72 },
      pins: { z: 0.1 },
      hands: { out: 0.16, z: 0.64 },
    },
  },
  kneel: {
    view: [52, 9],
    props: mat(-0.1),
    pose: {
      body: { balance: 0 },
      pelvis: { y: 0.5 },
      feet: FREE,
      legs: { flex: 0, out: 2, turn: 0, knee: 90, ankle: -76, level: 1 },
      pins: { knee: 1, z: 0.05 },
    },
  },
  // The left foot is in front, the right knee on the mat.
  'half-kneel': {
    from: 'kneel',
    view: [64, 9],
    props: mat(0.02),
    pose: {
      footL: { out: 0.1, z: 0.36, yaw: 2, pin: 1 },
      pinL: { knee: 0 },
      pinR: { z: -0.12 },
      legR: { flex: 0, out: 0 },
    },
  },

  supine: {
    view: [62, 14],
    props: mat(-0.12),
    pose: {
      body: { balance: 0, breath: 0.6 },
      pelvis: { y: 0.11, z: -0.19, pitch: -90 },
      head: { gaze: 0 },
      arms: { flex: 0, out: 14, elbow: 4 },
      hands: { out: 0.3, z: -0.15, yaw: 8, swivel: 60, pin: 1 },
      feet: { out: 0.12, z: 0.3, yaw: 4 },
      legs: { turn: 0 },
    },
  },
  'supine-legs-up': {
    from: 'supine',
    view: [66, 13],
    props: mat(-0.12),
    pose: { feet: FREE, legs: { flex: 84, out: 2, turn: 0, knee: 4, ankle: -10 } },
  },
  prone: {
    view: [68, 13],
    props: mat(0),
    pose: {
      body: { balance: 0, breath: 0.6 },
      pelvis: { y: 0.12, z: -0.1, pitch: 90 },
      spine: { flex: 2 },
      head: { pitch: 0, gaze: 0.3 },
      feet: FREE,
      legs: { flex: -2, out: 4, turn: 4, knee: 2, ankle: -76 },
      arms: { flex: 168, out: 16, elbow: 6, curl: 8 },
    },
  },

  'sit-bent': {
    view: [56, 12],
    props: mat(0.1),
    pose: {
      body: { balance: 0, breath: 0.8 },
      pelvis: { y: 0.125, z: -0.12, pitch: -8 },
      spine: { flex: 8 },
      feet: { out: 0.11, z: 0.42, yaw: 4 },
      legs: { turn: 0 },
      arms: { flex: 30, elbow: 30 },
    },
  },
  'sit-straight': {
    from: 'sit-bent',
    view: [60, 12],
    props: mat(0.12),
    pose: {
      pelvis: { z: -0.34, pitch: 0 },
      spine: { flex: 2 },
      feet: { out: 0.08, y: 0.02, z: 0.6, yaw: 4, lift: -82 },
    },
  },
  butterfly: {
    from: 'sit-bent',
    view: [16, 14],
    props: [{ kind: 'mat', z: 0.1 }],
    pose: {
      pelvis: { pitch: 0 },
      legs: { turn: 120 },
      feet: { out: 0.035, y: 0.03, z: 0.2, yaw: 8, roll: 74 },
    },
  },
};
