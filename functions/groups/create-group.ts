import { maximumGroups, type Group } from '../../shared/contracts/groups';
import { activePersonItem } from '../people/public';
import { isTakenName } from '../people/rules/taken-names';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { refusedBy } from '../platform/storage/conditions';
import { transact } from '../platform/storage/transact';
import type { GroupsDeps } from './groups-deps';
import { newMembership } from './new-membership';
import { presentGroup } from './present-group';

interface CreateRequest {
  id: string;
  name: string;
  description: string;
  isPublic: boolean;
}

/** The group that an earlier attempt of this request made; null if the ID is free or its group was deleted. */
async function readMade({ groups, members }: GroupsDeps, userId: string, groupId: string) {
  const [stored, standing] = await Promise.all([groups.read(groupId), members.read(userId, groupId)]);
  if (stored && standing !== 'member') throw new AppError('group_not_found');
  return stored && presentGroup(stored, userId, true);
}

/** Makes a group with its owner as the first member; a repeat of the ID returns the stored one. */
export async function createGroup(
  deps: GroupsDeps,
  userId: string,
  { id: groupId, ...request }: CreateRequest,
  correlationId: string,
): Promise<Group> {
  const { groups, members, storage } = deps;
  if (isTakenName(request.name)) throw new AppError('name_taken');
  const before = await readMade(deps, userId, groupId);
  if (before) return before;
  await deps.quotas.spend(userId, 'groups-made');
  const membership = await newMembership(deps, userId, groupId);
  const createdAt = membership.joinedAt;
  const row = { ...request, groupId, ownerId: userId, memberCount: 1, invite: deps.newInvite(), createdAt };
  const refused = await refusedBy(
    transact(storage.documents, [
      groups.createItem(row),
      ...members.joinItems(membership, maximumGroups),
      activePersonItem(storage, userId),
      outboxItem(storage, 'GroupJoined', { userId, cause: { correlationId, depth: 0 }, data: { groupId } }),
    ]),
  );
  if (refused.length === 0) return presentGroup(row, userId, true);
  const faster = await readMade(deps, userId, groupId);
  if (faster) return faster;
  throw new AppError(refused.includes(0) || refused.includes(3) ? 'group_not_found' : 'too_many_groups');
}
