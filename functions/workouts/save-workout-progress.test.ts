import { GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelled, conditionRefused } from '../../tests/support/fake-storage';
import { workoutDeps, workoutSession } from '../../tests/support/workout-deps';
import type { PersonalRecord } from './personal-record';
import { saveWorkoutProgress } from './save-workout-progress';

const session = workoutSession();
const done = workoutSession({ completedAt: '2026-11-20T09:50:00.000Z' });
const target = { userId: 'maya', sessionId: session.id };
const squats = (loadKg: number) => ({ position: 0, reps: null, loadKg });
const record: PersonalRecord = {
  exerciseId: 'squat',
  load: { value: 20, sessionId: 'earlier', before: null, at: '2026-11-01T10:00:00.000Z' },
  reps: null,
  version: 4,
};

// Skips the pause between two attempts.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

describe('Saving a workout', () => {
  it.each([
    [
      'progress',
      { finishedExercises: [1, 0], activeSeconds: 90 },
      { finishedExercises: [0, 1], activeSeconds: 90 },
      { left: undefined, activeSeconds: 90 },
    ],
    [
      'seconds that are none',
      { finishedExercises: [], activeSeconds: 0 },
      { finishedExercises: [], activeSeconds: 0 },
      { left: '01', activeSeconds: 0 },
    ],
  ])('of %s only writes the small row, while the workout is open', async (_, request, changes, row) => {
    const { deps, written, progress } = workoutDeps({ sessions: [session] });
    expect(await saveWorkoutProgress(deps, target, request)).toEqual({ ...session, ...changes, records: [] });
    expect(written()).toEqual([]);
    expect(progress()).toMatchObject([
      {
        TableName: 'test-workout-summaries',
        Item: { userId: 'maya', id: session.id, ...row },
        ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(endedAt)',
      },
    ]);
  });

  it('of progress with a swap writes both rows at once', async () => {
    const { deps, written, progress } = workoutDeps({ sessions: [session] });
    const swaps = [{ position: 0, toExerciseId: 'chair-squat', why: 'too_hard' as const }];
    await saveWorkoutProgress(deps, target, { finishedExercises: [1], activeSeconds: 9, swaps });
    expect(progress()).toEqual([]);
    const [change, summary] = written()[0] ?? [];
    expect(change?.Update?.ExpressionAttributeValues).toMatchObject({ ':finishedExercises': [1] });
    expect(summary?.Put?.Item).toMatchObject({ moves: 'chair-squat 80,forearm-plank', left: '0' });
  });

  it('that began before there were summaries writes both rows after the first refusal', async () => {
    const { deps, documents, written } = workoutDeps({ sessions: [session] });
    documents.on(PutCommand).rejects(conditionRefused());
    const saved = await saveWorkoutProgress(deps, target, { finishedExercises: [0], activeSeconds: 80 });
    expect(saved.finishedExercises).toEqual([0]);
    expect(written()[0]?.[0]?.Update?.ExpressionAttributeValues).toMatchObject({ ':activeSeconds': 80 });
    expect(written()[0]?.[1]?.Put?.Item).toMatchObject({ left: '1', activeSeconds: 80 });
  });

  it('answers with the progress, which only the small row has', async () => {
    const { deps, documents } = workoutDeps({ sessions: [session] });
    const row = { id: session.id, title: 'x', minutes: 0, kcal: 0, moves: 'squat 80,plank', left: '1' };
    documents
      .on(GetCommand, { TableName: 'test-workout-summaries' })
      .resolves({ Item: { ...row, activeSeconds: 85 } });
    const saved = await saveWorkoutProgress(deps, target, { effort: 'right' });
    expect(saved).toMatchObject({ finishedExercises: [0], activeSeconds: 85, effort: 'right' });
  });

  it('of a workout that was completed while it was read keeps what was finished', async () => {
    const whole = { ...done, finishedExercises: [0, 1], activeSeconds: 170 };
    const { deps, documents, written } = workoutDeps({ sessions: [whole] });
    const before = { id: session.id, title: 'x', minutes: 0, kcal: 0, moves: 'squat 80,plank', left: '01' };
    documents.on(GetCommand, { TableName: 'test-workout-summaries' }).resolves({ Item: before });
    expect(await saveWorkoutProgress(deps, target, { effort: 'right' })).toMatchObject({
      finishedExercises: [0, 1],
      activeSeconds: 170,
    });
    expect(written()[0]?.[1]?.Put?.Item).toMatchObject({ effort: 'right', left: undefined });
  });

  it.each([
    ['effort', { effort: 'right' as const }, { effort: 'right' }],
    ['no sets in place of some', { sets: [] }, { sets: [] }],
  ])('changes %s and answers the rest as it was', async (_, request, changes) => {
    const { deps, written } = workoutDeps({ sessions: [session] });
    expect(await saveWorkoutProgress(deps, target, request)).toEqual({ ...session, ...changes, records: [] });
    const values = Object.entries(changes).map(([name, value]) => [`:${name}`, value]);
    expect(written()[0]?.[0]?.Update?.ExpressionAttributeValues).toMatchObject(
      Object.fromEntries(values) as object,
    );
  });

  it('reads and writes personal records only when sets come with it', async () => {
    const { deps, written } = workoutDeps({ sessions: [done], records: [record] });
    const readAll = vi.spyOn(deps.records, 'readAll');
    await saveWorkoutProgress(deps, target, { effort: 'right' });
    expect(readAll).not.toHaveBeenCalled();
    await saveWorkoutProgress(deps, target, { sets: [squats(25)] });
    expect(readAll).toHaveBeenCalledOnce();
    expect(written().map((items) => items.length)).toEqual([2, 2]);
  });

  it('writes a beaten record with the sets, dated when the workout ended, and tells of it', async () => {
    const { deps, written } = workoutDeps({ sessions: [done], records: [record] });
    const { records } = await saveWorkoutProgress(deps, target, { sets: [squats(25)] });
    expect(records).toEqual([{ exerciseId: 'squat', kind: 'load', value: 25 }]);
    expect(written()[0]?.[1]?.Put).toMatchObject({
      Item: {
        exerciseId: 'squat',
        version: 5,
        load: { value: 25, sessionId: session.id, before: 20, at: done.completedAt },
      },
      ExpressionAttributeValues: { ':seen': 4 },
    });
  });

  it('takes what people write down themselves, and what the camera can have counted', async () => {
    const { deps } = workoutDeps({ sessions: [done] });
    const written = [1, 2, 3, 4, 5, 6, 7].map(() => ({ ...squats(20), reps: 450 }));
    const sets = [...written, { ...squats(20), reps: 450, range: 90 }, { ...squats(20), heldSeconds: 500 }];
    expect((await saveWorkoutProgress(deps, target, { sets })).sets).toEqual(sets);
  });

  it('dates a record of a workout that is still open by its start', async () => {
    const { deps, written } = workoutDeps({ sessions: [session], records: [record] });
    await saveWorkoutProgress(deps, target, { sets: [squats(25)] });
    expect(written()[0]?.[1]?.Put?.Item).toMatchObject({ load: { at: session.startedAt } });
  });

  it.each([
    ['a session that is not there', [], { effort: 'right' as const }, 'session_not_found'],
    [
      'progress after the end',
      [done],
      { finishedExercises: [0], activeSeconds: 5 },
      'session_already_completed',
    ],
    ['a finished position outside the plan', [session], { finishedExercises: [2] }, 'invalid_request'],
    [
      'more counted by camera than twenty minutes hold',
      [done],
      { sets: Array.from({ length: 14 }, () => ({ ...squats(20), reps: 450, range: 90 })) },
      'invalid_request',
    ],
    ['a set outside the plan', [session], { sets: [{ ...squats(20), position: 2 }] }, 'invalid_request'],
  ])('refuses %s and writes nothing', async (_, sessions, request, code) => {
    const { deps, written } = workoutDeps({ sessions });
    await expect(saveWorkoutProgress(deps, target, request)).rejects.toMatchObject({ code });
    expect(written()).toEqual([]);
  });
});

