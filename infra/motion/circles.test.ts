import { describe, expect, it } from 'vitest';
import { watch } from './lint/watch';
import { compileMotion, type Motion } from '../../shared/avatar/motion/motion';
import type { JointName } from '../../shared/avatar/motion/rig/joints';
import { armCircle } from '../../shared/avatar/motion/exercises/arm-circle';
import { hipCircle } from '../../shared/avatar/motion/exercises/hip-circle';
import { seatedArmCircle } from '../../shared/avatar/motion/exercises/seated-arm-circle';

type Axis = 'x' | 'y' | 'z';

/** Signed full circles of a joint, seen along the omitted axis. */
function circlesOf(motion: Motion, joint: JointName, [across, up]: [Axis, Axis]) {
  const places = watch(compileMotion(motion)).map(({ joints }) => joints[joint].position);
  const mean = (axis: Axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const [middle, height] = [mean(across), mean(up)];
  const turns = places.map((place) => Math.atan2(place[across] - middle, place[up] - height));
  const circles = { there: 0, back: 0 };
  for (const [i, turn] of turns.entries()) {
    const step = turn - (turns.at(i - 1) ?? turn);
    const way = Math.atan2(Math.sin(step), Math.cos(step)) / (2 * Math.PI);
    if (way > 0) circles.there += way;
    else circles.back -= way;
  }
  return { there: Math.round(circles.there), back: Math.round(circles.back) };
}

describe('Circles whose text says to change direction after half of them', () => {
  it.each<[string, Motion, JointName, [Axis, Axis], number]>([
    ['arm-circle', armCircle, 'wristL', ['z', 'y'], 2],
    ['seated-arm-circle', seatedArmCircle, 'wristL', ['z', 'y'], 2],
    ['hip-circle', hipCircle, 'pelvis', ['x', 'z'], 1],
  ])('%s goes both ways', (_, motion, joint, axes, each) => {
    expect(circlesOf(motion, joint, axes)).toEqual({ there: each, back: each });
  });
});
