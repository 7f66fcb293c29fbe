import { LANDMARK_NAMES, LANDMARKS, type Landmark, type LandmarkName } from '../../../lib/pose/landmark';

const upright: Partial<Record<LandmarkName, [x: number, y: number]>> = {
  nose: [0.5, 0.2],
  leftShoulder: [0.58, 0.32],
  rightShoulder: [0.42, 0.32],
  leftElbow: [0.62, 0.45],
  rightElbow: [0.38, 0.45],
  leftWrist: [0.63, 0.56],
  rightWrist: [0.37, 0.56],
  leftHip: [0.55, 0.56],
  rightHip: [0.45, 0.56],
  leftKnee: [0.55, 0.74],
  rightKnee: [0.45, 0.74],
  leftAnkle: [0.55, 0.92],
  rightAnkle: [0.45, 0.92],
};

/** A person standing upright in the center, fully visible; `changes` moves or hides points. */
export function standing(changes: Partial<Record<LandmarkName, Partial<Landmark>>> = {}): Landmark[] {
  const points = LANDMARK_NAMES.map((name): Landmark => {
    const [x, y] = upright[name] ?? [0.5, 0.2];
    return { x, y, z: 0, visibility: 1 };
  });
  for (const [name, change] of Object.entries(changes)) {
    Object.assign(points[LANDMARKS[name as LandmarkName]] as Landmark, change);
  }
  return points;
}
