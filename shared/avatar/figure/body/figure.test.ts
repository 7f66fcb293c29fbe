import { describe, expect, it } from 'vitest';
import { exerciseMotions } from '../../motion/exercises/catalogue';
import { compileMotion } from '../../motion/motion';
import { solvePose } from '../../motion/rig/solve';
import { Figure } from './figure';
import { Loft } from './loft';
import { LOOKS } from './looks';

/** The lowest point of the body and its clothes, in meters above the floor. */
function lowest(figure: Figure): number {
  const lofts = figure.children.filter((part) => part instanceof Loft);
  const heights = lofts.flatMap(({ surface }) => [...surface.positions].filter((_, i) => i % 3 === 1));
  return heights.reduce((low, y) => Math.min(low, y), Infinity);
}

describe.each(['ana', 'leo'] as const)('the shoes of %s', (coach) => {
  it.each(['squat', 'plank', 'push-up'] as const)('stand on the floor and not in it: %s', (name) => {
    const figure = new Figure(LOOKS[coach]);
    const pose = compileMotion(exerciseMotions[name]).sample(0);
    figure.update(solvePose(pose), pose);
    expect(lowest(figure)).toBeGreaterThan(-0.004);
    expect(lowest(figure)).toBeLessThan(0.002);
  });
});
