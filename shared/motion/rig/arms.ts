import type { Quaternion, Vector3 } from 'three';
import { FRAME, type Pose } from '../pose';
import { setJoint, type Joint, type Joints } from './joints';
import { basis, chain, DEGREE, offset, SIDES, smooth, turnX, turnY, turnZ, vec } from './maths';
import { PROPORTIONS as B } from './proportions';
import { solveTwoBone } from './two-bone';

type Side = 'L' | 'R';

/** Elbow direction per frame in chest coordinates, for the left arm. */
const POLES: Record<number, [number, number, number]> = {
  [FRAME.world]: [0.55, -0.75, -0.55],
  [FRAME.pelvis]: [0.8, 0, -0.6],
  [FRAME.chest]: [0.7, -0.7, -0.2],
  [FRAME.head]: [1, -0.1, 0.35],
  [FRAME.knee]: [0.8, 0, -0.5],
  [FRAME.ankle]: [0.6, 0, -0.8],
};

function frameOf(joints: Joints, frame: number, side: Side): Joint | undefined {
  if (frame === FRAME.pelvis) return joints.pelvis;
  if (frame === FRAME.chest) return joints.chest;
  if (frame === FRAME.head) return joints.skull;
  if (frame === FRAME.knee) return joints[`knee${side}`];
  if (frame === FRAME.ankle) return joints[`ankle${side}`];
  return undefined;
}

/** Where the wrist of a placed hand belongs; `rotation` only for a palm laid on a surface of the world. */
export function handTarget(
  pose: Pose,
  joints: Joints,
  side: Side,
  sign: number,
): { wrist: Vector3; rotation?: Quaternion } {
  const { out, y, z, yaw, pitch, frame } = pose[`hand${side}`];
  const parent = frameOf(joints, frame, side);
  if (parent) return { wrist: offset(parent.position, parent.rotation, out * sign, y, z) };
  const surface = chain(turnY(yaw * sign), turnX(-pitch));
  const normal = vec(0, 1, 0).applyQuaternion(surface);
  const wrist = vec(out * sign, y, z).addScaledVector(normal, B.palm);
  const fingers = vec(0, 0, 1).applyQuaternion(surface).negate();
  const x = normal.multiplyScalar(sign);
  return {
    wrist,
    rotation: basis(x, fingers, x.clone().cross(fingers)),
  };
}

/** Arms by forward kinematics from the chest, blended toward placed hands by the weight `hand.pin`. */
export function placeArms(pose: Pose, joints: Joints) {
  const chest = joints.chest;
  for (const [side, sign] of SIDES) {
    const arm = pose[`arm${side}`];
    const hand = pose[`hand${side}`];
    const upper = chain(chest.rotation, turnX(-arm.flex), turnZ(arm.out * sign), turnY(arm.twist * sign));
    // the shoulder blade rides up and in as the arm goes overhead
    const hang = vec(0, -1, 0).applyQuaternion(upper).applyQuaternion(chest.rotation.clone().invert());
    const raised = smooth(hang.y, -0.35, 1) * (1 - hand.pin);
    const shoulder = offset(
      chest.position,
      chest.rotation,
      sign * (B.shoulderX - 0.022 * raised),
      B.shoulderY + 0.062 * raised,
      hang.z * 0.018 - 0.01,
    );
    const fore = chain(upper, turnX(-arm.elbow));
    const natural = () => chain(fore, turnY(arm.forearm * sign), turnZ(-arm.wrist * sign));
    let palm = natural();
    if (hand.pin > 0) {
      const target = handTarget(pose, joints, side, sign);
      const [px, py, pz] = POLES[hand.frame] ?? [1, 0, 0];
      const axis = target.wrist.clone().sub(shoulder).normalize();
      const pole = vec(px * sign, py, pz)
        .applyQuaternion(chest.rotation)
        .applyAxisAngle(axis, hand.swivel * sign * DEGREE);
      const [first, second] = solveTwoBone({
        from: shoulder,
        to: target.wrist,
        pole,
        hinge: -1,
        lengths: [B.upperArm, B.forearm],
      });
      upper.slerp(first, hand.pin);
      fore.slerp(second, hand.pin);
      const free = natural();
      palm = target.rotation ? free.slerp(target.rotation, hand.pin * hand.flat) : free;
    }
    const elbow = offset(shoulder, upper, 0, -B.upperArm, 0);
    const wrist = offset(elbow, fore, 0, -B.forearm, 0);
    setJoint(joints[`shoulder${side}`], shoulder, upper);
    setJoint(joints[`elbow${side}`], elbow, fore);
    setJoint(joints[`wrist${side}`], wrist, palm);
    setJoint(joints[`fingers${side}`], offset(wrist, palm, 0, -B.hand, 0), palm);
  }
}
