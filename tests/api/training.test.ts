import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { exercisesContract } from '../../shared/contracts/exercises';
import { profileContract } from '../../shared/contracts/profile';
import { trainingContract, type TrainingToday } from '../../shared/contracts/training';
import { workoutsContract } from '../../shared/contracts/workouts';
import type { SessionChange } from '../../shared/rules/training/session';
import { exerciseById } from '../../functions/exercises/library/catalogue';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';
import { readPlan, readToday, signUpTrainee } from '../support/training';
import { doWorkout } from '../support/workouts';

// A Monday.
const clock = startClock('2026-07-20T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
});

beforeEach(async () => {
  maya = await signUpTrainee(cloud.origin);
});

const hour = 3_600_000;
const newId = () => ulid(clock.advance(1));
const change = (user: TestUser, wish: SessionChange, id = newId()) =>
  user.call(trainingContract.changeToday, { body: { id, change: wish } });
const start = async (user: TestUser, trainingId: string, id = newId()) =>
  user.call(workoutsContract.startWorkout, { body: { id, trainingId } });
const complete = (user: TestUser, id: string, finishedExercises: number[], more: object = {}) =>
  user.call(workoutsContract.completeWorkout, {
    params: { id },
    body: {
      finishedExercises,
      activeSeconds: 600,
      finishedAt: new Date(clock.advance(15 * 60_000)).toISOString(),
      ...more,
    },
  });

async function plannedEvents(user: TestUser): Promise<number> {
  const TableName = 'vita-local-training-days';
  const { Items = [] } = await cloud.documents.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': user.userId },
    }),
  );
  return Items.reduce((sum, { version }) => sum + Number(version), 0);
}

describe("Today's training", () => {
  it('is a session with its reasons, for this person', async () => {
    const { session, ...rest } = await readToday(maya);
    expect(rest).toMatchObject({
      date: '2026-07-20',
      isRestDay: false,
      isDone: false,
      changed: null,
      isChanged: false,
      open: null,
    });
    expect(rest.opening).toContain('Our first one together');
    expect(session?.minutes).toBeLessThanOrEqual(20);
    expect(session?.reasons.length).toBeGreaterThan(0);
    const moves = session?.exercises.map(({ exerciseId }) => exerciseById(exerciseId)) ?? [];
    expect(moves.length).toBeGreaterThan(3);
    expect(moves.filter((move) => move?.impact === 'high')).toEqual([]);
  });

  it('is made once a day, even when it is asked for twice at once', async () => {
    const asked = await Promise.all([readToday(maya), readToday(maya), readToday(maya)]);
    expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await readToday(maya)).toEqual(asked[0]);
    expect(await plannedEvents(maya)).toBe(1);
    clock.advance(48 * hour);
    const later = await readToday(maya);
    expect(later.date > (asked[0]?.date ?? '')).toBe(true);
    expect(await plannedEvents(maya)).toBe(2);
  });

  it('is in the profile as well, which stores nothing', async () => {
    const { training } = await maya.call(profileContract.readProfile);
    expect(await plannedEvents(maya)).toBe(0);
    expect(training?.today).toEqual(await readToday(maya));
    expect(training?.week).toEqual((await readPlan(maya)).week);
  });

  it('comes with the exercises that are not for this person, so that no one is led to them', async () => {
    const unsuitable = async () =>
      (await maya.call(profileContract.readProfile)).training?.unsuitableIds ?? [];
    await maya.call(profileContract.updateAnswers, { body: { bodyPains: 'sore left knee when I jump' } });
    expect(await unsuitable()).toContain('jump-squat');
    expect(await unsuitable()).not.toContain('dead-bug');
    await maya.call(exercisesContract.addExclusion, { params: { id: 'dead-bug' } });
    expect(await unsuitable()).toContain('dead-bug');
  });

  it('is made again when the notes, the marks or what was trained change', async () => {
    const first = await readToday(maya);
    const ids = async () =>
      (await readToday(maya)).session?.exercises.map(({ exerciseId }) => exerciseId) ?? [];
    await maya.call(profileContract.updateAnswers, { body: { bodyPains: 'wrists' } });
    const second = await readToday(maya);
    expect(second.session?.trainingId).not.toBe(first.session?.trainingId);
    const [unwanted = ''] = await ids();
    await maya.call(exercisesContract.addExclusion, { params: { id: unwanted } });
    expect(await ids()).not.toContain(unwanted);
    await doWorkout(maya, clock, { routineId: 'lower-body-hiit' });
    const after = await readToday(maya);
    expect(after).toMatchObject({ isDone: true });
    expect(after.session?.trainingId).not.toBe(second.session?.trainingId);
  });

  it('is no one’s before onboarding', async () => {
    const user = await signUpUser(cloud.origin);
    expect(await user.refused('GET', '/training/today')).toEqual({
      status: 409,
      code: 'onboarding_incomplete',
    });
    expect((await user.call(profileContract.readProfile)).training).toBeNull();
  });
});

