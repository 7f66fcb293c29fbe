import type { Vector3 } from 'three';
import type { Pose } from '../pose';
import type { Joint, JointName, Joints } from './joints';
import { SIDES, smooth, vec } from './maths';
import { PROPORTIONS as B } from './proportions';

/** Radius of the flesh around the points that can touch the floor, in meters. */
export const FLESH: [JointName, number][] = [
  ...(
    [
      ['pelvis', 0.1],
      ['waist', 0.095],
      ['chest', 0.1],
      ['skull', 0.1],
    ] as const
  ).map(([name, radius]): [JointName, number] => [name, radius]),
  ...SIDES.flatMap(([side]): [JointName, number][] => [
    [`knee${side}`, 0.05],
    [`heel${side}`, 0.02],
    [`ball${side}`, 0.028],
    [`toe${side}`, 0.02],
    [`elbow${side}`, 0.035],
    [`wrist${side}`, 0.025],
  ]),
];

const MASS: [JointName, number][] = [
  ...(
    [
      ['skull', 0.08],
      ['chest', 0.22],
      ['waist', 0.13],
      ['pelvis', 0.15],
    ] as const
  ).map(([name, share]): [JointName, number] => [name, share]),
  ...SIDES.flatMap(([side]): [JointName, number][] => [
    [`hip${side}`, 0.05],
    [`knee${side}`, 0.07],
    [`ankle${side}`, 0.035],
    [`shoulder${side}`, 0.015],
    [`elbow${side}`, 0.025],
    [`wrist${side}`, 0.015],
  ]),
];

const [shift, pull, support, planted, mean] = [vec(), vec(), vec(), vec(), vec()];
const attraction = { weights: 0, strongest: 0 };

function attract({ y, z }: Vector3, weight: number, toY: number, toZ: number) {
  // A fully pinned point outweighs all that are fading in or out.
  const force = weight / (1.0001 - weight);
  shift.add(pull.set(0, (toY - y) * force, (toZ - z) * force));
  attraction.weights += force;
  attraction.strongest = Math.max(attraction.strongest, weight);
}

function attractBack({ pin, z }: Pose['back'], joint: Vector3) {
  attract(joint, pin, B.backRadius + joint.y - mean.y, z + joint.z - mean.z);
}

function attractLeg({ toe, knee, y, z }: Pose['pinL'], ball: Joint, kneeJoint: Joint) {
  if (toe > 0) attract(ball.position, toe, B.ballY + y, z);
  if (knee > 0) attract(kneeJoint.position, knee, B.kneeRadius + y, z);
}

/** How far the pelvis must move so that pinned toes, knees, and back come to rest in place. */
export function pinShift(pose: Pose, joints: Joints): Vector3 {
  shift.set(0, 0, 0);
  attraction.weights = 0;
  attraction.strongest = 0;
  attractLeg(pose.pinL, joints.ballL, joints.kneeL);
  attractLeg(pose.pinR, joints.ballR, joints.kneeR);
  if (pose.back.pin > 0) {
    const { chest, neck } = joints;
    // Chest and neck rest on one plane, so they are pulled by their mean height and position.
    mean.copy(chest.position).add(neck.position).multiplyScalar(0.5);
    attractBack(pose.back, chest.position);
    attractBack(pose.back, neck.position);
  }
  const { weights, strongest } = attraction;
  return weights > 0 ? shift.multiplyScalar(Math.min(1, strongest) / weights) : shift;
}

/** The height of the lowest flesh above the floor. */
export function clearance(joints: Joints): number {
  let lowest = Infinity;
  for (const [name, radius] of FLESH) lowest = Math.min(lowest, joints[name].position.y - radius);
  return lowest;
}

function supportOn({ out, y, z, lift }: Pose['footL'], sign: number): number {
  const weight = 1 - smooth(y, 0.1, 0.3) + 1e-3;
  support.addScaledVector(planted.set(out * sign, 0, z + 0.05 + 0.06 * smooth(lift, 0, 40)), weight);
  return weight;
}

/** The horizontal offset from the center of mass to the middle of the planted feet, shifted by the pelvis channels. */
export function balanceShift(pose: Pose, joints: Joints): Vector3 {
  shift.set(pose.pelvis.x, 0, pose.pelvis.z);
  for (const [name, share] of MASS) shift.addScaledVector(joints[name].position, -share);
  support.set(0, 0, 0);
  const total = supportOn(pose.footL, 1) + supportOn(pose.footR, -1);
  return shift.addScaledVector(support, 1 / total).setY(0);
}
