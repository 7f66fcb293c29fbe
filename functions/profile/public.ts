import type { LocalDate } from '../../shared/rules/local-date';
import type { WeightEntry } from '../../shared/contracts/profile';
import type { DraftAnswers, ProfileAnswers } from '../../shared/rules/questionnaire';
import type { UnitSystem } from '../../shared/rules/units';
import { createReadActivityDays } from '../activity/public';
import { createReadPerson } from '../people/public';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { createDraftsRepository, type DraftRow } from './drafts-repository';
import { addImportedWeights, removeImportedWeights, weightsOfDays } from './imported-weights';
import { logWeight, type WeightRequest } from './log-weight';
import type { Requester } from './profile-deps';
import { createProfileRepository, type NewProfile } from './profile-repository';
import { readProfile, type OwnProfile } from './read-profile';
import { createWeightsRepository, type ToldWeight } from './weights-repository';

export type { OwnProfile } from './read-profile';

export interface Settings {
  timeZone: string;
  /** When the account was created, as an instant. */
  accountSince: string;
  forgivenDates: LocalDate[];
  /** Null until it is known. */
  weightKg: number | null;
}

/**
 * What other areas may know from a private row: the person's day, and the weight for estimates. Null if there is no
 * such account.
 */
export type ReadSettings = (userId: string) => Promise<Settings | null>;

export function createReadSettings(storage: Storage): ReadSettings {
  const profiles = createProfileRepository(storage);
  return async (userId) => {
    const profile = await profiles.read(userId);
    if (!profile) return null;
    const { timeZone, createdAt: accountSince, forgivenDates, answers } = profile;
    return { timeZone, accountSince, forgivenDates, weightKg: answers?.weightKg ?? null };
  };
}

/** Whether someone may be suggested to others, and to whom: people with the same goal. */
export interface Suggestable {
  allowed: boolean;
  /** Null before onboarding. */
  goalType: ProfileAnswers['goalType'] | null;
}

/** What other people's rows allow, as of now, by ID. */
export type ReadSuggestable = (userIds: readonly string[]) => Promise<Map<string, Suggestable>>;

export function createReadSuggestable(storage: Storage): ReadSuggestable {
  const profiles = createProfileRepository(storage);
  return async (userIds) => {
    const rows = await profiles.readMany(userIds);
    return new Map(
      rows.map(({ userId, suggestToOthers, answers }) => [
        userId,
        { allowed: suggestToOthers, goalType: answers?.goalType ?? null },
      ]),
    );
  };
}

/** Those of `userIds` who allowed that others find them by name, as of now. */
export type ReadFindable = (userIds: readonly string[]) => Promise<Set<string>>;

export function createReadFindable(storage: Storage): ReadFindable {
  const profiles = createProfileRepository(storage);
  return async (userIds) => {
    const rows = await profiles.readMany(userIds);
    return new Set(rows.filter(({ findByName }) => findByName === true).map(({ userId }) => userId));
  };
}

/** What friends may be shown, and where the person's day begins. */
export interface Sharing {
  showsActivity: boolean;
  timeZone: string;
}

/** Of those with an account, as of now, by ID. */
export type ReadSharing = (userIds: readonly string[]) => Promise<Map<string, Sharing>>;

export function createReadSharing(storage: Storage): ReadSharing {
  const profiles = createProfileRepository(storage);
  return async (userIds) => {
    const rows = await profiles.readMany(userIds);
    return new Map(
      rows.map(({ userId, showActivityToFriends: showsActivity, timeZone }) => [
        userId,
        { showsActivity, timeZone },
      ]),
    );
  };
}

/** What a plan is made from, read from a private row. */
export interface Account {
  timeZone: string;
  units?: UnitSystem;
  /** Null before onboarding; includes the health notes. */
  answers: ProfileAnswers | null;
  bmi: number | null;
}

/** The rows of a person that their training is planned from; null if there is no such account. */
export type ReadAccount = (userId: string) => Promise<Account | null>;

export function createReadAccount(storage: Storage): ReadAccount {
  const profiles = createProfileRepository(storage);
  return async (userId) => {
    const profile = await profiles.read(userId);
    if (!profile) return null;
    const { timeZone, units, answers, bmi } = profile;
    return { timeZone, units, answers, bmi };
  };
}

/** The answers of someone who allowed that their heart rate is kept; null if they did not. */
export type ReadMeasurable = (userId: string) => Promise<Pick<Account, 'answers'> | null>;

export function createReadMeasurable(storage: Storage): ReadMeasurable {
  const profiles = createProfileRepository(storage);
  return async (userId) => {
    const profile = await profiles.read(userId);
    return profile?.keepHeartRate ? { answers: profile.answers } : null;
  };
}

