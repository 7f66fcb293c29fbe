import { Quaternion, type Vector3 } from 'three';
import { FRAME, type Pose, type Side } from '../pose';
import { holdLimb, isLimb } from './holds';
import { setJoint, type Joint, type Joints } from './joints';
import { aroundX, aroundY, basis, DEGREE, direct, offset, smooth, turnX, turnY, turnZ, vec } from './maths';
import { PROPORTIONS as B } from './proportions';
import { solveTwoBone, twoBone } from './two-bone';

/** Elbow direction per frame in chest coordinates, for the left arm. */
const POLES: [number, number, number][] = [];
POLES[FRAME.world] = [0.55, -0.75, -0.55];
POLES[FRAME.pelvis] = [0.8, 0, -0.6];
POLES[FRAME.chest] = [0.7, -0.7, -0.2];
POLES[FRAME.head] = [1, -0.1, 0.35];
POLES[FRAME.knee] = [0.8, 0, -0.5];
POLES[FRAME.ankle] = [0.6, 0, -0.8];
POLES[FRAME.elbow] = [1, 0, -0.3];
const ASIDE: [number, number, number] = [1, 0, 0];

const [shoulder, elbow, wrist, tip, hang, axis, pole] = [vec(), vec(), vec(), vec(), vec(), vec(), vec()];
const [normal, fingers, across] = [vec(), vec(), vec()];
const [upper, fore, palm, surface, turned] = Array.from({ length: 5 }, () => new Quaternion()) as [
  Quaternion,
  Quaternion,
  Quaternion,
  Quaternion,
  Quaternion,
];
const limb = twoBone(B.upperArm, B.forearm, -1);
const placed = { wrist: vec(), rotation: new Quaternion(), laid: false };

function frameOf(joints: Joints, frame: number): Joint | undefined {
  if (frame === FRAME.pelvis) return joints.pelvis;
  if (frame === FRAME.chest) return joints.chest;
  if (frame === FRAME.head) return joints.skull;
  return undefined;
}

/**
 * The target of a placed hand's wrist; `rotation` only applies to a palm `laid` on a limb or a surface of the world.
 * Overwritten by the next call.
 */
export function handTarget(
  pose: Pose,
  joints: Joints,
  side: Side,
  sign: number,
): { wrist: Vector3; rotation: Quaternion; laid: boolean } {
  const hand = side === 'L' ? pose.handL : pose.handR;
  const { out, y, z, yaw, pitch, frame } = hand;
  const parent = frameOf(joints, frame);
  placed.laid = !parent;
  if (isLimb(frame)) holdLimb(hand, joints, side, placed);
  else if (parent) offset(placed.wrist, parent.position, parent.rotation, out * sign, y, z);
  else {
    aroundY(surface, yaw * sign).multiply(aroundX(turned, -pitch));
    direct(normal, surface, 0, 1, 0);
    placed.wrist.set(out * sign, y, z).addScaledVector(normal, B.palm);
    direct(fingers, surface, 0, 0, 1).negate();
    normal.multiplyScalar(sign);
    basis(placed.rotation, normal, fingers, across.copy(normal).cross(fingers));
  }
  return placed;
}

function turnPalm({ forearm, wrist }: Pose['armL'], sign: number) {
  turnZ(turnY(palm.copy(fore), forearm * sign), -wrist * sign);
}

function layHand(pose: Pose, joints: Joints, side: Side, sign: number) {
  const left = side === 'L';
  const { pin, flat, frame, swivel } = left ? pose.handL : pose.handR;
  const target = handTarget(pose, joints, side, sign);
  const bias = POLES[frame] ?? ASIDE;
  axis.copy(target.wrist).sub(shoulder).normalize();
  direct(pole, joints.chest.rotation, bias[0] * sign, bias[1], bias[2]);
  pole.applyAxisAngle(axis, swivel * sign * DEGREE);
  solveTwoBone(limb, shoulder, target.wrist, pole);
  upper.slerp(limb.first, pin);
  fore.slerp(limb.second, pin);
  turnPalm(left ? pose.armL : pose.armR, sign);
  if (target.laid) palm.slerp(target.rotation, pin * flat);
}

/** The shoulder blade moves up and in as the arm goes overhead. */
function placeShoulder({ position, rotation }: Joint, pin: number, sign: number) {
  direct(hang, upper, 0, -1, 0).applyQuaternion(turned.copy(rotation).invert());
  const raised = smooth(hang.y, -0.35, 1) * (1 - pin);
  const x = sign * (B.shoulderX - 0.022 * raised);
  offset(shoulder, position, rotation, x, B.shoulderY + 0.062 * raised, hang.z * 0.018 - 0.01);
}

/** An arm by forward kinematics from the chest, blended toward its placed hand by the weight `hand.pin`. */
export function placeArm(pose: Pose, joints: Joints, side: Side, sign: number) {
  const left = side === 'L';
  const arm = left ? pose.armL : pose.armR;
  const { pin } = left ? pose.handL : pose.handR;
  turnX(upper.copy(joints.chest.rotation), -arm.flex);
  turnY(turnZ(upper, arm.out * sign), arm.twist * sign);
  placeShoulder(joints.chest, pin, sign);
  turnX(fore.copy(upper), -arm.elbow);
  if (pin > 0) layHand(pose, joints, side, sign);
  else turnPalm(arm, sign);
  offset(elbow, shoulder, upper, 0, -B.upperArm, 0);
  offset(wrist, elbow, fore, 0, -B.forearm, 0);
  setJoint(left ? joints.shoulderL : joints.shoulderR, shoulder, upper);
  setJoint(left ? joints.elbowL : joints.elbowR, elbow, fore);
  setJoint(left ? joints.wristL : joints.wristR, wrist, palm);
  setJoint(left ? joints.fingersL : joints.fingersR, offset(tip, wrist, palm, 0, -B.hand, 0), palm);
}
