import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers } from '../../tests/support/answers';
import { cancelled } from '../../tests/support/fake-storage';
import { workoutDeps, workoutSession } from '../../tests/support/workout-deps';
import { completeWorkout, type CompleteRequest } from './complete-workout';

const now = '2026-11-20T10:00:00.000Z';
const session = workoutSession();
const target = { userId: 'maya', sessionId: session.id, correlationId: 'request-1' };
const request: CompleteRequest = {
  finishedExercises: [1, 0],
  activeSeconds: 605,
  finishedAt: now,
  effort: null,
};
const tablesOf = (items: { Put?: object; Update?: object; Delete?: object }[] = []) =>
  items.map(({ Put, Update, Delete }) => ((Put ?? Update ?? Delete) as { TableName: string }).TableName);
const sessionTables = ['test-workout-sessions', 'test-workout-sessions', 'test-workout-summaries'];

// Skips the pause between two attempts.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

describe('A workout that counts', () => {
  it('is written with the day, the counters and the event, in one transaction', async () => {
    const { deps, written } = workoutDeps({ sessions: [session] });
    const completed = await completeWorkout(deps, target, request);
    expect(completed).toEqual({
      ...session,
      completedAt: now,
      finishedExercises: [0, 1],
      activeSeconds: 605,
      durationMinutes: 10,
      caloriesBurned: 13,
      counted: true,
      localDate: '2026-11-20',
    });
    const [items = []] = written();
    const [ended, closed] = items;
    expect(ended?.Update).toMatchObject({
      ExpressionAttributeValues: { ':completedAt': now, ':caloriesBurned': 13, ':localDate': '2026-11-20' },
      ConditionExpression: expect.stringContaining('attribute_exists(sessionId) AND completedAt = :none'),
    });
    expect(closed?.Delete).toMatchObject({
      Key: { userId: 'maya', sessionId: '#open' },
      ConditionExpression: 'openSessionId = :session',
    });
    expect(tablesOf(items.slice(2))).toEqual([
      'test-workout-summaries',
      'test-quotas',
      'test-activity-days',
      'test-people',
      'test-outbox',
    ]);
  });

  it('says the same to the day, to the person and in the event, whatever was claimed', async () => {
    const claims = fc.record({
      finishedExercises: fc.shuffledSubarray([0, 1], { minLength: 1 }),
      activeSeconds: fc.integer({ min: 300, max: 172_800 }),
      finishedAt: fc
        .date({ min: new Date('2026-11-15'), max: new Date('2026-11-25'), noInvalidDate: true })
        .map((at) => at.toISOString()),
      effort: fc.constant(null),
    });
    await fc.assert(
      fc.asyncProperty(
        claims,
        fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Etc/GMT+12'),
        async (claim, timeZone) => {
          const settings = {
            timeZone,
            accountSince: '2026-01-01T00:00:00Z',
            forgivenDates: [],
            weightKg: 70,
          };
          const { deps, written } = workoutDeps({ sessions: [session], settings });
          const done = await completeWorkout(deps, target, claim);
          const [, , , , day, person, event] = written()[0] ?? [];
          const { activeSeconds, durationMinutes, caloriesBurned, localDate } = done;
          expect(day?.Update?.Key).toEqual({ userId: 'maya', localDate });
          expect(Object.values(day?.Update?.ExpressionAttributeValues ?? {})).toEqual([
            1,
            activeSeconds,
            caloriesBurned,
          ]);
          expect(person?.Update?.ExpressionAttributeValues).toEqual({
            ':workoutsCompleted': 1,
            ':caloriesLost': caloriesBurned,
            ':workoutTimeMinutes': durationMinutes,
            ':active': 'active',
          });
          expect(JSON.parse(String(event?.Put?.Item?.detail))).toMatchObject({
            type: 'WorkoutCompleted',
            userId: 'maya',
            correlationId: 'request-1',
            depth: 0,
            data: { sessionId: done.id, localDate, counted: true, activeSeconds, caloriesBurned },
          });
          expect(activeSeconds).toBeLessThanOrEqual(1_800);
        },
      ),
      { seed: 11, numRuns: 40 },
    );
  });

  it('belongs to the day on which it ended where the person is, not to the day on which it arrived', async () => {
    const late = workoutSession({ startedAt: '2026-11-19T14:30:00.000Z' });
    const ended = { ...request, finishedAt: '2026-11-19T15:30:00.000Z' };
    for (const [timeZone, localDate] of [
      ['UTC', '2026-11-19'],
      ['Asia/Tokyo', '2026-11-20'],
      ['Etc/GMT+12', '2026-11-19'],
    ] as const) {
      const { deps } = workoutDeps({
        sessions: [late],
        settings: { timeZone, accountSince: '2026-01-01T00:00:00Z', forgivenDates: [], weightKg: null },
      });
      expect((await completeWorkout(deps, target, ended)).localDate).toBe(localDate);
    }
  });

  it('fixes the goal of its day: its own full minutes where it was the plan, else those of the plan', async () => {
    const parts = {
      warmUp: [{ exerciseId: 'march-in-place', seconds: 60 }],
      coolDown: [{ exerciseId: 'childs-pose', seconds: 45 }],
    };
    const goalAfter = async (changes: Partial<typeof session>) => {
      const { deps, written } = workoutDeps({ sessions: [workoutSession({ ...parts, ...changes })] });
      const readNewGoal: typeof deps.readNewGoal = async (_userId, _date, own) => own ?? 1500;
      await completeWorkout({ ...deps, readNewGoal }, target, request);
      return (written()[0] ?? []).find(({ Update }) => Update?.TableName === 'test-activity-days')?.Update
        ?.ExpressionAttributeValues?.[':goalSeconds'] as unknown;
    };
    // Five minutes and five seconds.
    expect(await goalAfter({ isPlan: true })).toBe(300);
    expect(await goalAfter({})).toBe(1500);
  });

  it('keeps what was told of its effort before, unless it is told again', async () => {
    const told = workoutSession({ effort: 'too_hard' });
    const effortAfter = async (effort: CompleteRequest['effort']) =>
      (await completeWorkout(workoutDeps({ sessions: [told] }).deps, target, { ...request, effort })).effort;
    expect([await effortAfter(null), await effortAfter('right')]).toEqual(['too_hard', 'right']);
  });
});