describe('A change of today', () => {
  it.each(['shorter', 'easier', 'something_else'] as const)(
    '%s says what changed, and stays',
    async (wish) => {
      const before = await readToday(maya);
      const after = await change(maya, wish);
      expect(after.changed).toMatch(/^[A-Z0-9].*\.$/);
      expect(after.session?.trainingId).not.toBe(before.session?.trainingId);
      expect(await readToday(maya)).toEqual(after);
      expect((await maya.call(profileContract.readProfile)).training?.today).toEqual(after);
    },
  );

  it('a shorter one is shorter', async () => {
    const before = await readToday(maya);
    expect((await change(maya, 'shorter')).session?.minutes).toBeLessThan(before.session?.minutes ?? 0);
  });

  it('keeps what was asked before, until it goes back to the plan', async () => {
    const before = await readToday(maya);
    const own = before.session?.minutes ?? 0;
    const moves = ({ session }: TrainingToday) =>
      session?.exercises.map(({ exerciseId }) => exerciseId) ?? [];
    await change(maya, 'shorter');
    await change(maya, 'easier');
    const other = await change(maya, 'something_else');
    expect(other.isChanged).toBe(true);
    expect(other.session?.minutes).toBeLessThanOrEqual(0.75 * own);
    expect(moves(other).filter((id) => moves(before).includes(id))).toEqual([]);
    const back = await change(maya, 'plan');
    expect(back).toMatchObject({ changed: "Back to today's plan.", isChanged: false });
    const { trainingId: _, ...session } = before.session ?? { trainingId: '' };
    expect(back.session).toMatchObject(session);
    expect(await readToday(maya)).toEqual(back);
    expect((await change(maya, 'plan')).changed).toBe("This is today's plan.");
  });

  it('goes back to the plan after many changes', async () => {
    const before = await readToday(maya);
    for (let times = 0; times < 9; times += 1) await change(maya, 'something_else');
    const { session, isChanged } = await change(maya, 'plan');
    expect(isChanged).toBe(false);
    expect(session?.exercises).toEqual(before.session?.exercises);
  });

  it('that changes nothing is no change', async () => {
    for (let times = 0; times < 7; times += 1) await change(maya, 'shorter');
    const shortest = await change(maya, 'shorter');
    expect(shortest).toMatchObject({ changed: 'This is already the shortest version.', isChanged: true });
    await change(maya, 'plan');
    expect((await change(maya, 'shorter')).session?.minutes).toBeGreaterThan(shortest.session?.minutes ?? 0);
  });

  it('is made once for an id, and a repeat answers it, even after another one', async () => {
    const id = newId();
    const asked = await Promise.all([1, 2, 3].map(() => change(maya, 'shorter', id)));
    expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(1);
    const other = await change(maya, 'something_else');
    expect(await change(maya, 'shorter', id)).toEqual(asked[0]);
    expect(await readToday(maya)).toEqual(other);
  });

  it.each([
    ['no change', { change: undefined }],
    ['one that is not known', { change: 'harder' }],
    ['an id that is none', { id: 'x' }],
  ])('is refused with %s', async (_, more) => {
    const body = { id: newId(), change: 'shorter', ...more };
    expect(await maya.refused('POST', '/training/today/changes', body)).toEqual({
      status: 400,
      code: 'invalid_request',
    });
  });

  it('is refused when huge or not JSON', async () => {
    const body = { id: newId(), change: 'shorter', padding: 'x'.repeat(20_000) };
    expect((await maya.refused('POST', '/training/today/changes', body)).code).toBe('body_too_large');
    expect((await maya.refused('POST', '/training/today/changes', '{')).code).toBe('invalid_json');
  });
});

