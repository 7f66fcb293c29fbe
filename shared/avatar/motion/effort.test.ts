import { describe, expect, it } from 'vitest';
import { compileMotion, type Motion } from './motion';

const rep: Motion = { base: 'stand', secs: 4, effort: [0.25, 0.5], keys: [[0, {}]] };
const effortAt = (motion: Motion, share: number) => {
  const { sample, period } = compileMotion(motion);
  return sample(share * period).body.effort;
};

describe('Effort', () => {
  it('shows in the hard part of a repetition, and only there', () => {
    expect([0.1, 0.4, 0.7].map((share) => effortAt(rep, share))).toEqual([0, 1, 0]);
  });

  it('comes again on the other side of a repetition that changes sides', () => {
    const sides = { ...rep, mirror: true };
    expect([0.05, 0.2, 0.4, 0.55, 0.7, 0.9].map((share) => Math.round(effortAt(sides, share)))).toEqual([
      0, 0, 1, 0, 0, 1,
    ]);
  });

  it('is nothing where a motion names none', () => {
    const { effort: _, ...easy } = rep;
    expect(effortAt(easy, 0.4)).toBe(0);
  });
});