describe('A workout that does not count', () => {
  it.each([
    [
      'nothing was finished in less than five minutes',
      session,
      { finishedExercises: [], activeSeconds: 299 },
    ],
    [
      'the server saw less than a minute pass',
      workoutSession({ startedAt: '2026-11-20T09:59:01.000Z' }),
      { finishedExercises: [0] },
    ],
  ])('because %s is closed and told of, and adds to no day and no person', async (_, open, more) => {
    const { deps, written } = workoutDeps({ sessions: [open] });
    const done = await completeWorkout(deps, target, { ...request, ...more });
    expect(done).toMatchObject({ counted: false, notCountedReason: 'too_short' });
    expect(tablesOf(written()[0])).toEqual([...sessionTables, 'test-quotas', 'test-outbox']);
    expect(String(written()[0]?.at(-1)?.Put?.Item?.detail)).toContain('"counted":false');
  });
});

describe('A completion', () => {
  it('is summarized in the same write, and refused if it was rated since it was read', async () => {
    const { deps, written } = workoutDeps({ sessions: [session] });
    await completeWorkout(deps, target, { ...request, finishedExercises: [0] });
    const [ended, , summary] = written()[0] ?? [];
    expect(summary?.Put).toEqual({
      TableName: 'test-workout-summaries',
      Item: {
        userId: 'maya',
        id: session.id,
        title: 'Custom workout',
        endedAt: Date.parse(now),
        day: '2026-11-20',
        minutes: 10,
        kcal: 9,
        moves: 'squat 80,forearm-plank',
        left: '1',
      },
    });
    expect(ended?.Update).toMatchObject({
      ConditionExpression: expect.stringContaining('effort = :seenEffort'),
      ExpressionAttributeValues: { ':seenEffort': null },
    });
  });

  it('leaves what was saved since it was read: sets, and how it felt unless it is told again', async () => {
    const { deps, written } = workoutDeps({ sessions: [session] });
    await completeWorkout(deps, target, request);
    await completeWorkout(deps, target, { ...request, effort: 'right' });
    const [first, second] = written().map(([ended]) => ended?.Update?.UpdateExpression ?? '');
    for (const field of ['#sets', '#plan', '#swaps', '#title']) expect(second).not.toContain(`${field} =`);
    expect([first?.includes('#effort'), second?.includes('#effort')]).toEqual([false, true]);
  });

  it('that comes again returns what is stored, whatever it says now', async () => {
    const stored = workoutSession({ completedAt: now, counted: true, finishedExercises: [0] });
    const { deps, written } = workoutDeps({ sessions: [stored], settings: null });
    expect(await completeWorkout(deps, target, { ...request, finishedExercises: [77] })).toEqual(stored);
    expect(written()).toEqual([]);
  });

  it('also closes a session that was opened while this was being read', async () => {
    const { deps, written } = workoutDeps({ sessions: [session], openId: null });
    await completeWorkout(deps, target, request);
    expect(written()[0]?.[1]?.Delete).toMatchObject({
      ExpressionAttributeValues: { ':session': session.id },
    });
  });

  it.each([
    ['no such session', [], undefined, {}, 'session_not_found'],
    ['no such account', [session], null, {}, 'profile_not_found'],
    ['a position outside the plan', [session], undefined, { finishedExercises: [0, 2] }, 'invalid_request'],
  ] as const)('is refused for %s and writes nothing', async (_, sessions, settings, more, code) => {
    const { deps, written } = workoutDeps({ sessions: [...sessions], settings });
    const sent = { ...request, ...more } as CompleteRequest;
    await expect(completeWorkout(deps, target, sent)).rejects.toMatchObject({ code });
    expect(written()).toEqual([]);
  });

  const race = (after: typeof session | null) => {
    const faked = workoutDeps({ sessions: [session] });
    faked.documents.on(TransactWriteCommand).callsFake(() => {
      faked.sessions.splice(0, 1, ...(after ? [after] : []));
      throw cancelled('ConditionalCheckFailed');
    });
    return completeWorkout(faked.deps, target, request);
  };

  it('that lost against its own repeat answers what that one stored', async () => {
    const faster = workoutSession({ completedAt: now, counted: true, finishedExercises: [1] });
    expect(await race(faster)).toEqual(faster);
  });

  it('of a session that was erased meanwhile finds none', async () => {
    await expect(race(null)).rejects.toMatchObject({ code: 'session_not_found' });
  });

  it('of someone who is being deleted fails rather than counting', async () => {
    await expect(race(session)).rejects.toThrow('condition failed at 0');
  });

  it('is tried again while the tables are busy', async () => {
    const { deps, documents, written } = workoutDeps({ sessions: [session] });
    documents.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
    await completeWorkout(deps, target, request);
    expect(written()).toHaveLength(2);
  });
});

