import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import type { Sign } from '../platform/storage/update';
import {
  createPeopleRepository,
  type DoneOnce,
  type Person,
  type StandingChanges,
} from './people-repository';

export { createAdmit } from './admit';
export { isOnBoards, standingOf } from './standing';
export type { Person } from './people-repository';

/** A person as of now; null if there is no such account. */
export type ReadPerson = (userId: string) => Promise<Person | null>;

export function createReadPerson(storage: Storage): ReadPerson {
  return createPeopleRepository(storage).read;
}

/** Those who exist, by ID; eventually consistent, for names on leaderboards. */
export type ReadPeople = (userIds: string[]) => Promise<Map<string, Person>>;

export function createReadPeople(storage: Storage): ReadPeople {
  return createPeopleRepository(storage).readMany;
}

/** The IDs of accounts that exist and are not being deleted, as of now. */
export type ReadActiveIds = (userIds: string[]) => Promise<Set<string>>;

export function createReadActiveIds(storage: Storage): ReadActiveIds {
  return createPeopleRepository(storage).readActive;
}

/** The transaction item that creates an account's public row. */
export function newPersonItem(
  storage: Storage,
  person: { userId: string; name: string; createdAt: string },
): TransactItem {
  return createPeopleRepository(storage).createItem(person);
}

/**
 * The item that counts one workout of an active person, or uncounts it; the version stays, since points do not change
 * here.
 */
export function workoutCountItem(
  storage: Storage,
  userId: string,
  done: DoneOnce,
  sign?: Sign,
): TransactItem {
  return createPeopleRepository(storage).addWorkoutItem(userId, done, sign);
}

/** The item that adds a dance's calories and minutes to an active person's, or subtracts them. */
export function danceCountItem(storage: Storage, userId: string, done: DoneOnce, sign?: Sign): TransactItem {
  return createPeopleRepository(storage).addDanceItem(userId, done, sign);
}

/** The item that changes what a standing is based on; refused if someone else did so since `seen` was read. */
export function changeStandingItem(storage: Storage, seen: Person, changes: StandingChanges): TransactItem {
  return createPeopleRepository(storage).changeStandingItem(seen, changes);
}

/** The item that refuses a write for someone who is suspended or being deleted. */
export function activePersonItem(storage: Storage, userId: string): TransactItem {
  return createPeopleRepository(storage).activeItem(userId);
}

/** The item that ends the sessions that began before `epochSeconds`. */
export function signOutItem(storage: Storage, userId: string, epochSeconds: number): TransactItem {
  return createPeopleRepository(storage).signOutItem(userId, epochSeconds);
}

/** The item that removes the public row; refused if it changed since `seen` was read. */
export function removePersonItem(storage: Storage, seen: Person): TransactItem {
  return createPeopleRepository(storage).removeItem(seen);
}
