import { Vector3 } from 'three';
import { LANDMARK_NAMES, type Landmark, type LandmarkName } from './landmark';
import type { JointName, Joints } from '../../../shared/avatar/motion/rig/joints';

/** A camera that looks at the figure's middle. */
export interface CameraPlace {
  /** Degrees around the figure: 0 is in front of it, 90 on its left. */
  azimuth: number;
  /** Meters above the floor. */
  height: number;
  /** Meters from the figure. */
  distance: number;
  /** Width of the picture divided by its height. */
  aspect: number;
}

/** A laptop on a table, three steps away. */
export const FRONT_CAMERA: CameraPlace = { azimuth: 0, height: 1.1, distance: 3.4, aspect: 16 / 9 };

/** Degrees from the lower to the upper edge of the picture, and the height in meters the camera looks at. */
const [FIELD, AIM] = [44, 0.95];
const DEGREE = Math.PI / 180;

/** The position of a point of the face or a hand in the axes of its joint; x outward for the left side. */
type Place = readonly [joint: JointName, x: number, y: number, z: number];

const center: Partial<Record<LandmarkName, Place>> = { nose: ['skull', 0, -0.02, 0.115] };

const sided = (['left', 'right'] as const).flatMap((side) => {
  const [S, sign] = side === 'left' ? (['L', 1] as const) : (['R', -1] as const);
  const mouth = side === 'left' ? 'mouthLeft' : 'mouthRight';
  return [
    [`${side}EyeInner`, ['skull', 0.02 * sign, 0.02, 0.1]],
    [`${side}Eye`, ['skull', 0.035 * sign, 0.02, 0.098]],
    [`${side}EyeOuter`, ['skull', 0.05 * sign, 0.02, 0.09]],
    [`${side}Ear`, ['skull', 0.078 * sign, 0, 0.01]],
    [mouth, ['skull', 0.027 * sign, -0.062, 0.095]],
    [`${side}Shoulder`, [`shoulder${S}`, 0, 0, 0]],
    [`${side}Elbow`, [`elbow${S}`, 0, 0, 0]],
    [`${side}Wrist`, [`wrist${S}`, 0, 0, 0]],
    [`${side}Pinky`, [`wrist${S}`, 0, -0.085, -0.03]],
    [`${side}Index`, [`wrist${S}`, 0, -0.095, 0.025]],
    [`${side}Thumb`, [`wrist${S}`, 0, -0.06, 0.04]],
    [`${side}Hip`, [`hip${S}`, 0, 0, 0]],
    [`${side}Knee`, [`knee${S}`, 0, 0, 0]],
    [`${side}Ankle`, [`ankle${S}`, 0, 0, 0]],
    [`${side}Heel`, [`heel${S}`, 0, 0, 0]],
    [`${side}FootIndex`, [`toe${S}`, 0, 0, 0]],
  ] satisfies [LandmarkName, Place][];
});

const places = { ...center, ...Object.fromEntries(sided) } as Record<LandmarkName, Place>;

const [eye, forward, right, up, point] = Array.from({ length: 5 }, () => new Vector3()) as [
  Vector3,
  Vector3,
  Vector3,
  Vector3,
  Vector3,
];

function aim({ azimuth, height, distance }: CameraPlace) {
  const angle = azimuth * DEGREE;
  eye.set(Math.sin(angle) * distance, height, Math.cos(angle) * distance);
  forward.set(0, AIM, 0).sub(eye).normalize();
  right.set(0, 1, 0).cross(forward).negate().normalize();
  up.copy(right).cross(forward);
}

/**
 * The figure as a camera sees it: its 33 points in a picture that is not mirrored. A point outside the picture is not
 * visible; one hidden by the body itself counts as visible, since a detector guesses it.
 */
export function landmarksOf(joints: Joints, camera: CameraPlace = FRONT_CAMERA): Landmark[] {
  aim(camera);
  const half = Math.tan((FIELD / 2) * DEGREE);
  const hips = point.copy(joints.hipL.position).add(joints.hipR.position).multiplyScalar(0.5).sub(eye);
  const hipDepth = hips.dot(forward);
  return LANDMARK_NAMES.map((name): Landmark => {
    const [joint, dx, dy, dz] = places[name];
    const { position, rotation } = joints[joint];
    point.set(dx, dy, dz).applyQuaternion(rotation).add(position).sub(eye);
    const depth = point.dot(forward);
    const x = 0.5 + point.dot(right) / (depth * half * 2 * camera.aspect);
    const y = 0.5 - point.dot(up) / (depth * half * 2);
    const inside = x > 0 && x < 1 && y > 0 && y < 1;
    const z = (depth - hipDepth) / (hipDepth * half * 2 * camera.aspect);
    return { x, y, z, visibility: inside ? 0.98 : 0.05 };
  });
}
