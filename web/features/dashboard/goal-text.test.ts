import { describe, expect, it } from 'vitest';
import { goalLabel, goalNote } from './goal-text';

describe('the goal of the day', () => {
  const ahead = { goalMinutes: 19, isDone: false, isRestDay: false };

  it("is today's plan until a workout counts", () => {
    expect(goalNote(ahead)).toBe("of 19 min: today's plan");
    expect(goalNote({ ...ahead, isDone: true })).toBe('of 19 min today');
    expect(goalNote({ ...ahead, isRestDay: true })).toBe('of 19 min today');
  });

  it('is not claimed where there is none', () => {
    expect(goalNote({ ...ahead, goalMinutes: null })).toBe('minutes');
    expect(goalNote(null)).toBe('minutes');
    expect(goalLabel(1, null)).toBe('Active today: 1 minute');
    expect(goalLabel(13, 19)).toBe('Daily goal: 13 of 19 minutes');
  });
});
