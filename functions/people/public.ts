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

/** A person as of now; null when there is no such account. */
export type ReadPerson = (userId: string) => Promise<Person | null>;

export function createReadPerson(storage: Storage): ReadPerson {
  return createPeopleRepository(storage).read;
}

/** Those who exist, by id; eventually consistent, for names on boards. */
export type ReadPeople = (userIds: string[]) => Promise<Map<string, Person>>;

export function createReadPeople(storage: Storage): ReadPeople {
  return createPeopleRepository(storage).readMany;
}

/** The ids of those whose account exists and is not being deleted, as of now. */
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

/** The item that counts one workout of an active person, or takes it out; the version stays, because points do. */
export function workoutCountItem(
  storage: Storage,
  userId: string,
  done: DoneOnce,
  sign?: Sign,
): TransactItem {
  return createPeopleRepository(storage).addWorkoutItem(userId, done, sign);
}

/** The item that adds a dance's calories and minutes to an active person's, or takes them out. */
export function danceCountItem(storage: Storage, userId: string, done: DoneOnce, sign?: Sign): TransactItem {
  return createPeopleRepository(storage).addDanceItem(userId, done, sign);
}

/** The item that changes what a standing is made of; refused when someone else did so since `seen` was read. */
export function changeStandingItem(storage: Storage, seen: Person, changes: StandingChanges): TransactItem {
  return createPeopleRepository(storage).changeStandingItem(seen, changes);
}

/** The item that ends the sessions that began before `epochSeconds`. */
export function signOutItem(storage: Storage, userId: string, epochSeconds: number): TransactItem {
  return createPeopleRepository(storage).signOutItem(userId, epochSeconds);
}

/** The item that removes the public row; refused when it changed since `seen` was read. */
export function removePersonItem(storage: Storage, seen: Person): TransactItem {
  return createPeopleRepository(storage).removeItem(seen);
}
