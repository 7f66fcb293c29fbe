import { describe, expect, it } from 'vitest';
import { MOTIONS } from './catalogue';
import { lintMotion, summariseFindings } from './lint';
import { compileMotion } from './motion';

describe('Every motion keeps its contacts, its limits, the floor and its loop', () => {
  it.each(Object.entries(MOTIONS))('%s', (_, motion) => {
    expect(summariseFindings(lintMotion(motion, compileMotion(motion)))).toEqual([]);
  });
});