describe('A save that someone overtook', () => {
  it('reads again: a record that was beaten meanwhile is not celebrated', async () => {
    const records = [record];
    const { deps, documents, written } = workoutDeps({ sessions: [done], records });
    documents
      .on(TransactWriteCommand)
      .callsFakeOnce(() => {
        records[0] = { ...record, load: { value: 40, sessionId: 'other', before: 20, at: null }, version: 5 };
        throw cancelled('None', 'ConditionalCheckFailed');
      })
      .resolves({});
    expect((await saveWorkoutProgress(deps, target, { sets: [squats(25)] })).records).toEqual([]);
    expect(written().map((items) => items.length)).toEqual([2, 1]);
  });

  it('by the end of the workout is refused: progress cannot reopen it', async () => {
    const { deps, documents, sessions } = workoutDeps({ sessions: [session] });
    documents.on(PutCommand).callsFake(() => {
      sessions.splice(0, 1, done);
      throw conditionRefused();
    });
    const saved = saveWorkoutProgress(deps, target, { finishedExercises: [0], activeSeconds: 5 });
    await expect(saved).rejects.toMatchObject({ code: 'session_already_completed' });
  });

  it('again and again gives up after six tries', async () => {
    const { deps, documents, written } = workoutDeps({ sessions: [session] });
    documents.on(UpdateCommand).rejects(conditionRefused());
    await expect(saveWorkoutProgress(deps, target, { sets: [] })).rejects.toThrow('condition failed');
    expect(written()).toHaveLength(6);
  });
});
