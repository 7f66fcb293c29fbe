import { LANDMARKS, SEEN, seenPoint, type Landmark, type LandmarkName } from '../../../lib/pose/landmark';

const POINTS_PER_CHECK = 25;
const MOST_LINES = 3;
const [MOST_SHOULDER_TILT, MOST_NOSE_OFFSET, LEAST_KNEE_SPACING] = [0.05, 0.1, 0.7];

const NOBODY_LINE = 'Position yourself in frame';

/** Praise by minimum score, best first. */
const praise = [
  [90, "Superb! That's the move, exactly!"],
  [75, 'Great shape, keep it flowing!'],
  [50, 'Good, now a little bigger!'],
] as const;

/** The praise a score from 0 to 100 earns, or null below 50. */
export const praiseFor = (score: number): string | null =>
  praise.find(([least]) => score >= least)?.[1] ?? null;

export interface PoseCheck {
  /** 25 per passed check: 0 to 100. */
  score: number;
  /** What to change, in the order of the checks. */
  warnings: string[];
}

/** The line a failed check shows; null if it passed. */
type Check = (landmarks: readonly Landmark[]) => string | null;

const bodyPoints: LandmarkName[] = ['nose', 'leftShoulder', 'rightShoulder', 'leftHip', 'rightHip'];

const isVisible: Check = (landmarks) =>
  bodyPoints.every((name) => (landmarks[LANDMARKS[name]]?.visibility ?? 0) > SEEN)
    ? null
    : 'Step back so your whole body is visible';

const hasLevelShoulders: Check = (landmarks) => {
  const [left, right] = [seenPoint(landmarks, 'leftShoulder'), seenPoint(landmarks, 'rightShoulder')];
  if (!left || !right) return 'Position your shoulders in frame';
  return Math.abs(left.y - right.y) < MOST_SHOULDER_TILT ? null : 'Keep your shoulders level';
};

const isCentered: Check = (landmarks) => {
  const nose = seenPoint(landmarks, 'nose');
  const [left, right] = [seenPoint(landmarks, 'leftHip'), seenPoint(landmarks, 'rightHip')];
  if (!nose || !left || !right) return 'Center yourself in frame';
  return Math.abs(nose.x - (left.x + right.x) / 2) < MOST_NOSE_OFFSET ? null : 'Center your body in frame';
};

const hasAlignedKnees: Check = (landmarks) => {
  const [kneeL, kneeR] = [seenPoint(landmarks, 'leftKnee'), seenPoint(landmarks, 'rightKnee')];
  const [hipL, hipR] = [seenPoint(landmarks, 'leftHip'), seenPoint(landmarks, 'rightHip')];
  if (!kneeL || !kneeR || !hipL || !hipR) return 'Show your full body';
  const isWide = Math.abs(kneeL.x - kneeR.x) >= LEAST_KNEE_SPACING * Math.abs(hipL.x - hipR.x);
  return isWide ? null : 'Keep your knees aligned with your hips';
};

const checks: Check[] = [isVisible, hasLevelShoulders, isCentered, hasAlignedKnees];

/** The four checks of a frame; null is a frame in which no one was found. */
export function checkPose(landmarks: readonly Landmark[] | null): PoseCheck {
  if (!landmarks || landmarks.length === 0) return { score: 0, warnings: [NOBODY_LINE] };
  const lines = checks.map((check) => check(landmarks));
  return {
    score: lines.filter((line) => line === null).length * POINTS_PER_CHECK,
    warnings: lines.filter((line) => line !== null),
  };
}

/**
 * At most three lines to show: what to change, then the praise that `praised` (0 to 100) earns: the move-match
 * score, or the score of the checks where none is counted.
 */
export function feedbackLines({ score, warnings }: PoseCheck, praised: number | null): string[] {
  const earned = praiseFor(praised ?? score);
  return [...warnings, ...(earned ? [earned] : [])].slice(0, MOST_LINES);
}
