import { describe, expect, it } from 'vitest';
import { ratingNote } from './effort-texts';

const whole = { sets: 8, reachedEnd: true };
const stopped = { sets: 3, reachedEnd: false };
const hard = [{ why: 'too_hard' as const }];
const other = [{ why: 'other' as const }];

describe('what a rating does, in half a sentence', () => {
  it.each([
    [null, whole, [], 'Your answer shapes your next session.'],
    ['too_easy', whole, other, "Got it. I'll ask a little more from here."],
    ['too_easy', whole, hard, "Got it. I'll ask a little more from here, except where it felt too hard."],
    ['right', whole, [], "Got it. I'll keep building slowly."],
    ['right', whole, hard, "Got it. I'll keep building slowly, except where it felt too hard."],
    ['too_hard', whole, hard, "Got it. I'll ease off a little next time."],
    ['too_hard', stopped, [], "Got it. I'll ease off a little next time."],
    // Much that was left lowers a level, whatever the rating.
    ['right', stopped, [], "Got it. I'll plan with that in mind."],
    ['too_easy', stopped, [], "Got it. I'll plan with that in mind."],
    // Offline, nobody knows yet what was swapped.
    ['too_easy', whole, undefined, "Got it. I'll plan with that in mind."],
  ] as const)('%s, %o, swaps %o', (effort, result, swaps, text) => {
    expect(ratingNote(effort, result, swaps)).toBe(text);
  });

  it('is silent after a workout without a finished exercise, which no plan looks at', () => {
    expect(ratingNote('too_hard', { sets: 0, reachedEnd: false }, [])).toBeNull();
    expect(ratingNote(null, { sets: 0, reachedEnd: false }, [])).toBeNull();
  });
});
