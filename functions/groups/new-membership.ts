import { localDateOf } from '../../shared/rules/local-date';
import type { GroupsDeps } from './groups-deps';
import type { NewMembership } from './members-repository';

/** A membership from now on: what they do counts from the day on which they join, by their own calendar. */
export async function newMembership(
  { readSettings, storage }: Pick<GroupsDeps, 'readSettings' | 'storage'>,
  userId: string,
  groupId: string,
): Promise<NewMembership> {
  const settings = await readSettings(userId);
  const now = storage.clock.now();
  const countsFrom = localDateOf(now, settings?.timeZone ?? 'UTC');
  return { userId, groupId, joinedAt: now.toISOString(), countsFrom };
}
