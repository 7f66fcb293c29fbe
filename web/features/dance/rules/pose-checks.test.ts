import { describe, expect, it } from 'vitest';
import type { Landmark, LandmarkName } from '../../../lib/pose/landmark';
import { standing } from './dance.fixture';
import { checkPose, feedbackLines, praiseFor } from './pose-checks';

type Changes = Partial<Record<LandmarkName, Partial<Landmark>>>;
const hidden = { visibility: 0.5 };

describe('The four checks of a frame', () => {
  it('give 25 points each', () => {
    expect(checkPose(standing())).toEqual({ score: 100, warnings: [] });
  });

  it('ask the person into the frame when no one is seen', () => {
    const nobody = { score: 0, warnings: ['Position yourself in frame'] };
    expect(checkPose(null)).toEqual(nobody);
    expect(checkPose([])).toEqual(nobody);
  });

  it.each<[string, Changes, number, string[]]>([
    ['uneven shoulders', { leftShoulder: { y: 0.371 } }, 75, ['Keep your shoulders level']],
    ['a nose beside the hips', { nose: { x: 0.601 } }, 75, ['Center your body in frame']],
    ['narrow knees', { leftKnee: { x: 0.51 } }, 75, ['Keep your knees aligned with your hips']],
    ['hidden knees', { leftKnee: hidden }, 75, ['Show your full body']],
    [
      'a hidden shoulder',
      { leftShoulder: hidden },
      50,
      ['Step back so your whole body is visible', 'Position your shoulders in frame'],
    ],
    [
      'a hidden nose',
      { nose: hidden },
      50,
      ['Step back so your whole body is visible', 'Center yourself in frame'],
    ],
    [
      'hidden hips and a crooked shoulder line',
      { leftHip: hidden, leftShoulder: { y: 0.4 } },
      0,
      [
        'Step back so your whole body is visible',
        'Keep your shoulders level',
        'Center yourself in frame',
        'Show your full body',
      ],
    ],
  ])('tell of %s', (_, changes, score, warnings) => {
    expect(checkPose(standing(changes))).toEqual({ score, warnings });
  });

  it.each<[string, Changes]>([
    ['shoulders 0.049 apart', { leftShoulder: { y: 0.369 } }],
    ['a nose 0.099 beside', { nose: { x: 0.599 } }],
    ['knees at 0.71 of the hips', { leftKnee: { x: 0.521 } }],
    ['a visibility of 0.51', { nose: { visibility: 0.51 } }],
  ])('pass just inside the bound: %s', (_, changes) => {
    expect(checkPose(standing(changes)).score).toBe(100);
  });
});

describe('The lines shown', () => {
  it('are at most three, what to change before praise', () => {
    const check = checkPose(standing({ leftHip: hidden, leftShoulder: { y: 0.4 } }));
    expect(feedbackLines(check, 95)).toEqual(check.warnings.slice(0, 3));
    const uneven = checkPose(standing({ leftShoulder: { y: 0.4 } }));
    expect(feedbackLines(uneven, null)).toEqual(['Keep your shoulders level', praiseFor(75)]);
  });

  it('praise the move where it is counted', () => {
    expect(feedbackLines(checkPose(standing()), 30)).toEqual([]);
    expect(feedbackLines(checkPose(standing()), 60)).toEqual([praiseFor(50)]);
  });

  it.each([
    [49, null],
    [50, praiseFor(74)],
    [75, praiseFor(89)],
    [90, praiseFor(100)],
  ])('praise %i as its step', (score, line) => {
    expect(praiseFor(score)).toBe(line);
  });

  it('have three praises', () => {
    expect(new Set([50, 75, 90].map(praiseFor)).size).toBe(3);
  });
});
