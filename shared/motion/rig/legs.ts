import type { Quaternion, Vector3 } from 'three';
import type { Pose } from '../pose';
import { setJoint, type Joints } from './joints';
import { chain, clamp, DEGREE, offset, SIDES, smooth, turnX, turnY, turnZ, vec } from './maths';
import { PROPORTIONS as B } from './proportions';
import { solveTwoBone } from './two-bone';

/** Where the ankle of a planted foot belongs, and the foot's orientation. */
export function footTarget(
  pose: Pose,
  side: 'L' | 'R',
  sign: number,
): { ankle: Vector3; rotation: Quaternion } {
  const { out, y, z, yaw, lift, roll } = pose[`foot${side}`];
  const heading = turnY(yaw * sign);
  const rotation = chain(heading, turnX(lift), turnZ(-roll * sign));
  const ground = vec(out * sign, y, z);
  const ankle =
    lift >= 0
      ? offset(offset(ground, heading, 0, B.ballY, B.ball), rotation, 0, B.ankle - B.ballY, -B.ball)
      : offset(offset(ground, heading, 0, 0, -B.heel), rotation, 0, B.ankle, B.heel);
  return { ankle, rotation };
}

function placeFoot(joints: Joints, side: 'L' | 'R', ankle: Vector3, rotation: Quaternion) {
  const ball = offset(ankle, rotation, 0, B.ballY - B.ankle, B.ball);
  const pitch = -Math.asin(clamp(vec(0, 0, 1).applyQuaternion(rotation).y, -1, 1)) / DEGREE;
  const upright = vec(0, 1, 0).applyQuaternion(rotation).y > -0.35;
  const near = 1 - smooth(ball.y, B.ballY + 0.01, B.ballY + 0.07);
  const toes = chain(rotation, turnX(upright ? -clamp(pitch, 0, 80) * near : 0));
  setJoint(joints[`ankle${side}`], ankle, rotation);
  setJoint(joints[`ball${side}`], ball, toes);
  setJoint(joints[`toe${side}`], offset(ball, toes, 0, 0, B.toe), toes);
  setJoint(joints[`heel${side}`], offset(ankle, rotation, 0, 0.02 - B.ankle, -B.heel), rotation);
}

/** Legs by forward kinematics, blended toward their planted feet by the weight `foot.pin`. */
export function placeLegs(pose: Pose, joints: Joints) {
  const { position: root, rotation: q } = joints.pelvis;
  for (const [side, sign] of SIDES) {
    const leg = pose[`leg${side}`];
    const foot = pose[`foot${side}`];
    const hip = offset(root, q, B.hipX * sign, B.hipY, 0);
    const swing = chain(turnX(-leg.flex - pose.pelvis.pitch * leg.level), turnZ(leg.out * sign));
    const thigh = chain(q, swing, turnY(leg.turn * sign));
    const shin = chain(thigh, turnX(leg.knee));
    const sole = chain(shin, turnX(-leg.ankle));
    if (foot.pin > 0) {
      const target = footTarget(pose, side, sign);
      // the knee goes where the toes point, seen from the pelvis
      const toes = chain(turnY(foot.yaw * sign), turnX(Math.min(0, foot.lift)));
      const pole = vec(0, 0.05, 1)
        .applyQuaternion(toes)
        .addScaledVector(vec(0, 0, 1).applyQuaternion(q), 0.6);
      pole.x += sign * leg.turn * 0.008;
      const [upper, lower] = solveTwoBone({
        from: hip,
        to: target.ankle,
        pole,
        hinge: 1,
        lengths: [B.thigh, B.shin],
      });
      thigh.slerp(upper, foot.pin);
      shin.slerp(lower, foot.pin);
      sole.slerp(target.rotation, foot.pin);
    }
    const knee = offset(hip, thigh, 0, -B.thigh, 0);
    setJoint(joints[`hip${side}`], hip, thigh);
    setJoint(joints[`knee${side}`], knee, shin);
    placeFoot(joints, side, offset(knee, shin, 0, -B.shin, 0), sole);
  }
}
