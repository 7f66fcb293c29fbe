import type { Vector3 } from 'three';
import { FRAME, type Pose } from '../pose';
import { placeArm } from './arms';
import { balanceShift, clearance, pinShift } from './contacts';
import { emptyJoints, type Joints } from './joints';
import { placeLeg } from './legs';
import { vec } from './maths';
import { placeTrunk } from './trunk';

const root = vec();

function place(pose: Pose, joints: Joints, at: Vector3) {
  placeTrunk(pose, joints, at);
  placeLeg(pose, joints, 'L', 1);
  placeLeg(pose, joints, 'R', -1);
  // A hand that holds the other elbow comes after it.
  const leftLast = pose.handL.frame === FRAME.elbow;
  if (!leftLast) placeArm(pose, joints, 'L', 1);
  placeArm(pose, joints, 'R', -1);
  if (leftLast) placeArm(pose, joints, 'L', 1);
}

/**
 * World transforms of all joints for a pose: forward kinematics, pins, settling, balance, limb IK. Written into
 * `joints` if given.
 */
export function solvePose(pose: Pose, joints: Joints = emptyJoints()): Joints {
  root.set(pose.pelvis.x, pose.pelvis.y, pose.pelvis.z);
  place(pose, joints, root);
  const pins = pinShift(pose, joints);
  if (pins.lengthSq() > 0) {
    root.add(pins);
    place(pose, joints, root);
  }
  if (pose.body.settle > 0) {
    root.y -= clearance(joints) * pose.body.settle;
    place(pose, joints, root);
  }
  const { balance } = pose.body;
  // Six rounds bring the error under a millimeter; the factor of 1.2 makes up for the legs, which follow the pelvis.
  const rounds = balance > 0 ? 6 : 0;
  for (let round = 0; round < rounds; round++) {
    root.addScaledVector(balanceShift(pose, joints), balance * 1.2);
    place(pose, joints, root);
  }
  return joints;
}
