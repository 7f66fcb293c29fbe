import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelled, conditionRefused } from '../../tests/support/fake-storage';
import { sessionRow, workoutDeps, workoutSession } from '../../tests/support/workout-deps';
import { startWorkout, type StartRequest } from './start-workout';

const now = '2026-11-20T10:00:00.000Z';
const id = '01JD3X6E9H0000000000000009';
const exercises = [
  { exerciseId: 'squat', workSeconds: 80 },
  { exerciseId: 'forearm-plank', workSeconds: 80 },
];
const request: StartRequest = { id, exercises, title: 'Custom workout', endOpen: false };
const same = workoutSession({ id });
const other = workoutSession({ activeSeconds: 125 });
const refusedAll = cancelled('ConditionalCheckFailed', 'ConditionalCheckFailed');

// Skips the pause between two attempts.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

describe('A workout that starts', () => {
  it('is written together with the mark that it is the open one, each only if nothing stands there', async () => {
    const { deps, written } = workoutDeps();
    const session = await startWorkout(deps, 'maya', request);
    expect(session).toMatchObject({ id, startedAt: now, completedAt: null, counted: false, localDate: null });
    const [created, opened, summary, ...rest] = written()[0] ?? [];
    expect(created?.Put).toMatchObject({
      Item: sessionRow(session),
      ConditionExpression: 'attribute_not_exists(sessionId)',
    });
    expect(opened?.Put).toMatchObject({
      Item: { userId: 'maya', sessionId: '#open', openSessionId: id },
      ConditionExpression: 'attribute_not_exists(sessionId)',
    });
    expect(summary?.Put).toMatchObject({
      TableName: 'test-workout-summaries',
      Item: { userId: 'maya', id, moves: 'squat 80,forearm-plank', left: '01', activeSeconds: 0 },
    });
    expect(rest).toEqual([]);
  });

  it.each([
    ['an hour ago', '2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.000Z'],
    ['three days ago, which is too far back', '2026-11-17T10:00:00.000Z', '2026-11-19T10:00:00.000Z'],
    ['in an hour, by a clock that is ahead', '2026-11-20T11:00:00.000Z', now],
  ])('offline %s is dated so far as that can be believed', async (_, startedAt, expected) => {
    const { deps } = workoutDeps();
    expect((await startWorkout(deps, 'maya', { ...request, startedAt })).startedAt).toBe(expected);
  });

  it('is not written when its exercises, its routine or its person do not exist', async () => {
    const unknown = [{ exerciseId: 'moonwalk', workSeconds: 80 }];
    const cases: [StartRequest, null | undefined, string][] = [
      [{ ...request, exercises: unknown }, undefined, 'exercise_not_found'],
      [{ ...request, exercises: undefined, routineId: 'moon-walk' }, undefined, 'routine_not_found'],
      [request, null, 'profile_not_found'],
    ];
    for (const [sent, settings, code] of cases) {
      const { deps, written } = workoutDeps({ settings });
      await expect(startWorkout(deps, 'maya', sent)).rejects.toMatchObject({ code });
      expect(written()).toEqual([]);
    }
  });

  it('is refused to whoever began sixty in this hour', async () => {
    const { deps, documents, written } = workoutDeps();
    documents.on(UpdateCommand).rejects(conditionRefused());
    await expect(startWorkout(deps, 'maya', request)).rejects.toMatchObject({ code: 'too_many_workouts' });
    expect(documents.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
      TableName: 'test-quotas',
      ExpressionAttributeValues: { ':maximum': 60 },
    });
    expect(written()).toEqual([]);
  });

  it('is tried again while the table is busy, and fails as what it was after any other failure', async () => {
    const { deps, documents, written } = workoutDeps();
    documents
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', 'ThrottlingError'))
      .resolvesOnce({})
      .rejects(new Error('no network'));
    await startWorkout(deps, 'maya', request);
    expect(written()).toHaveLength(2);
    await expect(startWorkout(deps, 'maya', request)).rejects.toThrow('no network');
  });
});

