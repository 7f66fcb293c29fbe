import type { Pose } from '../pose';
import { placeArms } from './arms';
import { balanceShift, clearance, pinShift } from './contacts';
import { emptyJoints, type Joints } from './joints';
import { placeLegs } from './legs';
import { vec } from './maths';
import { placeTrunk } from './trunk';

/** World transforms of all joints for a pose: forward kinematics, pins, settling, balance, limb IK. */
export function solvePose(pose: Pose): Joints {
  const joints = emptyJoints();
  const root = vec(pose.pelvis.x, pose.pelvis.y, pose.pelvis.z);
  const place = () => {
    placeTrunk(pose, joints, root);
    placeLegs(pose, joints);
    placeArms(pose, joints);
  };
  place();
  const pins = pinShift(pose, joints);
  if (pins.lengthSq() > 0) {
    root.add(pins);
    place();
  }
  if (pose.body.settle > 0) {
    root.y -= clearance(joints) * pose.body.settle;
    place();
  }
  const { balance } = pose.body;
  // six rounds bring the error under a millimetre; 1.2 makes up for the legs that follow the pelvis
  const rounds = balance > 0 ? 6 : 0;
  for (let round = 0; round < rounds; round++) {
    root.addScaledVector(balanceShift(pose, joints), balance * 1.2);
    place();
  }
  return joints;
}
