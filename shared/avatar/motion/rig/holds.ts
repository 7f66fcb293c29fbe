import type { Quaternion, Vector3 } from 'three';
import { FRAME, type Pose, type Side } from '../pose';
import type { Joint, Joints } from './joints';
import { basis, DEGREE, direct, offset, vec } from './maths';

/** Half the thickness of a palm, and the distance from the wrist to its middle. */
const PALM = { depth: 0.017, middle: 0.075 } as const;
/** Flesh around the joint that is held, in meters. */
const RADIUS: Record<number, number> = {
  [FRAME.ankle]: 0.036,
  [FRAME.knee]: 0.057,
  [FRAME.elbow]: 0.037,
};

const [away, thumb, fingers] = [vec(), vec(), vec()];

/** Whether a frame is a limb, on which a hand lies or around which it closes. */
export const isLimb = (frame: number) => frame in RADIUS;

/** The joint that is held, its own side's ankle or the other side's knee or elbow, and the bone beyond or before it. */
function heldLimb(joints: Joints, frame: number, side: Side): { at: Joint; bone: Joint; sign: number } {
  const own = side === 'L';
  if (frame === FRAME.ankle)
    return own
      ? { at: joints.ankleL, bone: joints.kneeL, sign: 1 }
      : { at: joints.ankleR, bone: joints.kneeR, sign: -1 };
  if (frame === FRAME.knee)
    return own
      ? { at: joints.kneeR, bone: joints.kneeR, sign: -1 }
      : { at: joints.kneeL, bone: joints.kneeL, sign: 1 };
  return own
    ? { at: joints.elbowR, bone: joints.shoulderR, sign: -1 }
    : { at: joints.elbowL, bone: joints.shoulderL, sign: 1 };
}

/** Places a palm on a limb: `y` up its bone, `yaw` around it from its front outward; `pitch` turns the fingers. */
export function holdLimb(
  { y, yaw, pitch, frame }: Pose['handL'],
  joints: Joints,
  side: Side,
  placed: { wrist: Vector3; rotation: Quaternion },
) {
  const { at, bone, sign } = heldLimb(joints, frame, side);
  const hand = side === 'L' ? 1 : -1;
  direct(away, bone.rotation, Math.sin(yaw * DEGREE) * sign, 0, Math.cos(yaw * DEGREE));
  direct(thumb, bone.rotation, 0, 1, 0).applyAxisAngle(away, pitch * hand * DEGREE);
  away.multiplyScalar(hand);
  basis(placed.rotation, away, fingers.copy(thumb).cross(away), thumb);
  offset(placed.wrist, at.position, bone.rotation, 0, y, 0);
  const depth = (RADIUS[frame] ?? 0) + PALM.depth;
  placed.wrist.addScaledVector(away, depth * hand).addScaledVector(fingers, PALM.middle);
}
