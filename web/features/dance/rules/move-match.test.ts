import { describe, expect, it } from 'vitest';
import { danceStyleIds, type DanceStyleId } from '../../../../shared/rules/dance/choices';
import { createMoveMatch } from './move-match';
import { jointAngles } from '../../../lib/pose/joint-angles';
import type { Landmark } from '../../../lib/pose/landmark';
import { BUILDS, inBuild, withNoise, type Build } from '../../../lib/pose/athlete.fixture';
import { compileMotion } from '../../../../shared/avatar/motion/motion';
import { mirrorPose, REST, type Pose } from '../../../../shared/avatar/motion/pose';
import { FRONT_CAMERA, landmarksOf, type CameraPlace } from '../../../lib/pose/landmarks';
import { solvePose } from '../../../../shared/avatar/motion/rig/solve';
import { DANCE_MOVES, danceStyles } from '../../../../shared/avatar/motion/dance/catalogue';
import { WRITTEN_BEAT } from '../../../../shared/avatar/motion/dance/move';
import { choreographyOf } from './move-angles';

const inOrder = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const framesPerSecond = 12;

/** What the coach does at a given second of the ten moves: each starts on its first beat. */
function coachAt(styleId: DanceStyleId) {
  const style = danceStyles.find(({ id }) => id === styleId);
  if (!style) throw new Error(styleId);
  const motions = style.moves.map((id) => compileMotion(DANCE_MOVES[id].motion));
  const beatSeconds = 60 / style.beatsPerMinute;
  return (second: number): Pose => {
    const place = Math.min(9, Math.max(0, Math.floor(second / 5)));
    const motion = motions[place];
    return motion ? motion.sample(((second - place * 5) / beatSeconds) * WRITTEN_BEAT) : REST;
  };
}

interface Dancer {
  poseAt: (second: number) => Pose;
  build?: Build;
  camera?: Partial<CameraPlace>;
  /** Seconds behind the coach. */
  late?: number;
  pixels?: number;
  hide?: (landmarks: Landmark[]) => Landmark[];
}

/** The mean score of a whole set, one per second as sessions take them; null if nothing was counted. */
function scoreOf(styleId: DanceStyleId, dancer: Dancer): number | null {
  const { poseAt, build = BUILDS.rig, camera, late = 0, pixels = 0, hide = (seen) => seen } = dancer;
  const match = createMoveMatch(choreographyOf(styleId, inOrder));
  const scores: number[] = [];
  for (let frame = 0; frame < 50 * framesPerSecond; frame += 1) {
    const second = frame / framesPerSecond;
    const body = inBuild(solvePose(poseAt(second - late)), build);
    const seen = landmarksOf(body, { ...FRONT_CAMERA, ...camera });
    match.add(second, jointAngles(hide(withNoise(seen, pixels, String(frame))), FRONT_CAMERA.aspect));
    const score = frame % framesPerSecond === framesPerSecond - 1 ? match.score(second) : null;
    if (score !== null) scores.push(score);
  }
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

const follows = (style: DanceStyleId) => {
  const coach = coachAt(style);
  return (second: number) => mirrorPose(coach(second));
};
const pairs = danceStyleIds.flatMap((style) =>
  danceStyleIds.filter((other) => other !== style).map((other) => [style, other] as const),
);

describe('The move-match', () => {
  it.each(danceStyleIds)('of %s danced like a mirror is full', (style) => {
    expect(scoreOf(style, { poseAt: follows(style) })).toBeGreaterThanOrEqual(97);
  });

  it.each<[string, Omit<Dancer, 'poseAt'>]>([
    ['a stocky body before a low camera', { build: BUILDS.stocky, camera: { height: 0.75, distance: 3 } }],
    ['a lanky body before a high camera', { build: BUILDS.lanky, camera: { height: 1.5, distance: 3.8 } }],
    ['a camera a little aside', { camera: { azimuth: 8 } }],
    ['somebody who is late', { late: 0.45 }],
    ['somebody who is early', { late: -0.4 }],
  ])('stays high with %s', (_, dancer) => {
    for (const style of danceStyleIds) {
      expect(scoreOf(style, { poseAt: follows(style), pixels: 5, ...dancer })).toBeGreaterThanOrEqual(80);
    }
  });

  it.each(pairs)('of %s is low for who dances %s', (style, other) => {
    expect(scoreOf(style, { poseAt: follows(other), pixels: 4 })).toBeLessThanOrEqual(60);
  });

  it.each(danceStyleIds)('of %s is low for who stands still, arms down or out', (style) => {
    expect(scoreOf(style, { poseAt: () => REST, pixels: 4 })).toBeLessThanOrEqual(40);
    const armsOut = coachAt(style)(3);
    expect(scoreOf(style, { poseAt: () => armsOut, pixels: 4 })).toBeLessThanOrEqual(60);
  });

  it('is not counted with fewer than seven visible angles', () => {
    const onlyArms = (seen: Landmark[]) =>
      seen.map((point, index) => (index >= 23 ? { ...point, visibility: 0.1 } : point));
    const oneArm = (seen: Landmark[]) =>
      onlyArms(seen).map((point, index) => (index % 2 === 0 ? { ...point, visibility: 0.1 } : point));
    expect(scoreOf('pop', { poseAt: follows('pop'), hide: oneArm })).toBeNull();
    const nobody = createMoveMatch(choreographyOf('pop', inOrder));
    expect(nobody.score(3)).toBeNull();
  });

  it('does not depend on how many frames there are', () => {
    const poseAt = follows('latin');
    const scores = [10, 15, 30].map((rate) => {
      const match = createMoveMatch(choreographyOf('latin', inOrder));
      for (let frame = 0; frame <= 4 * rate; frame += 1) {
        const seen = landmarksOf(solvePose(poseAt(frame / rate - 0.2)));
        match.add(frame / rate, jointAngles(seen, FRONT_CAMERA.aspect));
      }
      return match.score(4) ?? 0;
    });
    expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(3);
  });

  it('knows the moves of a longer set in their order', () => {
    const { count, moveAt } = choreographyOf('kpop', [...inOrder, 9, 0]);
    expect(count).toBe(12);
    expect(moveAt(10)).toBe(moveAt(9));
  });
});
