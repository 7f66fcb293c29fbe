import { describe, expect, it } from 'vitest';
import { standing } from '../../features/dance/rules/dance.fixture';
import { ANGLE_NAMES, jointAngles } from './joint-angles';
import { LANDMARK_NAMES, LANDMARKS, SKELETON } from './landmark';

describe('The landmarks', () => {
  it('are the 33 in their order', () => {
    expect(LANDMARK_NAMES).toHaveLength(33);
    expect([LANDMARKS.nose, LANDMARKS.leftShoulder, LANDMARKS.rightFootIndex]).toEqual([0, 11, 32]);
  });

  it('are joined by lines in pairs of known points', () => {
    expect(SKELETON).toHaveLength(20);
    expect(SKELETON.flat().every((name) => name in LANDMARKS)).toBe(true);
  });
});

describe('The joint angles', () => {
  it('are straight in straight legs', () => {
    const angles = jointAngles(standing(), 1);
    expect(Object.keys(angles)).toHaveLength(ANGLE_NAMES.length);
    expect(angles.leftKnee).toBeCloseTo(180);
    expect(angles.rightKnee).toBeCloseTo(180);
  });

  it('are measured in the picture as it is shown, whatever its shape', () => {
    // Upper arm out to the side, forearm straight up: a right angle in a picture of 16:9.
    const points = standing({
      leftShoulder: { x: 0.5, y: 0.5 },
      leftElbow: { x: 0.6, y: 0.5 },
      leftWrist: { x: 0.7, y: 0.5 - 0.1 * (16 / 9) },
    });
    expect(jointAngles(points, 16 / 9).leftElbow).toBeCloseTo(135);
    expect(jointAngles(points, 1).leftElbow).toBeLessThan(125);
  });

  it('are missing where a point is not seen', () => {
    const angles = jointAngles(standing({ leftWrist: { visibility: 0.5 } }), 1);
    expect(angles.leftElbow).toBeUndefined();
    expect(angles.rightElbow).toBeDefined();
    expect(jointAngles([], 1)).toEqual({});
  });
});
