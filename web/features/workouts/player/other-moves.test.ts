import { describe, expect, it } from 'vitest';
import type { PlannedExercise } from '../../../../shared/contracts/workouts';
import { isRuledOut } from '../../../../shared/rules/training/pains';
import { exercises } from '../../../../functions/exercises/library/catalogue';
import { swapExercise } from './change-exercise';
import { nextSwap, spare, swapsToSpare, undoneSwap } from './other-moves';
import { advance, pause, startPlayer, type PlayerState } from './player-state';
import { withSwaps } from './swaps';

const choice = { library: exercises, unsuitable: new Set<string>() };
const exerciseOf = (id: string) => exercises.find((each) => each.id === id);
const move = (exerciseId: string, more: Partial<PlannedExercise> = {}): PlannedExercise => ({
  exerciseId,
  name: exerciseOf(exerciseId)?.name ?? exerciseId,
  workSeconds: 40,
  restSeconds: 20,
  caloriesKcal: 6,
  ...more,
});
const begun = (...ids: string[]): PlayerState => ({
  ...startPlayer(
    ids.map((id) => move(id, { reason: 'A favorite of yours' })),
    0,
  ),
  leadInMs: 0,
});
const idsOf = ({ plan }: PlayerState) => plan.map(({ exerciseId }) => exerciseId);
const now = (state: PlayerState) => state.countedTo ?? 0;

function swapped(state: PlayerState, from = choice): PlayerState {
  const swap = nextSwap(state, from);
  if (!swap) throw new Error('Nothing else fits.');
  return swapExercise(state, now(state), swap);
}
function undone(state: PlayerState): PlayerState {
  const swap = undoneSwap(state, exercises);
  if (!swap) throw new Error('There is nothing to undo.');
  return swapExercise(state, now(state), swap);
}

describe('another move', () => {
  const squatting = advance(begun('squat', 'plank', 'squat', 'sumo-squat'), 10_000);

  it('takes the place of the one that runs and of its sets to come, and is none of the plan', () => {
    const other = swapped(squatting);
    expect(idsOf(other)).toEqual(['chair-squat', 'plank', 'chair-squat', 'sumo-squat']);
    expect(other).toMatchObject({ phaseMs: 0, activeMs: 10_000, leadInMs: 3_000 });
    expect(other.plan[0]?.reason).toBe('Swapped, as you asked');
    expect(other.swaps).toMatchObject([
      { position: 0, from: 'squat', to: 'chair-squat', why: 'other' },
      { position: 2, from: 'squat', to: 'chair-squat', why: 'other' },
    ]);
  });

  it.each(exercises.map(({ id }) => id))('is never more intense than %s', (id) => {
    const planned = exerciseOf(id)!.met;
    let state = begun(id);
    for (let tries = 0; tries < 8; tries += 1) {
      const swap = nextSwap(state, choice);
      if (!swap) break;
      expect(swap.to.met).toBeLessThanOrEqual(planned);
      state = swapExercise(state, now(state), swap);
    }
  });

  it('is the next one each time, and starts over after the last', () => {
    let state = swapped(squatting);
    const [first] = idsOf(state);
    const seen = new Set([first]);
    for (state = swapped(state); idsOf(state)[0] !== first; state = swapped(state)) {
      expect(seen).not.toContain(idsOf(state)[0]);
      seen.add(idsOf(state)[0]);
    }
    expect(seen.size).toBeGreaterThan(5);
    expect(seen).not.toContain('squat');
  });

  it('gives way to the first one again, without a reason, however many there were', () => {
    const back = undone(swapped(swapped(squatting)));
    expect(idsOf(back)).toEqual(idsOf(squatting));
    expect(back.plan[0]?.reason).toBeUndefined();
    expect(undoneSwap(back, exercises)).toBeUndefined();
    expect(undoneSwap(squatting, exercises)).toBeUndefined();
    // As it comes from the server or from storage.
    expect(withSwaps(squatting.plan, back.swaps)[0]).toMatchObject({ exerciseId: 'squat' });
    expect(withSwaps(squatting.plan, back.swaps)[0]?.reason).toBeUndefined();
  });

  it('takes the place of an easier one, to which the way leads back', () => {
    const [from, to] = [exerciseOf('push-up'), exerciseOf('knee-push-up')];
    if (!from || !to) throw new Error('They have left the library.');
    const easier = swapExercise(begun('push-up'), 0, { why: 'too_hard', from, to });
    expect(idsOf(undone(swapped(easier)))).toEqual(['knee-push-up']);
    expect(undoneSwap(easier, exercises)).toBeUndefined();
  });

  it('is found while paused, and in a rest for the one to come', () => {
    expect(idsOf(swapped(pause(squatting, 11_000)))[0]).toBe('chair-squat');
    const resting = advance(begun('plank', 'squat'), 45_000);
    const after = swapped(resting);
    expect(idsOf(after)).toEqual(['plank', 'sumo-squat']);
    expect(after).toMatchObject({ phase: 'rest', leadInMs: 0 });
  });

  it('is none where nothing is for the person, or the move has left the library', () => {
    const unsuitable = new Set(exercises.map(({ id }) => id));
    expect(nextSwap(squatting, { ...choice, unsuitable })).toBeUndefined();
    expect(nextSwap(begun('moonwalk'), choice)).toBeUndefined();
    expect(nextSwap(squatting, { ...choice, library: [] })).toBeUndefined();
  });
});

