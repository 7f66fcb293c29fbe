import { Quaternion, Vector3 } from 'three';
import type { Side } from '../pose';

const CENTER = ['pelvis', 'lumbar', 'waist', 'chest', 'neck', 'head', 'skull'] as const;
const SIDED = [
  'hip',
  'knee',
  'ankle',
  'heel',
  'ball',
  'toe',
  'shoulder',
  'elbow',
  'wrist',
  'fingers',
] as const;

export type JointName = (typeof CENTER)[number] | `${(typeof SIDED)[number]}${Side}`;

export interface Joint {
  position: Vector3;
  rotation: Quaternion;
}

/** World transforms of all joints. */
export type Joints = Record<JointName, Joint>;

export const JOINT_NAMES: JointName[] = [
  ...CENTER,
  ...SIDED.flatMap((name) => [`${name}L`, `${name}R`] satisfies JointName[]),
];

export function emptyJoints(): Joints {
  const entries = JOINT_NAMES.map((name) => [name, { position: new Vector3(), rotation: new Quaternion() }]);
  return Object.fromEntries(entries) as Joints;
}

export function setJoint(joint: Joint, position: Vector3, rotation: Quaternion) {
  joint.position.copy(position);
  joint.rotation.copy(rotation);
}
