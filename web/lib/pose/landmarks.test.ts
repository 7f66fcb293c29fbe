import { describe, expect, it } from 'vitest';
import { LANDMARKS, type LandmarkName } from './landmark';
import { applyDelta, REST } from '../../../shared/avatar/motion/pose';
import { FRONT_CAMERA, landmarksOf } from './landmarks';
import { solvePose } from '../../../shared/avatar/motion/rig/solve';

const standing = solvePose(REST);
const at = (name: LandmarkName, azimuth = 0) =>
  landmarksOf(standing, { ...FRONT_CAMERA, azimuth })[LANDMARKS[name]] ?? { x: 0, y: 0, z: 0, visibility: 0 };

describe('The figure in front of a camera', () => {
  it('is seen entirely, upright and in the middle', () => {
    const points = landmarksOf(standing);
    expect(points).toHaveLength(33);
    expect(points.every(({ visibility }) => visibility > 0.9)).toBe(true);
    expect(at('nose').x).toBeCloseTo(0.5, 2);
    expect(at('nose').y).toBeLessThan(at('leftShoulder').y);
    expect(at('leftAnkle').y).toBeGreaterThan(at('leftKnee').y);
  });

  it('has its left on the right of the picture, as every camera shows it', () => {
    expect(at('leftShoulder').x).toBeGreaterThan(at('rightShoulder').x);
    expect(at('leftEar').x).toBeGreaterThan(at('nose').x);
  });

  it('looks to the left of the picture when the camera stands on its left, and to the right on its right', () => {
    expect(at('nose', 90).x).toBeLessThan(at('leftEar', 90).x);
    expect(at('nose', -90).x).toBeGreaterThan(at('rightEar', -90).x);
    expect(at('leftShoulder', 90).z).toBeLessThan(at('rightShoulder', 90).z);
  });

  it('is nearer at the nose than at the hips', () => {
    expect(at('nose').z).toBeLessThan(0);
  });

  it('is not seen where it leaves the picture', () => {
    const high = solvePose(applyDelta({ arms: { out: 160, elbow: 0 } }, REST));
    const near = landmarksOf(high, { ...FRONT_CAMERA, distance: 1.6 });
    expect(near[LANDMARKS.leftWrist]?.visibility).toBeLessThan(0.5);
    expect(near[LANDMARKS.leftHip]?.visibility).toBeGreaterThan(0.5);
  });
});
