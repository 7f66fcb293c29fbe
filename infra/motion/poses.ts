import type { PoseDelta } from '../../shared/avatar/motion/pose';
import { FRAME } from '../../shared/avatar/motion/pose';
import { FIST, HAND_ON_HIP, HANG } from '../../shared/avatar/motion/fragments';

/** Stills of the coach: a standing pose each, seen from `view` degrees. */
export interface Still {
  view: number;
  pose: PoseDelta;
}

const { arm: hipArm, hand: hipHand } = HAND_ON_HIP;

export const STILLS = {
  bust: {
    view: 0,
    pose: {
      pelvis: { yaw: -10 },
      head: { pitch: -2, yaw: 12, roll: 5 },
      spine: { flex: -2 },
      feet: { out: 0.13, yaw: 14 },
    },
  },
  hips: {
    view: 0,
    pose: {
      pelvis: { yaw: -8 },
      spine: { flex: -2, twist: 6 },
      head: { pitch: -2, yaw: 6, roll: 4 },
      feet: { out: 0.15, yaw: 16 },
      arms: hipArm,
      hands: hipHand,
    },
  },
  wave: {
    view: 0,
    pose: {
      body: { mouth: 1 },
      pelvis: { roll: 3 },
      spine: { flex: -2, side: -4, twist: 2 },
      head: { pitch: -2, roll: -8 },
      footL: { out: 0.15, yaw: 20 },
      footR: { out: 0.13, z: 0.05, yaw: 14 },
      armL: { flex: 10, out: 108, twist: 60, elbow: 70, curl: 8 },
      armR: hipArm,
      handR: hipHand,
    },
  },
  cheer: {
    view: 0,
    pose: {
      body: { mouth: 1 },
      pelvis: { y: 0.94, pitch: -4 },
      spine: { flex: -8 },
      head: { pitch: -14 },
      arms: { flex: 0, out: 148, twist: 80, elbow: 14, ...FIST },
      feet: { out: 0.2, yaw: 14 },
    },
  },
  jump: {
    view: 0,
    pose: {
      body: { balance: 0, mouth: 1 },
      pelvis: { y: 1.12, pitch: -2, roll: 4 },
      spine: { flex: -8 },
      head: { pitch: -10, roll: 4 },
      arms: { flex: 0, out: 146, twist: 80, elbow: 12, ...FIST },
      feet: { pin: 0 },
      legL: { flex: 58, out: 14, turn: 8, knee: 96, ankle: -30 },
      legR: { flex: 4, out: 10, turn: 6, knee: 62, ankle: -40 },
    },
  },
  sprint: {
    view: 48,
    pose: {
      body: { balance: 0, settle: 1, mouth: 1 },
      pelvis: { y: 0.93, pitch: 13, yaw: 8 },
      spine: { flex: 2, twist: -16 },
      head: { pitch: -4, gaze: 0.9 },
      feet: { pin: 0 },
      legL: { flex: 86, out: 2, turn: 0, knee: 96, ankle: 8 },
      legR: { flex: -18, out: 2, turn: 0, knee: 16, ankle: -34 },
      armR: { flex: 64, out: 6, twist: -10, elbow: 104, ...FIST },
      armL: { flex: -50, out: 14, twist: 0, elbow: 92, ...FIST },
    },
  },
  reach: {
    view: 0,
    pose: {
      body: { balance: 0.6, mouth: 1 },
      pelvis: { x: 0.04, y: 0.9, yaw: -2, roll: 5 },
      spine: { side: -6, twist: -7 },
      head: { pitch: -2, roll: 4 },
      feet: { out: 0.23, yaw: 14 },
      footR: { lift: 16 },
      armL: { flex: 12, out: 132, twist: 76, elbow: 22, ...HANG },
      armR: { flex: 10, out: 62, twist: 0, elbow: 24, ...HANG },
    },
  },
  listen: {
    view: 0,
    pose: {
      pelvis: { pitch: 2, roll: 5 },
      spine: { flex: 4, side: -6, twist: -8 },
      head: { pitch: 2, yaw: 10, roll: -12 },
      feet: { out: 0.13, yaw: 16 },
      handL: { out: 0.15, y: -0.02, z: 0.03, frame: FRAME.head, pin: 1 },
      armL: { wrist: 0, curl: 14 },
      armR: hipArm,
      handR: hipHand,
    },
  },
  groove: {
    view: 0,
    pose: {
      body: { balance: 0.6, mouth: 1 },
      pelvis: { x: 0.07, y: 0.88, pitch: 3, yaw: 10, roll: 8 },
      spine: { flex: 3, side: -12, twist: -10 },
      head: { pitch: 2, yaw: -4, roll: 8 },
      feet: { out: 0.19, yaw: 16 },
      footR: { out: 0.24, lift: 26 },
      armL: { flex: 60, out: 118, twist: 70, elbow: 36, ...HANG },
      armR: { flex: 12, out: 66, twist: 0, elbow: 66, ...HANG },
    },
  },
} satisfies Record<string, Still>;
