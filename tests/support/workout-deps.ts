import {
  BatchGetCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { WorkoutSession } from '../../shared/contracts/workouts';
import { begunWorkout } from '../../shared/rules/begun-workout';
import { exerciseById } from '../../functions/exercises/library/catalogue';
import { AppError } from '../../functions/platform/errors';
import type { Settings } from '../../functions/profile/public';
import type { HealthFact } from '../../functions/spared/public';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import type { PersonalRecord } from '../../functions/workouts/personal-record';
import type { TrainingToStart } from '../../functions/training/public';
import { createHeartRatesRepository } from '../../functions/workouts/heart-rates-repository';
import { createPersonalRecordsRepository } from '../../functions/workouts/personal-records-repository';
import type { WorkoutDeps } from '../../functions/workouts/workouts-deps';
import { createQuotas } from '../../functions/platform/storage/quotas';
import { createWorkoutSessionsRepository } from '../../functions/workouts/workout-sessions-repository';
import { createWorkoutSummariesRepository } from '../../functions/workouts/workout-summaries-repository';
import { fakeStorage, writesOf } from './fake-storage';

/** An open session of two exercises that began at 09:30, with these changes. */
export function workoutSession(changes: Partial<WorkoutSession> = {}): WorkoutSession {
  const move = { workSeconds: 80, restSeconds: 40, caloriesKcal: 9 };
  return begunWorkout({
    id: '01JD3X6E9H0000000000000001',
    routineId: null,
    title: 'Custom workout',
    startedAt: '2026-11-20T09:30:00.000Z',
    plan: [
      { ...move, exerciseId: 'squat', name: 'Squats' },
      { ...move, exerciseId: 'forearm-plank', name: 'Forearm Plank', restSeconds: 0, caloriesKcal: 4 },
    ],
    ...changes,
  });
}

/** The row that stores the session for Maya. */
export const sessionRow = ({ id, ...fields }: WorkoutSession) => ({
  userId: 'maya',
  sessionId: id,
  ...fields,
});

interface Stored {
  now?: string;
  /** Newest last; the one that is not completed is marked as open unless `openId` says otherwise. */
  sessions?: WorkoutSession[];
  openId?: string | null;
  records?: PersonalRecord[];
  settings?: Settings | null;
  training?: TrainingToStart;
  changedRoutine?: TrainingToStart;
  challenge?: TrainingToStart;
  highestChallenge?: number;
  /** Of someone who allowed that their heart rate is kept. */
  measurable?: { answers: ProfileAnswers | null };
  ledger?: HealthFact[];
  /** What the planner must not give to the person. */
  unsuitable?: string[];
}

/**
 * The dependencies of workout use cases, over tables with this content. `sessions` may be changed between two calls;
 * `written` has the items of each transaction, `progress` the rows written on their own.
 */
export function workoutDeps(stored: Stored = {}) {
  const { now = '2026-11-20T10:00:00.000Z', sessions = [], openId, records = [] } = stored;
  const { storage, documents } = fakeStorage(now);
  const openNow = () =>
    openId === undefined ? sessions.find(({ completedAt }) => completedAt === null)?.id : openId;
  const rowOf = ({ sessionId }: { sessionId: string }) => {
    if (sessionId === '#open') return openNow() ? { sessionId, openSessionId: openNow() } : undefined;
    const session = sessions.find(({ id }) => id === sessionId);
    return session && sessionRow(session);
  };
  documents.on(GetCommand).callsFake(({ Key }: { Key: { sessionId: string } }) => ({ Item: rowOf(Key) }));
  documents
    .on(BatchGetCommand)
    .callsFake(({ RequestItems }: { RequestItems: Record<string, { Keys: { sessionId: string }[] }> }) => ({
      Responses: Object.fromEntries(
        Object.entries(RequestItems).map(([table, { Keys }]) => [
          table,
          Keys.flatMap((key) => rowOf(key) ?? []),
        ]),
      ),
    }));
  documents.on(QueryCommand).callsFake(({ TableName }: { TableName: string }) => ({
    Items: TableName === 'test-personal-records' ? records : sessions.map(sessionRow).toReversed(),
  }));
  documents.on(TransactWriteCommand).resolves({});
  documents.on(UpdateCommand).resolves({});
  documents.on(PutCommand).resolves({});
  const settings =
    stored.settings === undefined
      ? { timeZone: 'UTC', accountSince: '2026-01-01T00:00:00Z', forgivenDates: [], weightKg: 70 }
      : stored.settings;
  const deps: WorkoutDeps = {
    storage,
    quotas: createQuotas(storage),
    sessions: createWorkoutSessionsRepository(storage),
    summaries: createWorkoutSummariesRepository(storage),
    records: createPersonalRecordsRepository(storage),
    heartRates: createHeartRatesRepository(storage),
    readSettings: async () => settings,
    readMeasurable: async () => stored.measurable ?? null,
    readLedger: async () => stored.ledger ?? [],
    readTakenTime: async () => ({ taken: [], revision: 0 }),
    readWorkoutPoints: async () => new Map(),
    findTraining: async () => stored.training ?? null,
    findChallenge: async () => stored.challenge ?? null,
    readHighestChallenge: async () => stored.highestChallenge ?? 0,
    readFriendIds: async () => [],
    readAreFriends: async () => false,
    readPerson: async () => null,
    findSuited: async () => null,
    readNewGoal: async (_userId, _date, own) => own,
    readIsAllowed: async () => (exercise) => !stored.unsuitable?.includes(exercise.id),
    findChangedRoutine: async () => stored.changedRoutine ?? null,
    readExerciseNames: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const exercise = exerciseById(id);
          return exercise ? [[id, exercise.name]] : [];
        }),
      ),
    findExercises: async (ids) =>
      ids.map((id) => {
        const exercise = exerciseById(id);
        if (!exercise) throw new AppError('exercise_not_found');
        return { ...exercise, videoUrl: null };
      }),
  };
  const progress = () => documents.commandCalls(PutCommand).map((call) => call.args[0].input);
  /** Quotas and progress aside. */
  const written = () =>
    writesOf(documents).filter(
      ([item]) => item?.Update?.TableName !== 'test-quotas' && !progress().includes(item?.Put as never),
    );
  return { deps, storage, documents, sessions, written, progress };
}
