import { seenPoint, type Landmark, type LandmarkName } from './landmark';

type Corner = readonly [LandmarkName, LandmarkName, LandmarkName];
type Side = 'left' | 'right';

/** The angles of the left side; each is measured at the middle point. */
const leftCorners = {
  Elbow: ['leftShoulder', 'leftElbow', 'leftWrist'],
  Shoulder: ['leftHip', 'leftShoulder', 'leftElbow'],
  Reach: ['leftHip', 'leftShoulder', 'leftWrist'],
  ArmSpread: ['rightShoulder', 'leftShoulder', 'leftElbow'],
  HandSpread: ['rightShoulder', 'leftShoulder', 'leftWrist'],
  Hip: ['leftShoulder', 'leftHip', 'leftKnee'],
  Knee: ['leftHip', 'leftKnee', 'leftAnkle'],
  LegSpread: ['rightHip', 'leftHip', 'leftAnkle'],
} as const satisfies Record<string, Corner>;

type Joint = keyof typeof leftCorners;
export type AngleName = `${Side}${Joint}`;

const joints = Object.keys(leftCorners) as Joint[];
export const ANGLE_NAMES: AngleName[] = joints.flatMap((joint): AngleName[] => [
  `left${joint}`,
  `right${joint}`,
]);

const otherSide = (name: LandmarkName) =>
  name.replace(/^(left|right)/, (side) => (side === 'left' ? 'right' : 'left')) as LandmarkName;

const corners = Object.fromEntries(
  joints.flatMap((joint) => [
    [`left${joint}`, leftCorners[joint]],
    [`right${joint}`, leftCorners[joint].map(otherSide)],
  ]),
) as Record<AngleName, Corner>;

/** Degrees from 0 to 180 by name; an angle with an invisible point is missing. */
export type JointAngles = Partial<Record<AngleName, number>>;

/** The angle at `middle` between the lines to `a` and `b`, in degrees from 0 to 180; x counts `aspect` times. */
function angleAt(a: Landmark, middle: Landmark, b: Landmark, aspect: number): number {
  const [ax, ay] = [(a.x - middle.x) * aspect, a.y - middle.y];
  const [bx, by] = [(b.x - middle.x) * aspect, b.y - middle.y];
  return (Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) * 180) / Math.PI;
}

/** The angles of a body in the plane of the picture; `aspect` is the picture's width divided by its height. */
export function jointAngles(landmarks: readonly Landmark[], aspect: number): JointAngles {
  const angles: JointAngles = {};
  for (const name of ANGLE_NAMES) {
    const [a, middle, b] = corners[name].map((corner) => seenPoint(landmarks, corner));
    if (a && middle && b) angles[name] = angleAt(a, middle, b, aspect);
  }
  return angles;
}
