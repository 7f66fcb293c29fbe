import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sessionSeconds } from '../../../../shared/rules/routines';
import { advance, beginningAfter, startPlayer, type PlayerState } from './player-state';
import { movesPlan } from './timed-moves';

const seconds = fc.integer({ min: 10, max: 90 });
const moves = fc.array(
  seconds.map((each) => ({ exerciseId: 'squat', seconds: each })),
  { maxLength: 4 },
);
const exercises = fc
  .array(fc.tuple(seconds, fc.integer({ min: 0, max: 60 })), { minLength: 1, maxLength: 8 })
  .map((all) =>
    all.map(([workSeconds, restSeconds], index) => ({
      exerciseId: 'squat',
      name: 'Squats',
      caloriesKcal: 5,
      workSeconds,
      restSeconds: index === all.length - 1 ? 0 : restSeconds,
    })),
  );

/** The active time at the end of a part that begins after `activeMs`, with ticks this far apart. */
function done(plan: PlayerState['plan'], activeMs: number, tickMs: number): number {
  if (plan.length === 0) return activeMs;
  let now = 0;
  let state = startPlayer(plan, now, beginningAfter(activeMs));
  while (state.phase !== 'done') state = advance(state, (now += tickMs));
  return state.activeMs;
}

it('A session done as shown, from its warm-up to its cool-down, is active exactly as long as it says', () => {
  fc.assert(
    fc.property(
      moves,
      exercises,
      moves,
      fc.integer({ min: 40, max: 9_000 }),
      (warmUp, plan, coolDown, tickMs) => {
        const warm = done(movesPlan(warmUp), 0, tickMs);
        const trained = done(plan, warm, tickMs);
        const all = done(movesPlan(coolDown), trained, tickMs);
        expect(all / 1000).toBe(sessionSeconds({ warmUp, plan, coolDown }));
      },
    ),
    { seed: 4, numRuns: 60 },
  );
});
