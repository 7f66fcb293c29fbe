import { describe, expect, it } from 'vitest';
import type { PlannedExercise } from '../../../../shared/contracts/workouts';
import { isAllowed } from '../../../../functions/training/planner/allowed';
import { personWith } from '../../../../functions/training/planner/training.fixture';
import type { Settings } from '../../../../functions/profile/public';
import { swapExercises } from '../../../../functions/workouts/swap-exercises';
import { exercises } from '../../../../functions/exercises/library/catalogue';
import { swapExercise, variantOf } from './change-exercise';
import { advance, pause, startPlayer, type PlayerState } from './player-state';
import type { SwapReason } from './swaps';

const lookUp = (id: string) => exercises.find((exercise) => exercise.id === id);
const none = new Set<string>();
const move = (exerciseId: string): PlannedExercise => ({
  exerciseId,
  name: exerciseId,
  workSeconds: 40,
  restSeconds: 20,
  caloriesKcal: 6,
});
const plan = [move('plank-jack'), move('push-up'), move('dead-bug'), move('push-up')];
const begun: PlayerState = { ...startPlayer(plan, 0), leadInMs: 0 };
/** Ten seconds into the second exercise. */
const pushing = advance(begun, 70_000);

function swapped(state: PlayerState, why: SwapReason): PlayerState {
  const to = variantOf(state, why, lookUp, none);
  const from = lookUp(state.plan[state.position]?.exerciseId ?? '');
  if (!to || !from) throw new Error('There is no variant.');
  return swapExercise(state, state.countedTo ?? 0, { why, to, from });
}
const idsOf = (state: PlayerState) => state.plan.map(({ exerciseId }) => exerciseId);

describe('an exercise that is too hard', () => {
  const easier = swapped(pushing, 'too_hard');

  it('becomes its easier variant, in this place and where it comes again', () => {
    expect(idsOf(easier)).toEqual(['plank-jack', 'knee-push-up', 'dead-bug', 'knee-push-up']);
    expect(easier.plan[1]).toMatchObject({
      name: lookUp('knee-push-up')?.name,
      workSeconds: 40,
      reason: 'Easier, as you asked',
    });
    expect(easier.swaps).toMatchObject([
      { position: 1, from: 'push-up', to: 'knee-push-up', why: 'too_hard' },
      { position: 3, from: 'push-up', to: 'knee-push-up', why: 'too_hard' },
    ]);
  });

  it('keeps its time, which waits three seconds for the change of position', () => {
    expect(easier).toMatchObject({ position: 1, phaseMs: 10_000, leadInMs: 3_000 });
    expect(advance(easier, 78_000)).toMatchObject({ phaseMs: 15_000, activeMs: 75_000 });
  });

  it('costs as many calories as its effort', () => {
    const [from, to] = [lookUp('push-up')?.met ?? 0, lookUp('knee-push-up')?.met ?? 0];
    expect(easier.plan[1]?.caloriesKcal).toBe(Math.round((6 * to) / from));
  });

  it('costs what the server will write, so the end changes no figure', async () => {
    const made = swapped(easier, 'too_easy').swaps;
    const stored = await swapExercises(
      {
        findExercises: async (ids) => ids.map((id) => ({ ...lookUp(id)!, videoUrl: null })),
        readSettings: async () => ({ weightKg: 95 }) as Settings,
        readIsAllowed: async () => () => true,
      },
      'maya',
      { plan: [...plan], swaps: [] },
      made.slice(0, 2).map(({ position, to, why }) => ({ position, toExerciseId: to, why })),
    );
    expect(stored?.plan.map(({ caloriesKcal }) => caloriesKcal)).toEqual(
      easier.plan.map(({ caloriesKcal }) => caloriesKcal),
    );
  });

  it('is back when the easier one was too easy', () => {
    const back = swapped(easier, 'too_easy');
    expect(idsOf(back)).toEqual(idsOf(pushing));
    expect(back.swaps).toHaveLength(4);
  });

  it('is swapped while paused and stays paused', () => {
    expect(swapped(pause(pushing, 70_000), 'too_hard')).toMatchObject({ countedTo: null, position: 1 });
  });
});

describe('what is not swapped', () => {
  it('is an exercise that was done before', () => {
    const last = advance(begun, 190_000);
    expect(last.position).toBe(3);
    expect(idsOf(swapped(last, 'too_hard'))).toEqual(['plank-jack', 'push-up', 'dead-bug', 'knee-push-up']);
  });

  it('is the next exercise, when this one ended in that moment', () => {
    const from = lookUp('push-up');
    const to = lookUp('knee-push-up');
    if (!from || !to) throw new Error('They have left the library.');
    const late = swapExercise(pushing, 125_000, { why: 'too_hard', to, from });
    expect(late).toMatchObject({ position: 2, swaps: [] });
  });

  it('is a rest, although an exercise comes before it', () => {
    const resting = advance(begun, 45_000);
    expect(swapped(resting, 'too_hard')).toMatchObject({ swaps: [], phase: 'rest' });
  });

  it('is one whose harder variant needs dumbbells that this person does not have', () => {
    const state = { ...begun, plan: [move('squat')] };
    expect(lookUp('squat')?.harderId).toBe('goblet-squat');
    const person = personWith({ equipment: [] });
    const unsuitable = new Set(exercises.filter((each) => !isAllowed(each, person)).map(({ id }) => id));
    expect(variantOf(state, 'too_easy', lookUp, unsuitable)).toBeUndefined();
    expect(variantOf(state, 'too_hard', lookUp, unsuitable)?.id).toBe('chair-squat');
  });

  it('is one whose harder variant is not for this person, say a jump for a sore knee', () => {
    const state = { ...begun, plan: [move('push-up')] };
    expect(variantOf(state, 'too_easy', lookUp, none)?.id).toBe('diamond-push-up');
    expect(variantOf(state, 'too_easy', lookUp, new Set(['diamond-push-up']))).toBeUndefined();
  });

  it('is one of which the library has no variant', () => {
    const alone = exercises.find(({ easierId }) => easierId === null);
    const state = { ...begun, plan: [move(alone?.id ?? '')] };
    expect(variantOf(state, 'too_hard', lookUp, none)).toBeUndefined();
  });
});
