import { maximumGroups, type Group } from '../../shared/contracts/groups';
import { AppError } from '../platform/errors';
import { refusedBy } from '../platform/storage/conditions';
import { transact } from '../platform/storage/transact';
import type { GroupsDeps } from './groups-deps';
import { presentGroup } from './present-group';

interface CreateRequest {
  id: string;
  name: string;
  description: string;
  isPublic: boolean;
}

/** Makes a group with its owner as the first member; a repeat of the id answers the one that is stored. */
export async function createGroup(
  { groups, members, storage, newInvite }: GroupsDeps,
  userId: string,
  { id: groupId, ...request }: CreateRequest,
): Promise<Group> {
  const createdAt = storage.clock.now().toISOString();
  const row = { ...request, groupId, ownerId: userId, memberCount: 1, invite: newInvite(), createdAt };
  const refused = await refusedBy(
    transact(storage.documents, [
      groups.createItem(row),
      ...members.joinItems({ userId, groupId, joinedAt: createdAt }, maximumGroups),
    ]),
  );
  if (refused.length === 0) return presentGroup(row, userId, true);
  const [stored, membership] = await Promise.all([groups.read(groupId), members.read(userId, groupId)]);
  if (stored && membership) return presentGroup(stored, userId, true);
  throw new AppError(stored ? 'group_not_found' : 'too_many_groups');
}
