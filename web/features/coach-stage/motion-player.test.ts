import { describe, expect, it } from 'vitest';
import { MOTIONS, type MotionName } from '../../../infra/motion/catalogue';
import { compileMotion } from '../../../shared/avatar/motion/motion';
import { newPose } from '../../../shared/avatar/motion/pose';
import { JOINT_NAMES } from '../../../shared/avatar/motion/rig/joints';
import { solvePose } from '../../../shared/avatar/motion/rig/solve';
import { MotionPlayer } from './motion-player';

const playable = (name: MotionName, standing = true) => ({ motion: compileMotion(MOTIONS[name]), standing });
const BEAT = 0.5;

function largestJump(player: MotionPlayer, from: number, to: number, each?: (time: number) => void) {
  let worst = 0;
  let before = solvePose(player.poseAt(from, newPose()));
  for (let time = from + 1 / 120; time < to; time += 1 / 120) {
    each?.(time);
    const now = solvePose(player.poseAt(time, newPose()));
    for (const name of JOINT_NAMES)
      worst = Math.max(worst, now[name].position.distanceTo(before[name].position));
    before = now;
  }
  return worst;
}

describe('The motion player', () => {
  it('reaches the first key of the next move exactly on a beat', () => {
    const twist = playable('pop-twist');
    for (const asked of [2.01, 2.2, 2.3, 2.49]) {
      const player = new MotionPlayer(playable('pop-grapevine'));
      player.play(twist, asked);
      const onBeat = Math.ceil(asked / BEAT + 0.5) * BEAT;
      expect(onBeat - asked).toBeGreaterThanOrEqual(BEAT / 2);
      expect(onBeat - asked).toBeLessThan(BEAT * 1.5 + 1e-9);
      expect(player.poseAt(onBeat, newPose())).toEqual(twist.motion.sample(0));
    }
  });

  it('never jumps, also when a move is changed in the middle of a blend', () => {
    const player = new MotionPlayer(playable('pop-reach-sway'));
    const changes: [number, MotionName][] = [
      [1.1, 'pop-step-touch'],
      [1.4, 'pop-hip-sway'],
      [1.6, 'pop-twist'],
    ];
    const jump = largestJump(player, 0, 4, (time) => {
      const due = changes[0];
      if (due && time >= due[0]) {
        player.play(playable(due[1]), time);
        changes.shift();
      }
    });
    expect(changes).toEqual([]);
    expect(jump).toBeLessThan(0.1);
  });

  it('keeps to the beat on which a move begins, whenever it is told, also after a rest', () => {
    const twist = playable('pop-twist');
    const inTime = (time: number, start: number) => twist.motion.sample(time - start);
    const early = new MotionPlayer(playable('pop-grapevine'));
    early.play(twist, 4.3, 5);
    expect(early.poseAt(5, newPose())).toEqual(inTime(5, 5));
    const rested = new MotionPlayer(playable('idle'));
    rested.play(twist, 7.2, 5);
    expect(rested.poseAt(8.1, newPose())).toEqual(inTime(8.1, 5));
    expect(new MotionPlayer(twist, 5).poseAt(6.3, newPose())).toEqual(inTime(6.3, 5));
  });

  it('cuts to a motion that is not done standing, and starts it at its beginning', () => {
    const player = new MotionPlayer(playable('pop-twist'));
    const pushUp = playable('push-up', false);
    player.play(pushUp, 3.3);
    expect(player.poseAt(3.3, newPose())).toEqual(pushUp.motion.sample(0));
  });

  it('goes on with a motion it is told to play again', () => {
    const twist = playable('pop-twist');
    const player = new MotionPlayer(twist);
    player.play(twist, 0.3);
    expect(player.poseAt(0.3, newPose())).toEqual(twist.motion.sample(0.3));
  });
});
