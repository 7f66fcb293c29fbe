/**
 * A point of the body as a camera sees it: x and y are shares of the picture's width and height (y down, not
 * mirrored), z is the depth in the unit of x (smaller is nearer), visibility goes from 0 to 1.
 */
export interface Landmark {
  x: number;
  y: number;
  z: number;
  visibility: number;
}

/** The 33 points in MediaPipe's order. Left and right are the person's own. */
export const LANDMARK_NAMES = [
  'nose',
  'leftEyeInner',
  'leftEye',
  'leftEyeOuter',
  'rightEyeInner',
  'rightEye',
  'rightEyeOuter',
  'leftEar',
  'rightEar',
  'mouthLeft',
  'mouthRight',
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftPinky',
  'rightPinky',
  'leftIndex',
  'rightIndex',
  'leftThumb',
  'rightThumb',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
  'leftHeel',
  'rightHeel',
  'leftFootIndex',
  'rightFootIndex',
] as const;
export type LandmarkName = (typeof LANDMARK_NAMES)[number];

/** The index of each point in a list of landmarks. */
export const LANDMARKS = Object.fromEntries(LANDMARK_NAMES.map((name, index) => [name, index])) as Record<
  LandmarkName,
  number
>;

/** Above this visibility, a point counts as seen. */
export const SEEN = 0.5;

/** The lines of a drawn skeleton. */
export const SKELETON: readonly (readonly [LandmarkName, LandmarkName])[] = [
  ['leftShoulder', 'rightShoulder'],
  ['leftHip', 'rightHip'],
  ...(['left', 'right'] as const).flatMap((side) => [
    [`${side}Shoulder`, `${side}Elbow`] as const,
    [`${side}Elbow`, `${side}Wrist`] as const,
    [`${side}Wrist`, `${side}Index`] as const,
    [`${side}Shoulder`, `${side}Hip`] as const,
    [`${side}Hip`, `${side}Knee`] as const,
    [`${side}Knee`, `${side}Ankle`] as const,
    [`${side}Ankle`, `${side}Heel`] as const,
    [`${side}Heel`, `${side}FootIndex`] as const,
    [`${side}Ankle`, `${side}FootIndex`] as const,
  ]),
];

/** The point with this name, if it is visible. */
export function seenPoint(landmarks: readonly Landmark[], name: LandmarkName): Landmark | undefined {
  const point = landmarks[LANDMARKS[name]];
  return point && point.visibility > SEEN ? point : undefined;
}