describe('A training that is started', () => {
  it('keeps reasons, warm-up and cooldown, and a repeat answers it', async () => {
    const { session } = await readToday(maya);
    const id = newId();
    const open = await start(maya, session?.trainingId ?? '', id);
    expect(open).toMatchObject({
      id,
      routineId: null,
      trainingId: session?.trainingId,
      title: session?.title,
      plan: session?.exercises,
      warmUp: session?.warmUp,
      coolDown: session?.coolDown,
      swaps: [],
    });
    expect((await readToday(maya)).open).toEqual({
      id,
      title: open.title,
      finished: 0,
      of: open.plan.length,
    });
    await maya.call(profileContract.updateAnswers, { body: { bodyPains: 'wrists' } });
    expect(await start(maya, session?.trainingId ?? '', id)).toEqual(open);
  });

  it('can be the one of the profile, which was not stored, and one that was changed since', async () => {
    const { training } = await maya.call(profileContract.readProfile);
    const trainingId = training?.today.session?.trainingId ?? '';
    const { id } = await start(maya, trainingId);
    await complete(maya, id, [0]);
    const before = (await readToday(maya)).session?.trainingId ?? '';
    await change(maya, 'shorter');
    expect((await start(maya, before)).trainingId).toBe(before);
  });

  it('is refused when no one planned it, or it was planned for someone else', async () => {
    const noah = await signUpTrainee(cloud.origin, { bodyPains: 'lower back' });
    const theirs = (await change(noah, 'shorter')).session?.trainingId;
    const missing = { status: 404, code: 'training_not_found' };
    for (const trainingId of [theirs, '2026-07-20-0123456789abcdef', '2026-02-31-0123456789abcdef']) {
      const body = { id: newId(), trainingId };
      expect(await maya.refused('POST', '/workout-sessions', body)).toEqual(missing);
    }
    const both = { id: newId(), trainingId: theirs, routineId: 'core-blast' };
    expect((await maya.refused('POST', '/workout-sessions', both)).status).toBe(400);
  });

  it('that stopped early is remembered, and what it taught changes the next one', async () => {
    const first = await readToday(maya);
    const { id, plan: moves } = await start(maya, first.session?.trainingId ?? '');
    await complete(maya, id, [0, 1], { effort: null });
    clock.advance(48 * hour);
    const next = await readToday(maya);
    const names = [...new Set(moves.slice(0, 2).map(({ name }) => name.toLowerCase()))];
    expect(next.opening).toContain(`you finished ${names.join(' and ')}.`);
    expect(next.session?.trainingId).not.toBe(first.session?.trainingId);
  });

  it('is shorter at a move that was too hard, though the session was just right, and says so', async () => {
    const { session } = await readToday(maya);
    const { id, plan } = await start(maya, session?.trainingId ?? '');
    const [move] = plan;
    const exerciseId = move?.exerciseId ?? '';
    const swaps = [
      { position: 0, fromExerciseId: exerciseId, toExerciseId: exerciseId, why: 'too_hard' as const },
    ];
    await maya.call(workoutsContract.saveWorkoutProgress, { params: { id }, body: { swaps } });
    await complete(maya, id, [...plan.keys()], { effort: 'right' });
    clock.advance(48 * hour);
    const most = Math.max(20, (move?.workSeconds ?? 0) - 10);
    const isLess = (today: TrainingToday) =>
      today.session?.exercises.every((each) => each.exerciseId !== exerciseId || each.workSeconds <= most);
    const next = await readToday(maya);
    expect(isLess(next)).toBe(true);
    expect(next.opening).not.toContain('so you');
    expect(next.session?.reasons.join().toLowerCase()).toContain(move?.name.toLowerCase());
    expect(isLess(await change(maya, 'something_else'))).toBe(true);
  });
});
