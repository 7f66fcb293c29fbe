import { describe, expect, it } from 'vitest';
import type { PlannedExercise } from '../../../../shared/contracts/workouts';
import { changeRest } from './change-rest';
import { advance, phaseLengthMs, startPlayer, type PlayerState } from './player-state';

const plan: PlannedExercise[] = ['squat', 'plank', 'crunch'].map((exerciseId) => ({
  exerciseId,
  name: exerciseId,
  workSeconds: 40,
  restSeconds: 20,
  caloriesKcal: 5,
}));
/** Five seconds into the first rest, of which 15 are left. */
const resting = advance({ ...startPlayer(plan, 0), leadInMs: 0 }, 45_000);
const leftSeconds = (state: PlayerState) => (phaseLengthMs(state) - state.phaseMs) / 1000;

describe('a rest', () => {
  it('is made longer and shorter', () => {
    const longer = changeRest(resting, 45_000, 15);
    expect(leftSeconds(longer)).toBe(30);
    expect(leftSeconds(changeRest(longer, 45_000, -15))).toBe(15);
    expect(advance(longer, 74_000)).toMatchObject({ phase: 'rest', position: 0 });
    expect(advance(longer, 75_000)).toMatchObject({ phase: 'work', position: 1, activeMs: 75_000 });
  });

  it('ends when nothing is left of it', () => {
    expect(changeRest(resting, 45_000, -15)).toMatchObject({ phase: 'work', position: 1, phaseMs: 0 });
    expect(changeRest(resting, 50_000, -15)).toMatchObject({ phase: 'work', position: 1 });
  });

  it('has at most three minutes to go', () => {
    let state = resting;
    for (let tap = 0; tap < 30; tap += 1) state = changeRest(state, 45_000, 15);
    expect(leftSeconds(state)).toBe(180);
  });

  it('that was changed leaves the next one as planned', () => {
    const next = advance(changeRest(resting, 45_000, 15), 116_000);
    expect(next).toMatchObject({ phase: 'rest', position: 1, phaseMs: 1_000 });
    expect(leftSeconds(next)).toBe(19);
  });

  it('is not made of an exercise', () => {
    const working = advance(resting, 61_000);
    expect(changeRest(working, 61_000, 15)).toBe(working);
  });
});
