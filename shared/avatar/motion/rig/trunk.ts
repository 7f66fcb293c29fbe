import { Euler, Quaternion, type Vector3 } from 'three';
import type { Pose } from '../pose';
import type { Joint, Joints } from './joints';
import { aroundX, aroundY, DEGREE, direct, offset, turnX, turnY, turnZ, vec } from './maths';
import { PROPORTIONS as B } from './proportions';

const euler = new Euler();
const bend = new Quaternion();
const up = vec();

function placeVertebra(joint: Joint, below: Joint, height: number, spine: Pose['spine'], share: number) {
  turnZ(turnY(aroundX(bend, spine.flex * share), spine.twist * share), spine.side * share);
  offset(joint.position, below.position, below.rotation, 0, height, 0);
  joint.rotation.copy(below.rotation).multiply(bend);
}

/** Pelvis, spine and head by forward kinematics; the bend is spread over three joints. */
export function placeTrunk(pose: Pose, joints: Joints, root: Vector3) {
  const { spine } = pose;
  const { pelvis, lumbar, waist, chest } = joints;
  pelvis.position.copy(root);
  turnZ(turnX(aroundY(pelvis.rotation, pose.pelvis.yaw), pose.pelvis.pitch), pose.pelvis.roll);
  placeVertebra(lumbar, pelvis, B.lumbar, spine, 0.3);
  placeVertebra(waist, lumbar, B.waist, spine, 0.4);
  placeVertebra(chest, waist, B.chest, spine, 0.3);
  placeHead(pose, joints);
}

/** The neck undoes a share of the trunk's pitch and roll, so that the eyes stay on the horizon. */
function placeHead({ head }: Pose, { chest, neck, head: top, skull }: Joints) {
  euler.setFromQuaternion(chest.rotation, 'YXZ');
  // Past a quarter turn these angles wrap around, while the trunk keeps leaning.
  const isOver = direct(up, chest.rotation, 0, 1, 0).y < 0;
  const lean = isOver ? Math.sign(euler.x) * Math.PI - euler.x : euler.x;
  const tilt = isOver ? euler.z - Math.sign(euler.z) * Math.PI : euler.z;
  const pitch = head.pitch - (lean / DEGREE) * head.gaze;
  const roll = head.roll * 0.5 - (tilt / DEGREE) * head.gaze * 0.4;
  turnZ(turnY(aroundX(bend, pitch * 0.5), head.yaw * 0.5), roll);
  neck.rotation.copy(chest.rotation).multiply(bend);
  top.rotation.copy(neck.rotation).multiply(bend);
  skull.rotation.copy(top.rotation);
  offset(neck.position, chest.position, chest.rotation, 0, B.neckBase, -0.012);
  offset(top.position, neck.position, neck.rotation, 0, B.neck, 0.012);
  offset(skull.position, top.position, top.rotation, 0, B.head * 0.8, 0.014);
}
