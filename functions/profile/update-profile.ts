import type { Privacy, Profile } from '../../shared/contracts/profile';
import { localDateOf, type LocalDate } from '../../shared/rules/local-date';
import { isTakenName } from '../people/rules/taken-names';
import { isActive } from '../activity/public';
import { changeStandingItem, standingOf, type Person } from '../people/public';
import { AppError } from '../platform/errors';
import { outboxItem, type Cause } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import { transact, type TransactItem } from '../platform/storage/transact';
import { forgiveDates } from './forgive-dates';
import type { ProfileDeps, Requester } from './profile-deps';
import type { ProfileChanges, ProfileRow } from './profile-repository';
import { readWholeProfile } from './read-whole-profile';

export interface UpdateRequest {
  name?: string | undefined;
  timeZone?: string | undefined;
  units?: Profile['units'] | undefined;
  privacy?: { [Field in keyof Privacy]?: boolean | undefined } | undefined;
}

/** Changes name, zone, units, or privacy. Leaving or joining the leaderboards publishes the new standing. */
export async function updateProfile(
  deps: ProfileDeps,
  requester: Requester,
  request: UpdateRequest,
): Promise<Profile> {
  await decideAgain(async () => {
    const [row, person] = await Promise.all([
      deps.profiles.read(requester.userId),
      deps.readPerson(requester.userId),
    ]);
    if (!row || !person) throw new AppError('profile_not_found');
    await transact(deps.storage.documents, await itemsOf(deps, requester, { row, person, request }));
  });
  return readWholeProfile(deps, requester.userId);
}

interface Change {
  row: ProfileRow;
  person: Person;
  request: UpdateRequest;
}

async function itemsOf(
  deps: ProfileDeps,
  { userId, correlationId }: Requester,
  change: Change,
): Promise<TransactItem[]> {
  const { storage, profiles } = deps;
  const cause: Cause = { correlationId, depth: 0 };
  const privateChanges = await privateChangesOf(deps, change);
  return [
    ...(Object.keys(privateChanges).length > 0 ? [profiles.changeItem(userId, privateChanges)] : []),
    ...publicItems(deps, change, cause),
    outboxItem(storage, 'ProfileUpdated', { userId, cause, data: { fields: Object.keys(change.request) } }),
  ];
}

/** Visibility on leaderboards is public, so it is stored in the person's public row. */
const privateSwitches = [
  'showHealthNotes',
  'suggestToOthers',
  'coachReadsHealthNotes',
  'findByName',
  'showActivityToFriends',
  'keepHeartRate',
] as const;

async function privateChangesOf(deps: ProfileDeps, { row, request }: Change): Promise<ProfileChanges> {
  const changes: ProfileChanges = {};
  if (request.units) changes.units = request.units;
  for (const field of privateSwitches) {
    const chosen = request.privacy?.[field];
    if (chosen !== undefined) changes[field] = chosen;
  }
  if (request.timeZone && request.timeZone !== row.timeZone) {
    changes.timeZone = request.timeZone;
    changes.forgivenDates = await forgivenAfterMove(deps, row, request.timeZone);
  }
  return changes;
}

async function forgivenAfterMove(
  { storage, readActivityDays }: ProfileDeps,
  { userId, timeZone: from, forgivenDates }: ProfileRow,
  to: string,
): Promise<LocalDate[]> {
  const now = storage.clock.now();
  const today = localDateOf(now, from);
  const days = await readActivityDays(userId, today);
  const isTodayActive = days.some((day) => day.localDate === today && isActive(day));
  return forgiveDates(forgivenDates, { now, from, to, isTodayActive });
}

function publicItems({ storage }: ProfileDeps, { person, request }: Change, cause: Cause): TransactItem[] {
  const name = request.name ?? person.name;
  const visible = request.privacy?.showOnLeaderboards ?? person.visible;
  if (name === person.name && visible === person.visible) return [];
  if (name !== person.name && isTakenName(name)) throw new AppError('name_taken');
  const items = [changeStandingItem(storage, person, { name, visible })];
  if (visible === person.visible) return items;
  const standing = standingOf({ ...person, visible, version: person.version + 1 });
  return [
    ...items,
    outboxItem(storage, 'StandingChanged', { userId: person.userId, cause, data: { standing } }),
  ];
}
