import { describe, expect, it } from 'vitest';
import { MOTIONS } from './catalogue';
import { exercises } from '../../functions/exercises/library/catalogue';
import { CONTRACTS, HOLDS, isHold } from './lint/contracts';
import { exerciseMotions, type ExerciseMotionId } from '../../shared/avatar/motion/exercises/catalogue';
import { lintContract, lintMotion, summarizeFindings } from './lint/lint-motion';
import { compileMotion, type Motion } from '../../shared/avatar/motion/motion';

describe('Every motion keeps its contacts, its limits, the floor and its loop', () => {
  it.each(Object.entries(MOTIONS))('%s', (_, motion) => {
    expect(summarizeFindings(lintMotion(motion, compileMotion(motion)))).toEqual([]);
  });
});

const faultsOf = ([id, motion]: [string, Motion]) =>
  summarizeFindings(
    lintContract(compileMotion(motion), CONTRACTS[id as ExerciseMotionId] ?? {}, { isHold: isHold(id) }),
  );
const all = Object.entries<Motion>(exerciseMotions);

describe('Every exercise keeps what its text promises, and moves as a body can', () => {
  it.each(all)('%s', (...entry) => {
    expect(faultsOf(entry)).toEqual([]);
  });
});

it('Holds are the exercises that are counted in seconds', () => {
  const held = exercises.filter(({ holdSeconds }) => holdSeconds !== null);
  expect(HOLDS).toEqual(held.map(({ id }) => id).toSorted());
});
