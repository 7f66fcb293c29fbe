import { describe, expect, it } from 'vitest';
import { cameraSpots, countedExercises, countingOf, type CountedExerciseId } from './counted-exercises';
import type { Landmark } from '../../../../lib/pose/landmark';
import { exerciseById } from '../../../../../functions/exercises/library/catalogue';
import { exerciseMotions } from '../../../../../shared/avatar/motion/exercises/catalogue';
import { compileMotion } from '../../../../../shared/avatar/motion/motion';
import { applyDelta, mixPoses, REST, type PoseDelta } from '../../../../../shared/avatar/motion/pose';
import { countFrames, countSet, filmed, filmedWalk, SET_UPS } from './athlete-sets.fixture';
import { countingReferenceOf } from './reference-of';

const ids = Object.keys(countedExercises) as CountedExerciseId[];
const holds = ids.filter((id) => countingOf(id)?.hold);
const repeated = ids.filter((id) => !holds.includes(id));
const here = { aside: 0, build: 'rig' } as const;
const motionOf = (id: CountedExerciseId) => compileMotion(exerciseMotions[id]);

describe('The counted exercises', () => {
  it('are those of the library, with where the camera stands', () => {
    expect(ids.length).toBeGreaterThanOrEqual(12);
    for (const id of ids) {
      expect(exerciseById(id)?.id).toBe(id);
      expect(cameraSpots).toHaveProperty(countedExercises[id].camera);
    }
    expect(countingOf('butterfly-stretch')).toBeNull();
    expect(countingOf('constructor')).toBeNull();
  });

  it('have their ranges from their own motion', () => {
    const { span, smallestSwing, lean } = countingReferenceOf('squat');
    expect(span).toBeGreaterThan(10);
    expect(smallestSwing).toBeCloseTo(1, 1);
    expect(lean[0]).toBeLessThan(5);
    expect(countingReferenceOf('push-up').lean[0]).toBeGreaterThan(60);
    expect(countingReferenceOf('arm-circle').smallestSwing).toBeLessThan(0.6);
    expect(countingReferenceOf('high-knees').repSeconds).toBeCloseTo(0.375);
  });
});

describe('Sets of three cameras, two tempos and two builds', () => {
  const counts: boolean[] = [];

  it.each(repeated)('of %s are counted to one repetition', (id) => {
    for (const setUp of SET_UPS) {
      const { reps, expected, cue } = countSet(id, setUp);
      counts.push(reps === expected);
      expect(Math.abs(reps - expected)).toBeLessThanOrEqual(1);
      expect(cue).toBeNull();
    }
  });

  it('are right in 95 of 100', () => {
    expect(counts).toHaveLength(repeated.length * SET_UPS.length);
    expect(counts.filter(Boolean).length / counts.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each(holds)('of %s are held for as long as they last', (id) => {
    for (const setUp of SET_UPS) {
      const { heldSeconds, seconds, reps } = countSet(id, setUp);
      expect(Math.abs(heldSeconds - seconds)).toBeLessThan(2);
      expect(reps).toBe(0);
    }
  });
});

describe('A set', () => {
  const nearSideOnly = (seen: Landmark[]) =>
    seen.map((point, index) => (index > 10 && index % 2 === 0 ? { ...point, visibility: 0.2 } : point));

  it.each(['push-up', 'squat', 'glute-bridge', 'sit-up'] as const)(
    'of %s is counted from either side of the body',
    (id) => {
      const aside = -2 * cameraSpots[countedExercises[id].camera].azimuth;
      expect(countSet(id, { aside, tempo: 1, build: 'rig' })).toMatchObject({ reps: 4 });
    },
  );

  it.each(['push-up', 'sit-up', 'glute-bridge', 'forward-lunge'] as const)(
    'of %s is counted where the body hides its far side',
    (id) => {
      const motion = motionOf(id);
      const frames = filmed(id, here, (second) => motion.sample(second));
      const { reps } = countFrames(id, motion.period * 4 + 0.5, (second) => nearSideOnly(frames(second)));
      const expected = 4 * (countingOf(id)?.perPeriod ?? 1);
      expect(Math.abs(reps - expected)).toBeLessThanOrEqual(1);
    },
  );

  it('goes on after someone left the picture', () => {
    const motion = motionOf('squat');
    const frames = filmed('squat', here, (second) => motion.sample(second));
    const gone = (second: number) => (second > 8.5 && second < 11.5 ? null : frames(second));
    expect(countFrames('squat', 20.5, gone)).toMatchObject({ reps: 4, isSeen: true });
  });
});

describe('Nothing is counted', () => {
  it.each(ids)('as %s for standing, for walking about and in an empty room', (id) => {
    const nothing = { reps: 0, heldSeconds: 0 };
    expect(
      countFrames(
        id,
        15,
        filmed(id, here, () => REST),
      ),
    ).toMatchObject(nothing);
    expect(countFrames(id, 20, filmedWalk)).toMatchObject(nothing);
    expect(countFrames(id, 8, () => null)).toMatchObject({ ...nothing, isSeen: false, range: null });
  });
});

describe('The one thing that is said', () => {
  /** The motion with only a share of its range. */
  const smaller = (id: CountedExerciseId, share: number) => {
    const motion = motionOf(id);
    return (second: number) => mixPoses(motion.sample(0), motion.sample(second), share);
  };
  const changed = (id: CountedExerciseId, delta: PoseDelta) => {
    const motion = motionOf(id);
    return (second: number) => applyDelta(delta, motion.sample(second));
  };

  it.each([
    ['squat', 0.6, 'A little deeper'],
    ['lateral-raise', 0.62, 'A little higher'],
  ] as const)('of a small %s', (id, share, cue) => {
    const { reps, ...state } = countFrames(id, 17, filmed(id, here, smaller(id, share)));
    expect(reps).toBeGreaterThanOrEqual(3);
    expect(state.cue).toBe(cue);
    expect(state.range).toBeLessThan(70);
  });

  it('is about the arms where they are bent', () => {
    const frames = filmed(
      'lateral-raise',
      here,
      changed('lateral-raise', { arms: { elbow: 70, twist: 86 } }),
    );
    expect(countFrames('lateral-raise', 15, frames).cue).toBe('Straighten your arms');
  });

  it.each([
    ['too high', { pelvis: { pitch: 96 }, spine: { flex: 46 } }, 'Lower your hips a little'],
    ['too low', { spine: { flex: -34 }, pelvis: { pitch: 62 } }, 'Lift your hips a little'],
  ] as const)('is about hips that are %s in a plank', (_, delta, cue) => {
    expect(countFrames('plank', 4, filmed('plank', here, changed('plank', delta))).cue).toBe(cue);
  });

  it('is not said after one fault', () => {
    const motion = motionOf('squat');
    const poseAt = (second: number) =>
      mixPoses(motion.sample(0), motion.sample(second), second < 4 ? 0.6 : 1);
    expect(countFrames('squat', 4.5, filmed('squat', here, poseAt)).cue).toBeNull();
    expect(countFrames('squat', 13, filmed('squat', here, poseAt))).toMatchObject({ cue: null, reps: 3 });
  });
});