describe('Starting while another workout is open', () => {
  it('is refused and changes nothing', async () => {
    const { deps, written } = workoutDeps({ sessions: [other] });
    await expect(startWorkout(deps, 'maya', request)).rejects.toMatchObject({ code: 'session_already_open' });
    expect(written()).toEqual([]);
  });

  it('ends that one when asked to, in the same write: it stays in the history and counts for nothing', async () => {
    const { deps, written } = workoutDeps({ sessions: [other] });
    await startWorkout(deps, 'maya', { ...request, endOpen: true });
    const [, opened, , ended, summary] = written()[0] ?? [];
    expect(opened?.Put).toMatchObject({
      Item: { openSessionId: id },
      ConditionExpression: 'openSessionId = :replacing',
      ExpressionAttributeValues: { ':replacing': other.id },
    });
    expect(ended?.Update).toMatchObject({
      Key: { userId: 'maya', sessionId: other.id },
      UpdateExpression:
        'SET #completedAt = :completedAt, #finishedExercises = :finishedExercises, #activeSeconds = :activeSeconds, #durationMinutes = :durationMinutes, #counted = :counted, #notCountedReason = :notCountedReason',
      ExpressionAttributeValues: {
        ':completedAt': now,
        ':activeSeconds': other.activeSeconds,
        ':durationMinutes': 2,
        ':counted': false,
        ':notCountedReason': 'abandoned',
      },
      ConditionExpression: expect.stringContaining('attribute_exists(sessionId) AND completedAt = :none'),
    });
    expect(summary?.Put).toMatchObject({
      Item: { id: other.id, endedAt: Date.parse(now), counted: false },
      ConditionExpression: 'attribute_not_exists(id) OR (activeSeconds = :seconds AND #left = :left)',
      ExpressionAttributeValues: { ':seconds': 125, ':left': '01' },
    });
  });

  it('keeps the progress of that one, which only its small row has', async () => {
    const { deps, documents, written } = workoutDeps({ sessions: [other] });
    const row = {
      id: other.id,
      title: 'x',
      minutes: 0,
      kcal: 0,
      moves: 'squat 80,plank',
      activeSeconds: 170,
    };
    documents.on(GetCommand, { TableName: 'test-workout-summaries' }).resolves({ Item: row });
    await startWorkout(deps, 'maya', { ...request, endOpen: true });
    const [, , , ended, summary] = written()[0] ?? [];
    expect(ended?.Update?.ExpressionAttributeValues).toMatchObject({
      ':finishedExercises': [0, 1],
      ':activeSeconds': 170,
    });
    expect(summary?.Put?.ConditionExpression).toContain('attribute_not_exists(#left)');
  });

  it('decides again when that one was completed at the same moment: there is nothing left to end', async () => {
    const { deps, documents, sessions, written } = workoutDeps({ sessions: [other] });
    documents
      .on(TransactWriteCommand)
      .callsFakeOnce(() => {
        sessions.splice(0, 1, { ...other, completedAt: now, counted: true });
        throw cancelled('None', 'ConditionalCheckFailed', 'ConditionalCheckFailed');
      })
      .resolves({});
    expect((await startWorkout(deps, 'maya', { ...request, endOpen: true })).id).toBe(id);
    expect(written().map((items) => items.length)).toEqual([5, 3]);
  });
});

describe('The same start again', () => {
  it.each([
    ['while it is open', same],
    ['when it is completed already', { ...same, completedAt: now, counted: true }],
    ['under another title', { ...same, title: 'Monday legs' }],
  ])('returns what is stored: %s', async (_, stored) => {
    const { deps, written } = workoutDeps({ sessions: [stored] });
    expect(await startWorkout(deps, 'maya', request)).toEqual(stored);
    expect(written()).toEqual([]);
  });

  it('answers a stored routine as it was planned then, though the routine is another one today', async () => {
    const stored = { ...same, routineId: 'core-blast', title: 'Core Blast of last year' };
    const { deps } = workoutDeps({ sessions: [stored] });
    const again = { id, routineId: 'core-blast', title: 'ignored', endOpen: false };
    expect(await startWorkout(deps, 'maya', again)).toEqual(stored);
  });

  it.each([
    ['a routine', { routineId: 'core-blast', exercises: undefined }],
    ['fewer exercises', { exercises: exercises.slice(1) }],
    ['another order', { exercises: exercises.toReversed() }],
    ['another work time', { exercises: exercises.map((each) => ({ ...each, workSeconds: 30 })) }],
  ])('is no repeat with %s: the id is taken', async (_, more) => {
    const { deps } = workoutDeps({ sessions: [same] });
    const sent = startWorkout(deps, 'maya', { ...request, ...more });
    await expect(sent).rejects.toMatchObject({ code: 'session_id_taken' });
  });

  it('at the same moment answers the one that was faster', async () => {
    const { deps, documents, sessions } = workoutDeps();
    documents.on(TransactWriteCommand).callsFake(() => {
      sessions.push(same);
      throw refusedAll;
    });
    expect(await startWorkout(deps, 'maya', request)).toEqual(same);
  });

  it('is refused when another start was faster', async () => {
    const { deps, documents, sessions } = workoutDeps();
    documents.on(TransactWriteCommand).callsFake(() => {
      sessions.push(other);
      throw cancelled('None', 'ConditionalCheckFailed');
    });
    await expect(startWorkout(deps, 'maya', request)).rejects.toMatchObject({ code: 'session_already_open' });
  });
});
