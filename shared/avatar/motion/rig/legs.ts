import { Quaternion, type Vector3 } from 'three';
import type { Pose, Side } from '../pose';
import { setJoint, type Joints } from './joints';
import { aroundX, aroundY, clamp, DEGREE, direct, offset, smooth, turnX, turnY, turnZ, vec } from './maths';
import { PROPORTIONS as B } from './proportions';
import { solveTwoBone, twoBone } from './two-bone';

const [hip, knee, ankle, ball, end] = [vec(), vec(), vec(), vec(), vec()];
const [ground, rolling, pole, forward] = [vec(), vec(), vec(), vec()];
const [thigh, shin, sole, swing, heading, toes] = Array.from({ length: 6 }, () => new Quaternion()) as [
  Quaternion,
  Quaternion,
  Quaternion,
  Quaternion,
  Quaternion,
  Quaternion,
];
const limb = twoBone(B.thigh, B.shin, 1);
const planted = { ankle: vec(), rotation: new Quaternion() };

/** The ankle position and orientation of a planted foot; overwritten by the next call. */
export function footTarget(pose: Pose, side: Side, sign: number): { ankle: Vector3; rotation: Quaternion } {
  const { out, y, z, yaw, lift, roll } = side === 'L' ? pose.footL : pose.footR;
  const { rotation } = planted;
  aroundY(heading, yaw * sign);
  turnZ(rotation.copy(heading).multiply(aroundX(swing, lift)), -roll * sign);
  ground.set(out * sign, y, z);
  if (lift >= 0) {
    offset(rolling, ground, heading, 0, B.ballY, B.ball);
    offset(planted.ankle, rolling, rotation, 0, B.ankle - B.ballY, -B.ball);
  } else {
    offset(rolling, ground, heading, 0, 0, -B.heel);
    offset(planted.ankle, rolling, rotation, 0, B.ankle, B.heel);
  }
  return planted;
}

function placeFoot(joints: Joints, left: boolean) {
  offset(ball, ankle, sole, 0, B.ballY - B.ankle, B.ball);
  const pitch = -Math.asin(clamp(direct(forward, sole, 0, 0, 1).y, -1, 1)) / DEGREE;
  const upright = direct(forward, sole, 0, 1, 0).y > -0.35;
  const near = 1 - smooth(ball.y, B.ballY + 0.01, B.ballY + 0.07);
  turnX(toes.copy(sole), upright ? -clamp(pitch, 0, 80) * near : 0);
  setJoint(left ? joints.ankleL : joints.ankleR, ankle, sole);
  setJoint(left ? joints.ballL : joints.ballR, ball, toes);
  setJoint(left ? joints.toeL : joints.toeR, offset(end, ball, toes, 0, 0, B.toe), toes);
  setJoint(left ? joints.heelL : joints.heelR, offset(end, ankle, sole, 0, 0.02 - B.ankle, -B.heel), sole);
}

function plantFoot(pose: Pose, pelvis: Quaternion, side: Side, sign: number) {
  const { yaw, lift, pin } = side === 'L' ? pose.footL : pose.footR;
  const { turn } = side === 'L' ? pose.legL : pose.legR;
  const target = footTarget(pose, side, sign);
  // The knee points where the toes point, seen from the pelvis.
  aroundY(toes, yaw * sign).multiply(aroundX(swing, Math.min(0, lift)));
  direct(pole, toes, 0, 0.05, 1).addScaledVector(direct(forward, pelvis, 0, 0, 1), 0.6);
  pole.x += sign * turn * 0.008;
  solveTwoBone(limb, hip, target.ankle, pole);
  thigh.slerp(limb.first, pin);
  shin.slerp(limb.second, pin);
  sole.slerp(target.rotation, pin);
}

/** A leg by forward kinematics, blended toward its planted foot by the weight `foot.pin`. */
export function placeLeg(pose: Pose, joints: Joints, side: Side, sign: number) {
  const { position: root, rotation: q } = joints.pelvis;
  const left = side === 'L';
  const leg = left ? pose.legL : pose.legR;
  offset(hip, root, q, B.hipX * sign, B.hipY, 0);
  turnZ(aroundX(swing, -leg.flex - pose.pelvis.pitch * leg.level), leg.out * sign);
  turnY(thigh.copy(q).multiply(swing), leg.turn * sign);
  turnX(shin.copy(thigh), leg.knee);
  turnX(sole.copy(shin), -leg.ankle);
  if ((left ? pose.footL : pose.footR).pin > 0) plantFoot(pose, q, side, sign);
  offset(knee, hip, thigh, 0, -B.thigh, 0);
  setJoint(left ? joints.hipL : joints.hipR, hip, thigh);
  setJoint(left ? joints.kneeL : joints.kneeR, knee, shin);
  offset(ankle, knee, shin, 0, -B.shin, 0);
  placeFoot(joints, left);
}
