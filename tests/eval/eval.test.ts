import { describe, expect, it } from 'vitest';
import { coachFacts } from '../../functions/coach/built-in/coach-facts.fixture';
import { rulesAnswer } from './rules-answer';
import { problemsOf, suites } from './suites';

describe('The built-in coach', () => {
  it.each(suites)('passes $name', async ({ cases, required }) => {
    const failures: string[] = [];
    for (const each of cases) {
      const problems = await problemsOf(each, rulesAnswer);
      if (problems.length > 0) failures.push(`${each.message}: ${problems.join('; ')}`);
    }
    const allowed = cases.length - required;
    expect(failures.slice(allowed)).toEqual([]);
  });

  it('is judged by the agreed number of cases', () => {
    expect(suites.map(({ cases }) => cases.length)).toEqual([40, 20, 15, 24]);
  });

  it('fails the checks when it says nothing or shows anything', async () => {
    const silent = () => ({ reply: '', exerciseIds: [], workout: null });
    const careless = () => ({ reply: 'Sure!', exerciseIds: ['jump-squat', 'made-up'], workout: null });
    for (const { cases } of suites) {
      for (const each of cases) {
        expect(await problemsOf(each, silent)).not.toEqual([]);
        expect(await problemsOf(each, careless)).not.toEqual([]);
      }
    }
  });

  it('takes at most 30 ms of the processor for an answer once it is warm', async () => {
    const messages = suites.flatMap(({ cases }) => cases.map(({ message }) => message));
    const longest = 'sqaut plnak '.repeat(166);
    for (const message of messages) await rulesAnswer(coachFacts(), message, []);
    const times: number[] = [];
    for (const message of [...messages, longest]) {
      const before = process.cpuUsage();
      await rulesAnswer(coachFacts(), message, []);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    const p95 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1];
    expect(p95).toBeLessThan(30);
  });
});
