import { describe, expect, it } from 'vitest';
import { blendPoses, freeFoot } from './blend';
import { DANCE_MOVES, danceStyles, type DanceMoveId } from '../../../shared/avatar/motion/dance/catalogue';
import { WRITTEN_BEAT } from '../../../shared/avatar/motion/dance/move';
import { compileMotion, type CompiledMotion } from '../../../shared/avatar/motion/motion';
import { FRAME, newPose, type Pose } from '../../../shared/avatar/motion/pose';
import { rowOf } from '../../../shared/avatar/motion/pose-row';
import { JOINT_NAMES, type Joints } from '../../../shared/avatar/motion/rig/joints';
import { footTarget } from '../../../shared/avatar/motion/rig/legs';
import { SIDES } from '../../../shared/avatar/motion/rig/maths';
import { PROPORTIONS } from '../../../shared/avatar/motion/rig/proportions';
import { solvePose } from '../../../shared/avatar/motion/rig/solve';

const FRAMES = 60;
const compiled = new Map<DanceMoveId, CompiledMotion>();
function motionOf(id: DanceMoveId) {
  const known = compiled.get(id) ?? compileMotion(DANCE_MOVES[id].motion);
  compiled.set(id, known);
  return known;
}

/** The end of one move blended into the start of the next over one beat, sampled `FRAMES` times. */
function transition(from: DanceMoveId, to: DanceMoveId, beats: number): Pose[] {
  const [a, b] = [motionOf(from), motionOf(to)];
  const secs = beats * WRITTEN_BEAT;
  const first = freeFoot(a.sample(0));
  return Array.from({ length: FRAMES + 1 }, (_, i) => {
    const weight = i / FRAMES;
    const time = (weight - 1) * secs;
    return blendPoses({ from: rowOf(a.sample(time)), to: rowOf(b.sample(time)), weight, first }, newPose());
  });
}

/** How far the ball of each foot moves between lifts, in meters. */
function worstSlide(joints: Joints[]) {
  let worst = 0;
  for (const [side] of SIDES) {
    let slid = 0;
    for (const [i, now] of joints.entries()) {
      const ball = now[`ball${side}`].position;
      const before = joints[i - 1]?.[`ball${side}`].position;
      const down = ball.y < PROPORTIONS.ballY + 0.005;
      slid = down && before ? slid + Math.hypot(ball.x - before.x, ball.z - before.z) : 0;
      worst = Math.max(worst, slid);
    }
  }
  return worst;
}

function worstReach(poses: Pose[], joints: Joints[]) {
  const misses = poses.flatMap((pose, i) =>
    SIDES.map(([side, sign]) => {
      const { ankle } = footTarget(pose, side, sign);
      return (joints[i] as Joints)[`ankle${side}`].position.distanceTo(ankle);
    }),
  );
  return Math.max(...misses);
}

function speeds(joints: Joints[], secs: number) {
  const step = secs / FRAMES;
  return joints.slice(1).map((now, i) => {
    const before = joints[i] as Joints;
    return (
      Math.max(...JOINT_NAMES.map((name) => now[name].position.distanceTo(before[name].position))) / step
    );
  });
}

/** Largest change of a joint's velocity from one frame to the next, in meters per second. */
function worstJerk(joints: Joints[], secs: number) {
  const step = secs / FRAMES;
  const changes = joints.slice(2).map((now, i) => {
    const [before, middle] = [joints[i] as Joints, joints[i + 1] as Joints];
    return Math.max(
      ...JOINT_NAMES.map((name) => {
        const [a, b, c] = [before[name].position, middle[name].position, now[name].position];
        return Math.hypot(c.x - 2 * b.x + a.x, c.y - 2 * b.y + a.y, c.z - 2 * b.z + a.z) / step;
      }),
    );
  });
  return Math.max(...changes);
}

const solved = new Map<DanceMoveId, Joints[]>();
/** A single move, repeated over its period. */
function danced(id: DanceMoveId) {
  const { sample, period } = motionOf(id);
  const frames = (period / WRITTEN_BEAT) * FRAMES;
  const known =
    solved.get(id) ?? Array.from({ length: frames }, (_, i) => solvePose(sample((i / frames) * period)));
  solved.set(id, known);
  return known;
}

