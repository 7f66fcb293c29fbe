import type { Pose } from '../pose';
import type { JointName, Joints } from './joints';
import { SIDES, smooth, vec } from './maths';
import { PROPORTIONS as B } from './proportions';

/** Radius of the flesh around the points that can touch the floor, in metres. */
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

/** How far the pelvis must move so that pinned toes, knees and back come to rest where they belong. */
export function pinShift(pose: Pose, joints: Joints) {
  const sum = vec();
  let weights = 0;
  let strongest = 0;
  const attract = (name: JointName, weight: number, y: number, z: number) => {
    const p = joints[name].position;
    // a fully pinned point outweighs all that are coming or leaving
    const pull = weight / (1.0001 - weight);
    sum.add(vec(0, (y - p.y) * pull, (z - p.z) * pull));
    weights += pull;
    strongest = Math.max(strongest, weight);
  };
  for (const [side] of SIDES) {
    const pin = pose[`pin${side}`];
    if (pin.toe > 0) attract(`ball${side}`, pin.toe, B.ballY + pin.y, pin.z);
    if (pin.knee > 0) attract(`knee${side}`, pin.knee, B.kneeRadius + pin.y, pin.z);
  }
  if (pose.back.pin > 0)
    for (const name of ['chest', 'neck'] as const) {
      // the two rest on one plane: pull them by their mean height and place
      const mean = joints.chest.position.clone().add(joints.neck.position).multiplyScalar(0.5);
      const p = joints[name].position;
      attract(name, pose.back.pin, B.backRadius + p.y - mean.y, pose.back.z + p.z - mean.z);
    }
  return weights > 0 ? sum.multiplyScalar(Math.min(1, strongest) / weights) : sum;
}

/** Height of the lowest flesh above the floor. */
export const clearance = (joints: Joints) =>
  Math.min(...FLESH.map(([name, radius]) => joints[name].position.y - radius));

/** Horizontal way from the centre of mass to the middle of the planted feet, offset by the pelvis channels. */
export function balanceShift(pose: Pose, joints: Joints) {
  const shift = vec(pose.pelvis.x, 0, pose.pelvis.z);
  for (const [name, share] of MASS) shift.addScaledVector(joints[name].position, -share);
  let total = 0;
  const support = vec();
  for (const [side, sign] of SIDES) {
    const { out, y, z, lift } = pose[`foot${side}`];
    const weight = 1 - smooth(y, 0.1, 0.3) + 1e-3;
    support.addScaledVector(vec(out * sign, 0, z + 0.05 + 0.06 * smooth(lift, 0, 40)), weight);
    total += weight;
  }
  return shift.addScaledVector(support, 1 / total).setY(0);
}
