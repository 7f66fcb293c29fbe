import { AppError } from '../platform/errors';
import type { GroupsDeps } from './groups-deps';
import type { GroupRow } from './groups-repository';
import type { FoundMembership } from './members-repository';

export interface FoundGroup {
  row: GroupRow;
  /** The caller's; null for a stranger. */
  standing: FoundMembership['standing'] | null;
  membership: FoundMembership['membership'] | null;
}

/**
 * The group, for someone who may see it. To strangers, a private group looks like a missing one; so does a group whose
 * owner they blocked or were blocked by.
 */
export async function findGroup(
  { groups, members, readBlockedEitherWay }: Pick<GroupsDeps, 'groups' | 'members' | 'readBlockedEitherWay'>,
  userId: string,
  groupId: string,
  invite?: string,
): Promise<FoundGroup> {
  const [row, found] = await Promise.all([groups.read(groupId), members.find(userId, groupId)]);
  if (!row) throw new AppError('group_not_found');
  const { standing, membership } = found ?? { standing: null, membership: null };
  if (standing === 'member') return { row, standing, membership };
  const isOpen = row.isPublic || row.invite === invite;
  if (!isOpen || (await readBlockedEitherWay(userId, [row.ownerId])).has(row.ownerId))
    throw new AppError('group_not_found');
  return { row, standing, membership };
}

/** The same, for actions only the owner may take. */
export async function findOwnGroup(
  deps: Pick<GroupsDeps, 'groups' | 'members' | 'readBlockedEitherWay'>,
  userId: string,
  groupId: string,
): Promise<GroupRow> {
  const { row } = await findGroup(deps, userId, groupId);
  if (row.ownerId !== userId) throw new AppError('not_group_owner');
  return row;
}
