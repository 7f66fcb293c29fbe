import { describe, expect, it } from 'vitest';
import { library, monday, personWith } from './training.fixture';
import { planSession } from './plan-session';

describe('A session', () => {
  it('warms up, works within the time, and cools down', () => {
    const session = planSession({ person: personWith(), history: [], library, date: monday });
    expect(session?.minutes).toBeLessThanOrEqual(20);
    expect(session?.warmUp.length).toBeGreaterThan(1);
    expect(session?.exercises.length).toBeGreaterThan(5);
    expect(session?.coolDown.length).toBeGreaterThan(1);
    expect(session?.exercises.at(-1)?.restSeconds).toBe(0);
  });
});
