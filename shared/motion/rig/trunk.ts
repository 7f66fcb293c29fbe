import { Euler, type Vector3 } from 'three';
import type { Pose } from '../pose';
import { setJoint, type Joints } from './joints';
import { chain, DEGREE, offset, turnX, turnY, turnZ } from './maths';
import { PROPORTIONS as B } from './proportions';

const euler = new Euler();

/** Pelvis, spine and head by forward kinematics; the bend is spread over three joints. */
export function placeTrunk(pose: Pose, joints: Joints, root: Vector3) {
  const { pelvis, spine, head } = pose;
  const bend = (share: number) =>
    chain(turnX(spine.flex * share), turnY(spine.twist * share), turnZ(spine.side * share));
  const q0 = chain(turnY(pelvis.yaw), turnX(pelvis.pitch), turnZ(pelvis.roll));
  const q1 = chain(q0, bend(0.3));
  const q2 = chain(q1, bend(0.4));
  const q3 = chain(q2, bend(0.3));
  setJoint(joints.pelvis, root, q0);
  setJoint(joints.lumbar, offset(root, q0, 0, B.lumbar, 0), q1);
  setJoint(joints.waist, offset(joints.lumbar.position, q1, 0, B.waist, 0), q2);
  setJoint(joints.chest, offset(joints.waist.position, q2, 0, B.chest, 0), q3);

  // the neck undoes a share of the trunk's pitch and roll: the eyes stay on the horizon
  euler.setFromQuaternion(q3, 'YXZ');
  const pitch = head.pitch - (euler.x / DEGREE) * head.gaze;
  const roll = head.roll * 0.5 - (euler.z / DEGREE) * head.gaze * 0.4;
  const nod = chain(turnX(pitch * 0.5), turnY(head.yaw * 0.5), turnZ(roll));
  const qNeck = chain(q3, nod);
  const qHead = chain(qNeck, nod);
  setJoint(joints.neck, offset(joints.chest.position, q3, 0, B.neckBase, -0.012), qNeck);
  setJoint(joints.head, offset(joints.neck.position, qNeck, 0, B.neck, 0.012), qHead);
  setJoint(joints.skull, offset(joints.head.position, qHead, 0, B.head * 0.8, 0.014), qHead);
}
