import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { startClock } from '../support/clock';
import { workoutsContract, type ExerciseSet, type WorkoutSession } from '../../shared/contracts/workouts';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-08-05T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});

const save = (user: TestUser, id: string, body: object) =>
  user.call(workoutsContract.saveWorkoutProgress, { params: { id }, body });
const read = async (user: TestUser, id: string) => {
  const { sessions } = await user.call(workoutsContract.listWorkoutSessions);
  return sessions.find((session) => session.id === id);
};
const squats = (reps: number | null, loadKg: number | null): ExerciseSet => ({ position: 2, reps, loadKg });
/** A completed workout whose third exercise is the squat. */
const fullBody = () => doWorkout(maya, clock, { routineId: 'full-body', minutes: 20 });

describe('How a workout felt', () => {
  beforeEach(async () => {
    maya = await signUpUser(cloud.origin);
  });

  it('can be told after it, and told again', async () => {
    const { id } = await fullBody();
    expect(await save(maya, id, { effort: 'too_hard' })).toMatchObject({ effort: 'too_hard', records: [] });
    await save(maya, id, { effort: 'right' });
    expect((await read(maya, id))?.effort).toBe('right');
  });

  it('can be told before its end and stays', async () => {
    const body = { id: ulid(clock.now()), routineId: 'core-blast' };
    const { id } = await maya.call(workoutsContract.startWorkout, { body });
    await save(maya, id, { effort: 'too_easy' });
    clock.advance(90_000);
    const done = await maya.call(workoutsContract.completeWorkout, {
      params: { id },
      body: { finishedExercises: [0], activeSeconds: 80, finishedAt: new Date(clock.now()).toISOString() },
    });
    expect(done.effort).toBe('too_easy');
  });

  it('leaves what was counted alone', async () => {
    const session = await fullBody();
    const { records: _, ...saved } = await save(maya, session.id, { effort: 'right' });
    expect(saved).toEqual({ ...session, effort: 'right' });
  });
});

describe('Sets', () => {
  beforeEach(async () => {
    maya = await signUpUser(cloud.origin);
  });

  it('are kept with the session, and replaced by the next save', async () => {
    const { id } = await fullBody();
    const sets = [squats(12, 20), squats(10, 22.5), { position: 0, reps: null, loadKg: null }];
    expect((await save(maya, id, { sets })).sets).toEqual(sets);
    expect((await read(maya, id))?.sets).toEqual(sets);
    await save(maya, id, { sets: [] });
    expect((await read(maya, id))?.sets).toEqual([]);
  });

  it('keep loads to 10 g', async () => {
    const { id } = await fullBody();
    expect((await save(maya, id, { sets: [squats(1, 45.35923)] })).sets[0]?.loadKg).toBe(45.36);
  });

  it('keep what a camera counted: how far the repetitions went, how long a pose was held', async () => {
    const { id } = await fullBody();
    const sets = [
      { ...squats(12, null), range: 88 },
      { ...squats(null, null), position: 4, heldSeconds: 42 },
    ];
    expect((await save(maya, id, { sets })).sets).toEqual(sets);
    const wrong = [{ ...squats(12, null), range: 101 }];
    const refusal = await maya.refused('PATCH', `/workout-sessions/${id}`, { sets: wrong });
    expect(refusal).toEqual({ status: 400, code: 'invalid_request' });
  });

  it('come with the progress of an open session too', async () => {
    const body = { id: ulid(clock.now()), routineId: 'full-body' };
    const { id } = await maya.call(workoutsContract.startWorkout, { body });
    const saved = await save(maya, id, {
      finishedExercises: [2],
      activeSeconds: 60,
      sets: [squats(9, null)],
    });
    expect(saved).toMatchObject({ finishedExercises: [2], sets: [squats(9, null)] });
  });

  it('take 300 at their bounds in one save', async () => {
    const { id } = await fullBody();
    const sets = Array.from({ length: 300 }, () => squats(500, 499.99));
    expect((await save(maya, id, { sets })).sets).toHaveLength(300);
  });
});

