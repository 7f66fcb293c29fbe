import { describe, expect, it } from 'vitest';
import { coachFacts } from '../../functions/coach/reply/coach-facts.fixture';
import { countLookups } from '../support/count-lookups';
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

  it('looks up at most 25,000 words and patterns for an answer, however long the message', async () => {
    const messages = suites.flatMap(({ cases }) => cases.map(({ message }) => message));
    const longest = 'sqaut plnak '.repeat(166);
    for (const message of [...messages, longest]) {
      const lookups = await countLookups(() => rulesAnswer(coachFacts(), message, []));
      expect(lookups).toBeLessThan(25_000);
    }
  });
});