describe('A heart rate sent with the end of a workout', () => {
  const beats = [120, null, 150, ...Array.from({ length: 130 }, () => 135)];
  const measured = { ...request, heartRate: { everySeconds: 5 as const, beats } };
  const measurable = { answers: { ...answers, bodyPains: null } };
  const stored = { sessions: [session], measurable };

  it('is stored with the session in its transaction, within the active time', async () => {
    const { deps, written } = workoutDeps(stored);
    const done = await completeWorkout(deps, target, { ...measured, activeSeconds: 600 });
    expect(done).toMatchObject({
      heartRate: { average: 135, maximum: 150 },
      caloriesBy: 'heart_rate',
      caloriesBurned: 26,
    });
    const [items = []] = written();
    const row = items.find(({ Put }) => Put?.TableName === 'test-heart-rates')?.Put?.Item;
    expect(row).toMatchObject({ userId: 'maya', sessionId: session.id });
    expect(String(row?.beats).split(',').slice(0, 4)).toEqual(['120', '', '150', '135']);
    expect(String(row?.beats).split(',')).toHaveLength(120);
  });

  it('goes into day, counters, and event with its calories, and changes nothing else', async () => {
    const plain = await completeWorkout(workoutDeps(stored).deps, target, request);
    const { deps, written } = workoutDeps(stored);
    const { heartRate: _, caloriesBy: __, ...done } = await completeWorkout(deps, target, measured);
    expect({ ...done, caloriesBurned: 13 }).toEqual(plain);
    const [items = []] = written();
    expect(JSON.stringify(items.find(({ Update }) => Update?.TableName === 'test-people'))).toContain(
      `":caloriesLost":${done.caloriesBurned}`,
    );
  });

  it('is dropped without consent, and the workout still counts', async () => {
    const { deps, written } = workoutDeps({ sessions: [session] });
    const done = await completeWorkout(deps, target, measured);
    expect(done.counted).toBe(true);
    expect(done.heartRate).toBeUndefined();
    expect(tablesOf(written()[0])).not.toContain('test-heart-rates');
  });

  it.each([{ medicalConditions: 'metoprolol' }, { conditions: ['pregnancy' as const] }])(
    'leaves the calories to the exercises with %o',
    async (changes) => {
      const { deps } = workoutDeps({ ...stored, measurable: { answers: { ...answers, ...changes } } });
      expect(await completeWorkout(deps, target, measured)).toMatchObject({
        caloriesBy: 'table',
        caloriesBurned: 13,
        heartRate: { maximum: 150 },
      });
    },
  );

  it('stores nothing if the strap told nothing', async () => {
    const { deps, written } = workoutDeps(stored);
    const silent = { everySeconds: 5 as const, beats: [null, null] };
    await completeWorkout(deps, target, { ...request, heartRate: silent });
    expect(tablesOf(written()[0])).not.toContain('test-heart-rates');
  });
});
