import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { sessionRow, workoutDeps, workoutSession } from '../../tests/support/workout-deps';
import { endUncounted } from './end-uncounted';
import { finishedWithin } from './finished-within';
import { listWorkoutSessions } from './list-workout-sessions';
import { readOpenSession } from './open-session';
import { createWorkoutSessionsRepository } from './workout-sessions-repository';
import { createWorkoutSummariesRepository } from './workout-summaries-repository';

const session = workoutSession();
const { id } = session;
const done = workoutSession({ id: '01JD3X6E9H0000000000000000', completedAt: '2026-11-19T10:00:00.000Z' });

function setUp() {
  const { storage, documents } = fakeStorage();
  const asked = () => documents.commandCalls(QueryCommand)[0]?.args[0].input;
  const sessions = createWorkoutSessionsRepository(storage);
  return { sessions, summaries: createWorkoutSummariesRepository(storage), documents, asked };
}

describe('A stored session', () => {
  it('from the time before sets were kept has none', async () => {
    const { sessions, documents } = setUp();
    const { sets: _, ...old } = sessionRow(session);
    documents.on(GetCommand).resolves({ Item: old });
    expect(await sessions.read('maya', id)).toEqual(session);
  });

  it('that is malformed is told of by table and field, and never shown', async () => {
    const { sessions, documents } = setUp();
    documents.on(GetCommand).resolves({ Item: { ...sessionRow(session), startedAt: 'yesterday' } });
    await expect(sessions.read('maya', id)).rejects.toThrow(
      'test-workout-sessions: a row is malformed: startedAt',
    );
  });

  it('is open only while the mark names it and it exists', async () => {
    const openIn = async (rows: Record<string, object>) => {
      const { sessions, summaries, documents } = setUp();
      documents
        .on(GetCommand)
        .callsFake(({ Key }: { Key: { sessionId: string } }) => ({ Item: rows[Key.sessionId] }));
      return readOpenSession({ sessions, summaries }, 'maya', await sessions.readOpenId('maya'));
    };
    expect(await openIn({ '#open': { openSessionId: id }, [id]: sessionRow(session) })).toEqual(session);
    expect(await openIn({ [id]: sessionRow(session) })).toBeNull();
    expect(await openIn({ '#open': { openSessionId: id } })).toBeNull();
  });
});

describe('A page of sessions', () => {
  it('begins after the one that was shown last, newest first, and leaves the mark out', async () => {
    const { sessions, documents, asked } = setUp();
    documents.on(QueryCommand).resolves({
      Items: [sessionRow(done)],
      LastEvaluatedKey: { userId: 'maya', sessionId: done.id },
    });
    expect(await sessions.list('maya', 1, id)).toEqual({ sessions: [done], nextId: done.id });
    expect(asked()).toMatchObject({
      KeyConditionExpression: 'userId = :user AND sessionId >= :first',
      ExclusiveStartKey: { userId: 'maya', sessionId: id },
      Limit: 1,
      ScanIndexForward: false,
    });
    const inOrder = ['#open', String(asked()?.ExpressionAttributeValues?.[':first']), id];
    expect(inOrder.toSorted()).toEqual(inOrder);
  });

  it('says when it is the last, and starts without a cursor', async () => {
    const { sessions, documents, asked } = setUp();
    documents.on(QueryCommand).resolves({ Items: [] });
    expect(await sessions.list('maya', 20, null)).toEqual({ sessions: [], nextId: null });
    expect(asked()).not.toHaveProperty('ExclusiveStartKey');
  });
});

describe('A change of a session', () => {
  const { sessions } = setUp();

  it.each([
    ['effort, unless it was completed meanwhile', { effort: 'right' as const }, 'completedAt = :seenEnd'],
    [
      'progress, until it is completed',
      { finishedExercises: [0], activeSeconds: 9 },
      'completedAt = :seenEnd',
    ],
    [
      'sets, unless others were saved since they were read',
      { sets: [] },
      '(#sets = :seenSets OR attribute_not_exists(#sets))',
    ],
  ])('takes %s', (_, changes, condition) => {
    const isThere = 'attribute_exists(sessionId) AND attribute_not_exists(removedAt)';
    expect(sessions.changeItem('maya', session, changes).Update?.ConditionExpression).toBe(
      `${isThere} AND ${condition}`,
    );
  });

  it('compares with the sets as they were read, not with the new ones', () => {
    const seen = workoutSession({ sets: [{ position: 0, reps: 8, loadKg: null }] });
    const { Update } = sessions.changeItem('maya', seen, { sets: [] });
    expect(Update?.ExpressionAttributeValues).toEqual({ ':sets': [], ':seenSets': seen.sets });
  });
});

describe('The history', () => {
  it('shows what each workout earned, nothing for those that earned nothing, and what is open', async () => {
    const { deps } = workoutDeps({ sessions: [done, session] });
    const readWorkoutPoints = async () => new Map([[done.id, 50]]);
    const { sessions, open, nextCursor } = await listWorkoutSessions({ ...deps, readWorkoutPoints }, 'maya', {
      limit: 20,
    });
    expect(sessions.map((each) => [each.id, each.points])).toEqual([
      [id, 0],
      [done.id, 50],
    ]);
    expect([open, nextCursor]).toEqual([session, null]);
  });

  it.each([['#open'], [''], ['01jd3x6e9h0000000000000000'], [`${id}0`]])(
    'cannot begin at %j, which is no session',
    async (cursor) => {
      const { deps, documents } = workoutDeps();
      const listed = listWorkoutSessions(deps, 'maya', { limit: 20, cursor });
      await expect(listed).rejects.toMatchObject({ code: 'invalid_request' });
      expect(documents.calls()).toEqual([]);
    },
  );
});

describe('A session', () => {
  it('that another one replaced keeps what was done and counts for nothing', () => {
    const begun = workoutSession({ finishedExercises: [0], activeSeconds: 179, effort: 'right' });
    expect(endUncounted(begun, new Date('2026-11-20T10:00:00.000Z'))).toEqual({
      completedAt: '2026-11-20T10:00:00.000Z',
      finishedExercises: [0],
      activeSeconds: 179,
      durationMinutes: 2,
      counted: false,
      notCountedReason: 'abandoned',
    });
  });

  it('that another one replaced shows no more time than passed since its start', () => {
    const claimed = workoutSession({ activeSeconds: 172_800 });
    expect(endUncounted(claimed, new Date('2026-11-20T10:00:00.000Z'))).toMatchObject({
      activeSeconds: 1800,
      durationMinutes: 30,
    });
  });

  it('of two exercises takes its positions in order, and none outside the plan', () => {
    expect(finishedWithin(session, { finishedExercises: [1, 0] })).toEqual([0, 1]);
    const outside = () => finishedWithin(session, { finishedExercises: [0, 2] });
    expect(outside).toThrow('finishedExercises: outside the plan');
  });
});
