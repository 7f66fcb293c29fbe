import { describe, expect, it } from 'vitest';
import { exerciseMotions } from '../../../shared/avatar/motion/exercises/catalogue';
import { compileMotion, type Motion } from '../../../shared/avatar/motion/motion';
import { edgeFindings, frameFindings } from './frame-lint';

const incline: Motion = exerciseMotions['incline-push-up'];

describe('The picture of an exercise', () => {
  it.each(Object.entries<Motion>(exerciseMotions))('holds body and chair of %s', (_, motion) => {
    expect(frameFindings(compileMotion(motion))).toEqual([]);
  });

  it('may not cut a chair', () => {
    expect(frameFindings(compileMotion({ ...incline, view: [74, 9] }))).toHaveLength(1);
  });

  it('may not cut a body, nor show it small', () => {
    expect([...edgeFindings([0.1, 0.05, 0.99, 0.9])]).toHaveLength(1);
    expect([...edgeFindings([0.3, 0.3, 0.7, 0.7])]).toHaveLength(1);
    expect([...edgeFindings([0.3, 0.05, 0.7, 0.93])]).toEqual([]);
  });
});
