import { describe, expect, it } from 'vitest';
import { addDays } from '../../shared/rules/local-date';
import type { PastTraining } from './planner/history';
import { library, monday, personWith } from './planner/training.fixture';
import { sessionGreeting } from './session-greeting';

function openingAfter(past: PastTraining, when: 'today' | 'next time' = 'today'): string {
  const input = { person: personWith(), history: [past], library, date: monday, programme: null };
  return sessionGreeting({ input }, null, when);
}

const past = (changes: Partial<PastTraining> = {}): PastTraining => ({
  date: addDays(monday, -2),
  minutes: 12,
  exercises: ['squat', 'plank', 'crunch'].map((exerciseId) => ({
    exerciseId,
    workSeconds: 30,
    finished: true,
  })),
  effort: 'right',
  swaps: [],
  stoppedAt: null,
  counted: true,
  ...changes,
});

describe('What Ana remembers', () => {
  it('is put into words, with the days in between', () => {
    expect(openingAfter(past())).toBe("Two days ago you finished three exercises. We'll build on that.");
    expect(openingAfter(past({ date: addDays(monday, -1) }))).toContain('Yesterday you finished');
    expect(openingAfter(past({ date: monday }), 'next time')).toContain('Earlier today you finished');
  });

  it('says today when it means today', () => {
    expect(openingAfter(past({ effort: 'too_easy' }))).toContain('so today asks a little more.');
    expect(openingAfter(past({ effort: 'too_hard' }))).toContain('so today is gentler.');
  });

  it.each([
    ['too_hard', 'Last time push-ups felt too hard, so you did wall push-ups.'],
    ['too_easy', 'Last time push-ups felt too easy, so you did wall push-ups.'],
    ['other', 'Last time you swapped push-ups for wall push-ups.'],
    ['hurts', 'Last time something hurt, so you did wall push-ups instead of push-ups.'],
  ] as const)('tells of a swap, and why: %s', (why, text) => {
    expect(openingAfter(past({ swaps: [{ from: 'push-up', to: 'wall-push-up', why }] }))).toBe(text);
  });

  it.each([past({ effort: 'too_easy' }), past({ effort: 'too_hard' }), past({ stoppedAt: 1 })])(
    'asks for nothing today on a day of rest, or once today is done',
    (training) => {
      expect(openingAfter(training, 'next time')).not.toMatch(/today/i);
    },
  );
});
