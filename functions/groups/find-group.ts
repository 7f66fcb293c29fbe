import { AppError } from '../platform/errors';
import type { GroupsDeps } from './groups-deps';
import type { GroupRow } from './groups-repository';

export interface FoundGroup {
  row: GroupRow;
  isMember: boolean;
}

/** The group for somebody who may see it: a private one answers strangers as one that does not exist. */
export async function findGroup(
  { groups, members }: Pick<GroupsDeps, 'groups' | 'members'>,
  userId: string,
  groupId: string,
  invite?: string,
): Promise<FoundGroup> {
  const [row, membership] = await Promise.all([groups.read(groupId), members.read(userId, groupId)]);
  const isMember = membership !== null;
  if (!row || !(isMember || row.isPublic || row.invite === invite)) throw new AppError('group_not_found');
  return { row, isMember };
}

/** The same for what only its owner may do. */
export async function findOwnGroup(
  deps: Pick<GroupsDeps, 'groups' | 'members'>,
  userId: string,
  groupId: string,
): Promise<GroupRow> {
  const { row } = await findGroup(deps, userId, groupId);
  if (row.ownerId !== userId) throw new AppError('not_group_owner');
  return row;
}
