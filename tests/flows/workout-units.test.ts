import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../functions/platform/storage/transact';
import { createWorkoutSessionsRepository } from '../../functions/workouts/workout-sessions-repository';
import { createWorkoutSummariesRepository } from '../../functions/workouts/workout-summaries-repository';
import { storageOn } from '../../infra/operator/storage';
import { workoutsContract } from '../../shared/contracts/workouts';
import { begunWorkout } from '../../shared/rules/begun-workout';
import { localDateSchema } from '../../shared/rules/local-date';
import { routines } from '../../shared/rules/routines';
import { auditOf } from '../support/audit';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { watchDatabaseCalls, type DatabaseCall } from '../support/database-calls';
import { useAiEnvironment } from '../support/fake-openai-environment';
import type { TestUser } from '../support/sign-in';
import { readToday, signUpTrainee } from '../support/training';

const clock = startClock('2026-08-08T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

const calls = watchDatabaseCalls();
const isWrite = ({ operation }: DatabaseCall) => /Put|Update|Delete|TransactWrite/.test(operation);
const unitsOf = (all: readonly DatabaseCall[]) => all.reduce((sum, { units }) => sum + units, 0);
const touching = (...wanted: string[]) =>
  calls.filter(({ tables }) => tables.some((table) => wanted.includes(table)));

beforeAll(async () => {
  useAiEnvironment({ AI_MODE: 'rules' });
  cloud = await startTestCloud();
  maya = await signUpTrainee(cloud.origin);
});

afterAll(() => cloud.stop());

const minute = 60_000;
const exercises = [
  'squat',
  'push-up',
  'reverse-lunge',
  'forearm-plank',
  'glute-bridge',
  'bird-dog',
  'jumping-jack',
  'side-lunge',
  'crunch',
  'dead-bug',
  'superman',
  'mountain-climber',
].map((exerciseId) => ({ exerciseId }));

describe('A workout of twelve exercises that is saved after each', () => {
  it('costs at most 48 write units, from its start to its end', async () => {
    await cloud.idle();
    calls.length = 0;
    const { id, plan } = await maya.call(workoutsContract.startWorkout, {
      body: { id: ulid(clock.now()), exercises },
    });
    for (const position of plan.keys()) {
      clock.advance(2 * minute);
      await maya.call(workoutsContract.saveWorkoutProgress, {
        params: { id },
        body: { finishedExercises: [...plan.keys()].slice(0, position + 1), activeSeconds: 80 * position },
      });
    }
    await maya.call(workoutsContract.completeWorkout, {
      params: { id },
      body: {
        finishedExercises: [...plan.keys()],
        activeSeconds: 960,
        finishedAt: new Date(clock.now()).toISOString(),
        effort: 'right',
      },
    });
    // All that the workouts API writes is one of these, or in one transaction with them.
    const written = touching('workout-sessions', 'workout-summaries', 'quotas').filter(isWrite);
    expect(written).toHaveLength(1 + 1 + plan.length + 1);
    expect(unitsOf(written)).toBeGreaterThan(plan.length);
    expect(unitsOf(written)).toBeLessThanOrEqual(48);
  });
});

describe('The start of a planned session', () => {
  it('asks the database five times, the library apart, which is kept for a minute', async () => {
    const { session } = await readToday(maya);
    await cloud.idle();
    calls.length = 0;
    await maya.call(workoutsContract.startWorkout, {
      body: { id: ulid(clock.now()), trainingId: session?.trainingId ?? '' },
    });
    const asked = calls.map(({ operation, tables: [first = ''] }) => `${operation} ${first}`);
    expect(asked.filter((each) => !each.endsWith(' exercises'))).toEqual([
      'GetItem people',
      'BatchGetItem workout-sessions',
      'GetItem training-days',
      'UpdateItem quotas',
      'TransactWriteItems workout-sessions',
    ]);
  });
});

describe('The plan of someone who trained forty times', () => {
  async function trainForty(): Promise<void> {
    const storage = storageOn(cloud.documents, 'vita-local-');
    const sessions = createWorkoutSessionsRepository(storage);
    const summaries = createWorkoutSummariesRepository(storage);
    for (let n = 0; n < 40; n += 1) {
      const routine = routines[n % routines.length]!;
      const completedAt = new Date(clock.now() - (n + 1) * 14 * 60 * minute).toISOString();
      const session = begunWorkout({
        id: ulid(Date.parse(completedAt)),
        routineId: routine.id,
        title: routine.name,
        startedAt: completedAt,
        completedAt,
        localDate: localDateSchema.parse(completedAt.slice(0, 10)),
        plan: routine.exercises.map((move) => ({ ...move, name: move.exerciseId })),
        finishedExercises: [...routine.exercises.keys()],
        activeSeconds: 960,
        durationMinutes: 16,
        caloriesBurned: routine.totalCalories,
        effort: 'right',
      });
      const items = [sessions.createItem(noor.userId, session), summaries.putItem(noor.userId, session)];
      await transact(storage.documents, items);
    }
  }
  let noor: TestUser;
  const historyUnits = () =>
    unitsOf(touching('workout-sessions', 'workout-summaries').filter((each) => !isWrite(each)));

  it('reads their history in at most 3 units', async () => {
    noor = await signUpTrainee(cloud.origin);
    await trainForty();
    calls.length = 0;
    await readToday(noor);
    expect(historyUnits()).toBeGreaterThan(0);
    expect(historyUnits()).toBeLessThanOrEqual(3);
    const lines = await auditOf(cloud.documents);
    expect(lines.filter((line) => line.includes(noor.userId) && line.includes('summary'))).toEqual([]);
  });
});
