import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { conditionRefused } from '../../tests/support/fake-storage';
import { withoutPauses } from '../../tests/support/without-pauses';
import { workoutDeps, workoutSession } from '../../tests/support/workout-deps';
import { saveWorkoutProgress } from './save-workout-progress';

withoutPauses();

const target = { userId: 'maya', sessionId: workoutSession().id };
const swaps = [{ position: 0, toExerciseId: 'chair-squat', why: 'too_hard' as const }];

describe('A swap', () => {
  it('is written with the plan it leads to, unless other swaps came first or the workout was completed', async () => {
    const { deps, written } = workoutDeps({ sessions: [workoutSession()] });
    const saved = await saveWorkoutProgress(deps, target, { swaps });
    expect(saved.plan.map(({ exerciseId }) => exerciseId)).toEqual(['chair-squat', 'forearm-plank']);
    expect(written()[0]?.[0]?.Update).toMatchObject({
      ConditionExpression:
        'attribute_exists(sessionId) AND attribute_not_exists(removedAt) AND completedAt = :seenEnd AND (#swaps = :seenSwaps OR attribute_not_exists(#swaps))',
    });
  });

  it('is decided again when another one came first, and not written when it is already there', async () => {
    const { deps, documents, sessions, written } = workoutDeps({ sessions: [workoutSession()] });
    const move = { ...workoutSession().plan[0]!, exerciseId: 'chair-squat' };
    documents.on(UpdateCommand).callsFakeOnce(() => {
      sessions[0] = workoutSession({ plan: workoutSession().plan.with(0, move) });
      throw conditionRefused();
    });
    expect((await saveWorkoutProgress(deps, target, { swaps })).plan[0]?.exerciseId).toBe('chair-squat');
    expect(written()).toHaveLength(1);
  });

  it('drops the reason, which belonged to the other exercise', async () => {
    const plan = workoutSession().plan.map((move) => ({ ...move, reason: 'Legs had one day of rest' }));
    const { deps } = workoutDeps({ sessions: [workoutSession({ plan })] });
    const saved = await saveWorkoutProgress(deps, target, { swaps });
    expect(saved.plan.map(({ reason }) => reason)).toEqual([undefined, 'Legs had one day of rest']);
  });

  it.each(['other', 'hurts'] as const)(
    'is to another exercise of its category when it is %s',
    async (why) => {
      const { deps } = workoutDeps({ sessions: [workoutSession()] });
      const saved = await saveWorkoutProgress(deps, target, {
        swaps: [{ position: 0, toExerciseId: 'glute-bridge', why }],
      });
      expect(saved.plan[0]).toMatchObject({ exerciseId: 'glute-bridge', workSeconds: 80 });
      expect(saved.swaps).toEqual([{ position: 0, from: 'squat', to: 'glute-bridge', why }]);
    },
  );

  it('goes on to the next one and back to the first, even where that is not for the person anymore', async () => {
    const { deps } = workoutDeps({ sessions: [workoutSession()], unsuitable: ['squat'] });
    const saved = await saveWorkoutProgress(deps, target, {
      swaps: ['glute-bridge', 'wall-sit', 'squat'].map((toExerciseId) => ({
        position: 0,
        toExerciseId,
        why: 'other' as const,
      })),
    });
    expect(saved.plan[0]?.exerciseId).toBe('squat');
    expect(saved.swaps).toHaveLength(3);
  });

  it.each([
    ['of another category', 'push-up', []],
    ['not for the person', 'glute-bridge', ['glute-bridge']],
  ])('is refused to one %s', async (_, toExerciseId, unsuitable) => {
    const { deps, written } = workoutDeps({ sessions: [workoutSession()], unsuitable });
    const saved = saveWorkoutProgress(deps, target, {
      swaps: [{ position: 0, toExerciseId, why: 'other' }],
    });
    await expect(saved).rejects.toMatchObject({ code: 'invalid_request' });
    expect(written()).toEqual([]);
  });

  it('asks once what suits the person, and not at all when only the level changes', async () => {
    const { deps } = workoutDeps({ sessions: [workoutSession()] });
    const readIsAllowed = vi.spyOn(deps, 'readIsAllowed');
    await saveWorkoutProgress(deps, target, { swaps });
    expect(readIsAllowed).not.toHaveBeenCalled();
    await saveWorkoutProgress(deps, target, {
      swaps: ['glute-bridge', 'wall-sit'].map((toExerciseId) => ({
        position: 0,
        toExerciseId,
        why: 'hurts' as const,
      })),
    });
    expect(readIsAllowed).toHaveBeenCalledOnce();
  });

  it('to itself only tells how a move without a variant felt, once', async () => {
    const { deps, sessions, written } = workoutDeps({ sessions: [workoutSession()] });
    const rating = { position: 0, fromExerciseId: 'squat', toExerciseId: 'squat', why: 'too_hard' as const };
    const saved = await saveWorkoutProgress(deps, target, { swaps: [rating, rating] });
    expect(saved.plan).toEqual(workoutSession().plan);
    expect(saved.swaps).toEqual([{ position: 0, from: 'squat', to: 'squat', why: 'too_hard' }]);
    sessions[0] = workoutSession({ swaps: saved.swaps });
    await saveWorkoutProgress(deps, target, { swaps: [rating] });
    expect(written()).toHaveLength(1);
    const other = saveWorkoutProgress(deps, target, { swaps: [{ ...rating, why: 'other' }] });
    await expect(other).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('is refused where there is no such account', async () => {
    const { deps } = workoutDeps({ sessions: [workoutSession()], settings: null });
    await expect(saveWorkoutProgress(deps, target, { swaps })).rejects.toMatchObject({
      code: 'profile_not_found',
    });
  });
});
