import { GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { createTrainingDaysRepository } from '../../functions/training/training-days-repository';
import type { TrainingDeps } from '../../functions/training/training-deps';
import { createTrainingPlansRepository } from '../../functions/training/training-plans-repository';
import { summaryOf } from '../../functions/workouts/public';
import type { WorkoutSession } from '../../shared/contracts/workouts';
import { exercises } from '../../functions/exercises/library/catalogue';
import { answers } from './answers';
import { fakeStorage, writesOf } from './fake-storage';

interface Stored {
  sessions?: WorkoutSession[];
  plan?: object;
  day?: object;
  state?: 'active' | 'deleting';
}

/** The dependencies of training use cases, for Maya on a Friday, over tables with this content. */
export function trainingDeps({ sessions = [], plan, day, state = 'active' }: Stored = {}) {
  const { storage, documents } = fakeStorage('2026-11-20T10:00:00.000Z');
  documents.on(GetCommand).callsFake(() => (plan ? { Item: plan } : {}));
  documents.on(QueryCommand).callsFake(() => ({ Items: day ? [day] : [] }));
  documents.on(TransactWriteCommand).resolves({});
  const person = {
    userId: 'maya',
    name: 'Maya',
    state,
    visible: true,
    hiddenFromBoards: false,
    version: 1,
    workoutsCompleted: sessions.length,
    caloriesLost: 0,
    workoutTimeMinutes: 0,
    totalPoints: 0,
    longestStreak: 0,
    signedOutAt: 0,
  };
  const deps: TrainingDeps = {
    storage,
    plans: createTrainingPlansRepository(storage),
    days: createTrainingDaysRepository(storage),
    readAccount: async () => ({ timeZone: 'UTC', answers, bmi: 23.6 }),
    readPerson: async () => person,
    readActivityDay: async () => null,
    readActivities: async () => [],
    readMarks: async () => ({ favorites: [], exclusions: [] }),
    readLatestSummaries: async () => sessions.map(summaryOf),
    readLedger: async () => [],
    listLibrary: async () => exercises.map((exercise) => ({ ...exercise, videoUrl: null })),
  };
  const written = () => writesOf(documents);
  return { deps, documents, written };
}
