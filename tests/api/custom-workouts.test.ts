import { beforeAll, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { startClock } from '../support/clock';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { exercises as builtIn } from '../../functions/exercises/library/catalogue';
import { estimatedCalories } from '../../shared/rules/workout-rules';
import { answers } from '../support/answers';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-04-29T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  maya = await signUpUser(cloud.origin);
});

const { startWorkout, listWorkoutSessions } = workoutsContract;
const list = (user: TestUser) => user.call(listWorkoutSessions);
const chosen = [{ exerciseId: 'burpee' }, { exerciseId: 'cobra', workSeconds: 30 }, { exerciseId: 'burpee' }];
const start = (user: TestUser, more: object = {}) =>
  user.call(startWorkout, {
    body: { id: ulid(clock.now()), exercises: chosen, endOpen: true, ...more },
  });
const metOf = (id: string) => builtIn.find((exercise) => exercise.id === id)?.met ?? 0;

describe('Starting a custom workout', () => {
  it('plans the chosen exercises in their order, each with its work time, repeats allowed', async () => {
    const session = await start(maya);
    expect(session).toMatchObject({ routineId: null, title: 'Custom workout', completedAt: null, sets: [] });
    expect(
      session.plan.map(({ exerciseId, name, workSeconds, restSeconds }) => [
        exerciseId,
        name,
        workSeconds,
        restSeconds,
      ]),
    ).toEqual([
      ['burpee', 'Burpees', 80, 40],
      ['cobra', 'Cobra Stretch', 30, 40],
      ['burpee', 'Burpees', 80, 0],
    ]);
    expect((await list(maya)).open?.id).toBe(session.id);
  });

  it('takes 120 s per exercise by default, for all of the library', async () => {
    const all = builtIn.map(({ id }) => ({ exerciseId: id }));
    const { plan } = await start(maya, { exercises: all });
    const seconds = plan.reduce((sum, { workSeconds, restSeconds }) => sum + workSeconds + restSeconds, 0);
    expect(seconds + 40).toBe(all.length * 120);
    expect(plan.at(-1)?.restSeconds).toBe(0);
  });

  it('keeps the title that was given', async () => {
    expect((await start(maya, { title: '  Monday legs ' })).title).toBe('Monday legs');
  });

  it('estimates calories for 70 kg until the weight is known, then for the weight', async () => {
    const user = await signUpUser(cloud.origin);
    const exercises = [{ exerciseId: 'squat', workSeconds: 40 }];
    const kcalOf = async () => (await start(user, { exercises })).plan[0]?.caloriesKcal;
    expect(await kcalOf()).toBe(estimatedCalories(metOf('squat'), 70, 40));
    await user.call(profileContract.completeOnboarding, { body: { ...answers, weightKg: 120 } });
    expect(await kcalOf()).toBe(estimatedCalories(metOf('squat'), 120, 40));
    expect(estimatedCalories(metOf('squat'), 120, 40)).not.toBe(estimatedCalories(metOf('squat'), 70, 40));
  });

  it('counts like any other workout', async () => {
    const user = await signUpUser(cloud.origin);
    const session = await start(user);
    clock.advance(300_000);
    const done = await user.call(workoutsContract.completeWorkout, {
      params: { id: session.id },
      body: {
        finishedExercises: [0, 2],
        activeSeconds: 300,
        finishedAt: new Date(clock.now()).toISOString(),
      },
    });
    const [first, , third] = session.plan;
    expect(done).toMatchObject({ counted: true, durationMinutes: 5 });
    expect(done.caloriesBurned).toBe((first?.caloriesKcal ?? 0) + (third?.caloriesKcal ?? 0));
  });

  it('answers a repeat with what is stored, and refuses the id for anything else', async () => {
    const id = ulid(clock.now());
    const session = await start(maya, { id });
    expect(await start(maya, { id })).toEqual(session);
    const taken = { status: 409, code: 'session_id_taken' };
    const send = (body: object) => maya.refused('POST', '/workout-sessions', { id, ...body });
    expect(await send({ exercises: chosen.toReversed().slice(1) })).toEqual(taken);
    expect(
      await send({ exercises: [...chosen.slice(0, 2), { exerciseId: 'burpee', workSeconds: 20 }] }),
    ).toEqual(taken);
    expect(await send({ routineId: 'core-blast' })).toEqual(taken);
  });

  it('opens one session for the same request sent several times at once', async () => {
    const user = await signUpUser(cloud.origin);
    const id = ulid(clock.now());
    const answered = await Promise.all([1, 2, 3, 4].map(() => start(user, { id, endOpen: false })));
    expect(new Set(answered.map((session) => JSON.stringify(session))).size).toBe(1);
    expect((await list(user)).sessions).toHaveLength(1);
  });

  it('keeps one open at a time', async () => {
    await start(maya);
    const body = { id: ulid(clock.now()), exercises: chosen };
    expect((await maya.refused('POST', '/workout-sessions', body)).code).toBe('session_already_open');
  });

  const many = (count: number) => Array.from({ length: count }, () => ({ exerciseId: 'squat' }));
  it.each([
    [
      'an exercise that does not exist',
      { exercises: [{ exerciseId: 'moonwalk' }] },
      404,
      'exercise_not_found',
    ],
    [
      'routine and exercises together',
      { routineId: 'core-blast', exercises: chosen },
      400,
      'invalid_request',
    ],
    ['neither of them', {}, 400, 'invalid_request'],
    ['no exercises', { exercises: [] }, 400, 'invalid_request'],
    ['121 exercises', { exercises: many(121) }, 400, 'invalid_request'],
    ['19 s of work', { exercises: [{ exerciseId: 'squat', workSeconds: 19 }] }, 400, 'invalid_request'],
    ['301 s of work', { exercises: [{ exerciseId: 'squat', workSeconds: 301 }] }, 400, 'invalid_request'],
    ['half seconds', { exercises: [{ exerciseId: 'squat', workSeconds: 60.5 }] }, 400, 'invalid_request'],
    [
      'work time as text',
      { exercises: [{ exerciseId: 'squat', workSeconds: '80' }] },
      400,
      'invalid_request',
    ],
    ['ids alone', { exercises: ['squat'] }, 400, 'invalid_request'],
    ['exercises that are no list', { exercises: 'squat' }, 400, 'invalid_request'],
    ['an id with other characters', { exercises: [{ exerciseId: '../squat' }] }, 400, 'invalid_request'],
    ['a title of one character', { exercises: chosen, title: 'x' }, 400, 'invalid_request'],
    ['a title of 61 characters', { exercises: chosen, title: 'x'.repeat(61) }, 400, 'invalid_request'],
    ['a title with a line break', { exercises: chosen, title: 'a\nb' }, 400, 'invalid_request'],
    ['a huge body', { exercises: chosen, padding: 'x'.repeat(20_000) }, 413, 'body_too_large'],
  ])('refuses %s and opens nothing', async (_, body, status, code) => {
    const before = await list(maya);
    expect(
      await maya.refused('POST', '/workout-sessions', { id: ulid(clock.now()), endOpen: true, ...body }),
    ).toEqual({
      status,
      code,
    });
    expect(await list(maya)).toEqual(before);
  });
});

describe('The history', () => {
  it('says what each workout earned', async () => {
    // All on one day, whenever this runs.
    const dayMs = 24 * 60 * 60_000;
    clock.advance(dayMs - (clock.now() % dayMs));
    const user = await signUpUser(cloud.origin);
    for (let n = 0; n < 4; n += 1) await doWorkout(user, clock, { minutes: 5 });
    await doWorkout(user, clock, { finished: 0, minutes: 4 });
    await cloud.idle();
    expect((await list(user)).sessions.map(({ points }) => points)).toEqual([0, 0, 50, 50, 50]);
  });
});