/** What reminders depend on, read from a private row. */
export interface Rhythm {
  timeZone: string;
  forgivenDates: LocalDate[];
  /** Null before onboarding. */
  answers: ProfileAnswers | null;
}

/** Null if there is no such account. */
export type ReadRhythm = (userId: string) => Promise<Rhythm | null>;

export function createReadRhythm(storage: Storage): ReadRhythm {
  const profiles = createProfileRepository(storage);
  return async (userId) => {
    const profile = await profiles.read(userId);
    if (!profile) return null;
    const { timeZone, forgivenDates, answers } = profile;
    return { timeZone, forgivenDates, answers };
  };
}

/** People's time zones by ID. */
export type ReadTimeZones = (userIds: readonly string[]) => Promise<Map<string, string>>;

export function createReadTimeZones(storage: Storage): ReadTimeZones {
  const profiles = createProfileRepository(storage);
  return async (userIds) => {
    const rows = await profiles.readMany(userIds);
    return new Map(rows.map(({ userId, timeZone }) => [userId, timeZone]));
  };
}

/** The transaction item that creates an account's private row. */
export function newProfileItem(storage: Storage, profile: NewProfile): TransactItem {
  return createProfileRepository(storage).createItem(profile);
}

/** A person's profile with progress; throws profile_not_found if there is no such account. */
export type ReadProfile = (userId: string) => Promise<OwnProfile>;

export function createReadProfile(storage: Storage): ReadProfile {
  const deps = {
    storage,
    profiles: createProfileRepository(storage),
    readPerson: createReadPerson(storage),
    readActivityDays: createReadActivityDays(storage),
  };
  return (userId) => readProfile(deps, userId);
}

/** Where someone's onboarding stands: the profile's answers, overridden by the draft's. */
export interface Onboarding {
  units: UnitSystem;
  timeZone: string;
  /** Null until it is known; already known when onboarding is redone. */
  name: string | null;
  answers: DraftAnswers;
}

/** Null if there is no such account, or it is being deleted. */
export type ReadOnboarding = (userId: string) => Promise<Onboarding | null>;

export function createReadOnboarding(storage: Storage): ReadOnboarding {
  const profiles = createProfileRepository(storage);
  const drafts = createDraftsRepository(storage);
  const readPerson = createReadPerson(storage);
  return async (userId) => {
    const reads = [profiles.read(userId), drafts.read(userId), readPerson(userId)] as const;
    const [profile, { training: _, units: __, name, ...draft }, person] = await Promise.all(reads);
    if (!profile || person?.state !== 'active') return null;
    const known = profile.onboardingCompleted ? person.name : null;
    const answers = { ...profile.answers, ...draft };
    return { units: profile.units, timeZone: profile.timeZone, name: name ?? known, answers };
  };
}

/** The transaction item that adds answers to the draft. */
export function onboardingDraftItem(storage: Storage, userId: string, answers: DraftRow): TransactItem {
  return createDraftsRepository(storage).saveItem(userId, answers);
}

/** The weight of each day that has one, both days counted, oldest first. */
export type ReadWeights = (userId: string, from: LocalDate, to: LocalDate) => Promise<ToldWeight[]>;

export function createReadWeights(storage: Storage): ReadWeights {
  const weights = createWeightsRepository(storage);
  return async (userId, from, to) => {
    const rows = weightsOfDays(await weights.readBetween(userId, from, to));
    return rows.map(({ date, weightKg }) => ({ date, weightKg }));
  };
}

/**
 * The items that add an import's weights, of days that have none: one for each, and if the newest of all is among them,
 * two that make it the weight of the answers. Throws onboarding_incomplete if there are no answers.
 */
export function importedWeightItems(
  storage: Storage,
  requester: Requester,
  importId: string,
  told: readonly ToldWeight[],
): Promise<TransactItem[]> {
  return addImportedWeights(weightDeps(storage), requester, importId, told);
}

/** The items that remove an import's weights, to be written in their order, a hundred in a transaction. */
export function removedWeightItems(
  storage: Storage,
  requester: Requester,
  importId: string,
): Promise<TransactItem[]> {
  return removeImportedWeights(weightDeps(storage), requester, importId);
}

const weightDeps = (storage: Storage) => ({
  storage,
  profiles: createProfileRepository(storage),
  weights: createWeightsRepository(storage),
});

/** Logs a weight as its person would: the newest one becomes the weight in the answers. */
export type LogWeight = (requester: Requester, request: WeightRequest) => Promise<WeightEntry>;

export function createLogWeight(storage: Storage): LogWeight {
  return (requester, request) => logWeight(weightDeps(storage), requester, request);
}