const neighbors = danceStyles.flatMap(({ id, beatsPerMinute, moves }) =>
  moves.map((move, i) => ({
    style: id,
    beat: 60 / beatsPerMinute,
    from: move,
    to: moves[(i + 1) % moves.length] as DanceMoveId,
  })),
);

describe('The coach goes from one move to the next on the beat', () => {
  it.each(neighbors)('$from → $to', ({ from, to, beat }) => {
    const poses = transition(from, to, 1);
    const joints = poses.map((pose) => solvePose(pose));
    const glides = DANCE_MOVES[from].glides || DANCE_MOVES[to].glides;
    expect(worstSlide(joints), 'sliding foot').toBeLessThan(glides ? 0.25 : 0.03);
    expect(worstReach(poses, joints), 'foot off its place').toBeLessThan(0.02);
    const own = [danced(from), danced(to)];
    const speed = Math.max(9, ...own.map((each) => 1.1 * Math.max(...speeds(each, beat))));
    expect(Math.max(...speeds(joints, beat)), 'fastest joint, m/s').toBeLessThan(speed);
    const jerk = Math.max(2, ...own.map((each) => 1.1 * worstJerk(each, beat)));
    expect(worstJerk(joints, beat), 'sudden change of speed, m/s').toBeLessThan(jerk);
    const ends = [motionOf(from).sample(-WRITTEN_BEAT), motionOf(to).sample(0)];
    for (const [i, pose] of [poses[0], poses.at(-1)].entries())
      for (const name of JOINT_NAMES) {
        const there = solvePose(ends[i] as Pose)[name].position;
        expect(solvePose(pose as Pose)[name].position.distanceTo(there)).toBeLessThan(1e-6);
      }
  });
});

describe('Feet stay where they are put', () => {
  const stepped = Object.entries(DANCE_MOVES).filter(([, { glides }]) => !glides);
  it.each(stepped)('%s', (id) => {
    const { sample, period } = motionOf(id as DanceMoveId);
    const joints = Array.from({ length: 240 }, (_, i) => solvePose(sample((i / 240) * period)));
    expect(worstSlide(joints)).toBeLessThan(0.03);
  });
});

describe('Blending two poses', () => {
  const standing = newPose();
  const handOnHip = newPose();
  Object.assign(handOnHip.handL, { frame: FRAME.pelvis, pin: 1, out: 0.165, y: 0.085, z: 0.03 });

  it('never drags a placed hand through the frame of another', () => {
    const knee = newPose();
    Object.assign(knee.handL, { frame: FRAME.knee, pin: 1, out: 0, y: 0.05, z: 0.08 });
    for (const weight of [0.2, 0.49, 0.51, 0.8]) {
      const { handL } = blendPoses(
        { from: rowOf(handOnHip), to: rowOf(knee), weight, first: 'L' },
        newPose(),
      );
      const near = weight < 0.5 ? handOnHip : knee;
      expect(handL.frame).toBe(near.handL.frame);
      expect(handL.out).toBe(near.handL.out);
    }
    expect(
      blendPoses({ from: rowOf(handOnHip), to: rowOf(knee), weight: 0.5, first: 'L' }, newPose()).handL.pin,
    ).toBe(0);
  });

  it('lets a resting hand go while its place stays the same', () => {
    const half = blendPoses(
      { from: rowOf(handOnHip), to: rowOf(standing), weight: 0.5, first: 'L' },
      newPose(),
    );
    expect(half.handL).toMatchObject({ frame: FRAME.pelvis, out: 0.165, pin: 0.5 });
  });

  it('steps first with the foot that carries less', () => {
    const onTheLeft = newPose();
    onTheLeft.footR.lift = 30;
    expect(freeFoot(onTheLeft)).toBe('R');
    const apart = newPose();
    apart.footL.out = apart.footR.out = 0.3;
    const early = blendPoses({ from: rowOf(standing), to: rowOf(apart), weight: 0.3, first: 'R' }, newPose());
    expect(early.footR.y).toBeGreaterThan(0.03);
    expect(early.footL).toEqual(standing.footL);
  });
});
