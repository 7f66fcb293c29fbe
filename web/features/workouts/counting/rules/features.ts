import { ANGLE_NAMES, jointAngles } from '../../../../lib/pose/joint-angles';
import { seenPoint, type Landmark, type LandmarkName } from '../../../../lib/pose/landmark';

const JOINTS = ANGLE_NAMES.filter((name) => name.startsWith('left')).map((name) => name.slice(4));

/**
 * What a repetition is told by: for each joint the mean of both sides and how far they are apart, so that left and
 * right count alike, then the lean of the trunk. Degrees; NaN where it is not seen.
 */
export const FEATURE_NAMES = [
  ...JOINTS.map((joint) => `both${joint}`),
  ...JOINTS.map((joint) => `apart${joint}`),
  'trunkLean',
];

function middle(landmarks: readonly Landmark[], joint: 'Shoulder' | 'Hip') {
  const sides: LandmarkName[] = [`left${joint}`, `right${joint}`];
  const seen = sides.flatMap((name) => seenPoint(landmarks, name) ?? []);
  if (seen.length === 0) return null;
  const mean = (of: 'x' | 'y') => seen.reduce((sum, point) => sum + point[of], 0) / seen.length;
  return { x: mean('x'), y: mean('y') };
}

/** Degrees between the trunk and the vertical: 0 upright, 90 lying, 180 head down. */
function trunkLean(landmarks: readonly Landmark[], aspect: number): number {
  const [shoulders, hips] = [middle(landmarks, 'Shoulder'), middle(landmarks, 'Hip')];
  if (!shoulders || !hips) return Number.NaN;
  const across = Math.abs(shoulders.x - hips.x) * aspect;
  return (Math.atan2(across, hips.y - shoulders.y) * 180) / Math.PI;
}

/** The features of a frame in the order of `FEATURE_NAMES`; `aspect` is the picture's width divided by its height. */
export function featuresOf(landmarks: readonly Landmark[], aspect: number): Float32Array {
  const angles: Record<string, number | undefined> = jointAngles(landmarks, aspect);
  const features = new Float32Array(FEATURE_NAMES.length);
  JOINTS.forEach((joint, index) => {
    const [left, right] = [angles[`left${joint}`], angles[`right${joint}`]];
    features[index] = ((left ?? right ?? Number.NaN) + (right ?? left ?? Number.NaN)) / 2;
    features[JOINTS.length + index] = Math.abs((left ?? Number.NaN) - (right ?? Number.NaN));
  });
  features[2 * JOINTS.length] = trunkLean(landmarks, aspect);
  return features;
}
