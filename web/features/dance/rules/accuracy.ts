import { LANDMARKS, type Landmark } from '../../../lib/pose/landmark';

/** Whole percent, 0 to 100. */
export interface Accuracy {
  overall: number;
  posture: number;
  alignment: number;
  rangeOfMotion: number;
}

/** What the panel shows while no one is seen. */
export const NO_ACCURACY: Accuracy = { overall: 0, posture: 0, alignment: 0, rangeOfMotion: 0 };

const percent = (share: number) => Math.round(share * 100);
const share = (value: number) => Math.min(1, Math.max(0, value));

export function accuracyOf(landmarks: readonly Landmark[]): Accuracy {
  const nose = landmarks[LANDMARKS.nose];
  const left = landmarks[LANDMARKS.leftShoulder];
  const right = landmarks[LANDMARKS.rightShoulder];
  if (!nose || !left || !right) return NO_ACCURACY;
  const visibility = share(landmarks.reduce((sum, point) => sum + point.visibility, 0) / landmarks.length);
  const posture = share(1 - 10 * Math.abs(left.y - right.y));
  const alignment = share(1 - 2 * Math.abs(nose.x - 0.5));
  const rangeOfMotion = visibility;
  return {
    overall: percent((visibility + posture + alignment + rangeOfMotion) / 4),
    posture: percent(posture),
    alignment: percent(alignment),
    rangeOfMotion: percent(rangeOfMotion),
  };
}

/** Green from 80, yellow from 60, else blue. */
export function accuracyColor(accuracy: number): 'green' | 'yellow' | 'blue' {
  if (accuracy >= 80) return 'green';
  return accuracy >= 60 ? 'yellow' : 'blue';
}