describe('Personal records', () => {
  beforeEach(async () => {
    maya = await signUpUser(cloud.origin);
  });

  it('begin with a first entry, which is nothing to celebrate', async () => {
    const { id } = await fullBody();
    expect((await save(maya, id, { sets: [squats(12, 20)] })).records).toEqual([]);
  });

  it('are told when load or repetitions were beaten', async () => {
    await save(maya, (await fullBody()).id, { sets: [squats(12, 20)] });
    const second = await fullBody();
    expect((await save(maya, second.id, { sets: [squats(12, 20)] })).records).toEqual([]);
    expect((await save(maya, second.id, { sets: [squats(10, 25), squats(13, null)] })).records).toEqual([
      { exerciseId: 'squat', kind: 'load', value: 25 },
      { exerciseId: 'squat', kind: 'reps', value: 13 },
    ]);
  });

  it('are announced once', async () => {
    await save(maya, (await fullBody()).id, { sets: [squats(null, 20)] });
    const { id } = await fullBody();
    const sets = [squats(null, 30)];
    expect((await save(maya, id, { sets })).records).toHaveLength(1);
    expect((await save(maya, id, { sets })).records).toEqual([]);
  });

  it('forget a corrected slip', async () => {
    await save(maya, (await fullBody()).id, { sets: [squats(null, 20)] });
    const slip = await fullBody();
    await save(maya, slip.id, { sets: [squats(null, 300)] });
    await save(maya, slip.id, { sets: [squats(null, 19)] });
    const { id } = await fullBody();
    expect((await save(maya, id, { sets: [squats(null, 21)] })).records).toEqual([
      { exerciseId: 'squat', kind: 'load', value: 21 },
    ]);
  });

  it('belong to one person', async () => {
    await save(maya, (await fullBody()).id, { sets: [squats(50, 100)] });
    const session = await doWorkout(noah, clock, { routineId: 'full-body' });
    const again = await doWorkout(noah, clock, { routineId: 'full-body' });
    expect((await save(noah, session.id, { sets: [squats(5, 10)] })).records).toEqual([]);
    expect((await save(noah, again.id, { sets: [squats(6, null)] })).records).toEqual([
      { exerciseId: 'squat', kind: 'reps', value: 6 },
    ]);
  });

  it('end at the highest of several saved at once, each told at most once', async () => {
    await save(maya, (await fullBody()).id, { sets: [squats(null, 10)] });
    const sessions = [await fullBody(), await fullBody(), await fullBody()];
    const saved = await Promise.all(
      sessions.map(({ id }, index) => save(maya, id, { sets: [squats(null, 20 + index)] })),
    );
    expect(saved[2]?.records).toEqual([{ exerciseId: 'squat', kind: 'load', value: 22 }]);
    const next = await fullBody();
    expect((await save(maya, next.id, { sets: [squats(null, 22)] })).records).toEqual([]);
    expect((await save(maya, next.id, { sets: [squats(null, 22.5)] })).records).toHaveLength(1);
  });

  it('agree with the sets when two saves of one session race', async () => {
    await save(maya, (await fullBody()).id, { sets: [squats(null, 10)] });
    const { id } = await fullBody();
    await Promise.all([0, 40, 30].map((kg) => save(maya, id, { sets: kg ? [squats(null, kg)] : [] })));
    const stored = (await read(maya, id))?.sets[0]?.loadKg ?? 10;
    const { records } = await save(maya, (await fullBody()).id, { sets: [squats(null, stored + 1)] });
    const equal = await save(maya, (await fullBody()).id, { sets: [squats(null, stored + 1)] });
    expect([records.length, equal.records.length]).toEqual([1, 0]);
  });
});

describe('A save after the end', () => {
  const progress = { finishedExercises: [0], activeSeconds: 5 };
  let finished: WorkoutSession;
  beforeAll(async () => {
    maya = await signUpUser(cloud.origin);
    finished = await fullBody();
  });

  it('refuses progress, alone or with the rest', async () => {
    const { id } = await fullBody();
    const done = { status: 409, code: 'session_already_completed' };
    expect(await maya.refused('PATCH', `/workout-sessions/${id}`, progress)).toEqual(done);
    expect(await maya.refused('PATCH', `/workout-sessions/${id}`, { ...progress, effort: 'right' })).toEqual(
      done,
    );
    expect((await read(maya, id))?.effort).toBeNull();
  });

  it.each([
    ['nothing', {}],
    ['half of the progress', { activeSeconds: 5 }],
    ['another word for effort', { effort: 'exhausting' }],
    ['no effort', { effort: null }],
    ['effort as a number', { effort: 2 }],
    ['sets that are no list', { sets: squats(1, 1) }],
    ['a position outside the plan', { sets: [{ position: 15, reps: 1, loadKg: null }] }],
    ['a negative position', { sets: [{ position: -1, reps: 1, loadKg: null }] }],
    ['no repetitions', { sets: [squats(0, null)] }],
    ['501 repetitions', { sets: [squats(501, null)] }],
    ['half repetitions', { sets: [squats(1.5, null)] }],
    ['a negative load', { sets: [squats(null, -1)] }],
    ['501 kg', { sets: [squats(null, 501)] }],
    ['a load as text', { sets: [{ position: 2, reps: 1, loadKg: '20' }] }],
    ['a range without repetitions', { sets: [{ ...squats(null, null), range: 90 }] }],
    ['more than the whole range', { sets: [{ ...squats(12, null), range: 101 }] }],
    ['a hold of more than an hour', { sets: [{ ...squats(null, null), heldSeconds: 3601 }] }],
    ['a hold that ends before it begins', { sets: [{ ...squats(null, null), heldSeconds: -1 }] }],
    [
      'more counted than twenty minutes hold',
      { sets: Array.from({ length: 13 }, () => ({ ...squats(500, null), range: 90 })) },
    ],
    ['held for longer than the workout', { sets: [{ ...squats(null, null), heldSeconds: 1300 }] }],
    ['a set without its fields', { sets: [{ position: 2 }] }],
    ['301 sets', { sets: Array.from({ length: 301 }, () => squats(1, null)) }],
  ])('refuses %s and changes nothing', async (_, body) => {
    expect(await maya.refused('PATCH', `/workout-sessions/${finished.id}`, body)).toEqual({
      status: 400,
      code: 'invalid_request',
    });
    expect(await read(maya, finished.id)).toMatchObject({ effort: null, sets: [] });
  });

  it('refuses a body that is huge or not JSON', async () => {
    const { id } = await fullBody();
    const huge = { effort: 'right', padding: 'x'.repeat(20_000) };
    expect((await maya.refused('PATCH', `/workout-sessions/${id}`, huge)).code).toBe('body_too_large');
    expect((await maya.refused('PATCH', `/workout-sessions/${id}`, '{"effort"')).code).toBe('invalid_json');
  });

  it("does not reach someone else's session, nor one that does not exist", async () => {
    const { id } = await fullBody();
    const unknown = { status: 404, code: 'session_not_found' };
    for (const body of [{ effort: 'right' }, { sets: [squats(1, 1)] }]) {
      expect(await noah.refused('PATCH', `/workout-sessions/${id}`, body)).toEqual(unknown);
      expect(await noah.refused('PATCH', `/workout-sessions/${ulid(clock.now())}`, body)).toEqual(unknown);
    }
    expect(await read(maya, id)).toMatchObject({ effort: null, sets: [] });
  });
});