describe('what hurts', () => {
  const loadsWrists = (id: string) => {
    const exercise = exerciseOf(id);
    return exercise !== undefined && isRuledOut(exercise, { areas: ['wrists'], muscles: [] });
  };
  const afterSparing = (state: PlayerState, from = choice) => {
    const painful = new Set(exercises.map(({ id }) => id).filter(loadsWrists));
    const sparing = swapsToSpare(state, painful, from);
    return { state: spare(state, now(state), sparing), left: sparing.left };
  };

  it('goes from all of the rest, and only from there', () => {
    const plan = begun('push-up', 'squat', 'push-up', 'plank', 'mountain-climber');
    const done = advance(plan, 65_000);
    const { state, left } = afterSparing(done);
    expect(left).toEqual([]);
    expect(idsOf(state)[0]).toBe('push-up');
    expect(idsOf(state)[1]).toBe('squat');
    expect(idsOf(state).slice(1).filter(loadsWrists)).toEqual([]);
    expect(new Set(state.swaps.map(({ why }) => why))).toEqual(new Set(['hurts']));
    expect(state.plan[2]?.reason).toBe('Easy on what hurts');
  });

  it('goes from the move that runs, also where it was finished before; other finished ones stay', () => {
    const again = { ...begun('push-up', 'plank', 'push-up'), finished: [0, 1, 2] };
    const { state } = afterSparing(again);
    expect(loadsWrists(idsOf(state)[0] ?? '')).toBe(false);
    expect(idsOf(state).slice(1)).toEqual(['plank', 'push-up']);
  });

  it('comes once more rather than not at all, and is told where nothing is kinder', () => {
    const kind = exercises.filter(({ id, category }) => category === 'upper' && !loadsWrists(id));
    const only = kind.find(({ equipment }) => equipment.every((each) => each === 'none' || each === 'mat'));
    const library = [exerciseOf('push-up'), exerciseOf('wide-push-up'), only].filter(
      (each) => each !== undefined,
    );
    const twice = afterSparing(begun('push-up', 'wide-push-up'), { ...choice, library });
    expect(idsOf(twice.state)).toEqual([only?.id, only?.id]);
    const none = afterSparing(begun('push-up'), { ...choice, library: library.slice(0, 2) });
    expect(none.left.map(({ id }) => id)).toEqual(['push-up']);
    expect(none.state.swaps).toEqual([]);
    expect(none.state.phase).toBe('done');
    const next = afterSparing(begun('push-up', 'squat'), { ...choice, library: library.slice(0, 2) });
    expect(next.state).toMatchObject({ position: 1, finished: [] });
  });
});
