import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { localDateSchema } from '../../shared/rules/local-date';
import type { ActivityDay, ReadActivityDays } from '../../functions/activity/public';
import type { Person } from '../../functions/people/public';
import type { TransactItem } from '../../functions/platform/storage/transact';
import { createDraftsRepository } from '../../functions/profile/drafts-repository';
import type { ProfileDeps } from '../../functions/profile/profile-deps';
import { createProfileRepository } from '../../functions/profile/profile-repository';
import { createWeightsRepository } from '../../functions/profile/weights-repository';
import { answers } from './answers';
import { fakeStorage, writesOf } from './fake-storage';
import { trainingOverview } from './training-overview';

/** The private row of someone in London who completed onboarding. */
export const answeredRow = {
  userId: 'maya',
  timeZone: 'Europe/London',
  onboardingCompleted: true,
  answers,
  answersVersion: 3,
};

export const activePerson: Person = {
  userId: 'maya',
  name: 'Maya',
  state: 'active',
  visible: true,
  hiddenFromBoards: false,
  version: 4,
  workoutsCompleted: 12,
  caloriesLost: 900,
  workoutTimeMinutes: 240,
  totalPoints: 650,
  longestStreak: 5,
  signedOutAt: 0,
};

/** A day with one workout of five minutes. */
export function activeDay(localDate: string, changes: Partial<ActivityDay> = {}): ActivityDay {
  const nothing = {
    dances: 0,
    challenges: 0,
    caloriesKcal: 0,
    steps: {},
    outsideSeconds: 0,
    restingHeartRates: {},
  };
  return {
    localDate: localDateSchema.parse(localDate),
    workouts: 1,
    activeSeconds: 300,
    ...nothing,
    ...changes,
  };
}

interface Stored {
  row?: object | null;
  person?: Person | null;
  days?: ActivityDay[];
  now?: string;
}

/** The profile's own repositories over a mocked database; what other areas know is given. */
export function fakeProfile({ row = answeredRow, person = activePerson, days = [], now }: Stored = {}) {
  const { storage, documents } = fakeStorage(now);
  documents.on(TransactWriteCommand).resolves({});
  documents.on(GetCommand).resolves({});
  documents.on(GetCommand, { TableName: 'test-profiles' }).resolves(row ? { Item: { ...row } } : {});
  const readPerson = vi.fn(async () => person);
  const readActivityDays = vi.fn<ReadActivityDays>(async () => days);
  const deps: ProfileDeps = {
    storage,
    profiles: createProfileRepository(storage),
    drafts: createDraftsRepository(storage),
    weights: createWeightsRepository(storage),
    readPerson,
    readActivityDays,
    readTraining: async () => () => trainingOverview(),
  };
  const written = () => writesOf(documents);
  return { deps, documents, readPerson, readActivityDays, written };
}

/** The tables that a transaction writes to, in order. */
export function tablesOf(items: TransactItem[] = []): (string | undefined)[] {
  return items.map(({ Put, Update, Delete }) => (Put ?? Update ?? Delete)?.TableName);
}

/** The events of a transaction, as they will be on the bus. */
export function eventsOf(items: TransactItem[] = []): { type: string; data: unknown }[] {
  return items.flatMap(({ Put }) =>
    Put?.TableName === 'test-outbox'
      ? [JSON.parse(String(Put.Item?.detail)) as { type: string; data: unknown }]
      : [],
  );
}
