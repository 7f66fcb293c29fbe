import type { Group } from '../../shared/contracts/groups';
import { isTakenName } from '../people/rules/taken-names';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { refusedBy } from '../platform/storage/conditions';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { findOwnGroup } from './find-group';
import type { GroupsDeps } from './groups-deps';
import type { GroupChanges } from './groups-repository';
import { presentGroup } from './present-group';

/** Who asks, about which group. */
interface Target {
  userId: string;
  groupId: string;
}

export function changeGroup(
  deps: GroupsDeps,
  { userId, groupId }: Target,
  changes: GroupChanges,
): Promise<Group> {
  return decideAgain(async () => {
    const row = await findOwnGroup(deps, userId, groupId);
    const { name = row.name } = changes;
    if (name !== row.name && isTakenName(name)) throw new AppError('name_taken');
    await transact(deps.storage.documents, [deps.groups.changeItem(groupId, userId, changes)]);
    return presentGroup({ ...row, ...changes }, userId, true);
  });
}

/** The current invitation, or a new one that replaces it. */
export function inviteToGroup(
  deps: GroupsDeps,
  { userId, groupId }: Target,
  renew: boolean,
): Promise<{ invite: string }> {
  return decideAgain(async () => {
    const { invite } = await findOwnGroup(deps, userId, groupId);
    if (!renew) return { invite };
    const renewed = { invite: deps.newInvite() };
    await transact(deps.storage.documents, [deps.groups.changeItem(groupId, userId, renewed)]);
    return renewed;
  });
}

/** The group disappears immediately; the event removes its memberships. */
export function deleteGroup(
  deps: GroupsDeps,
  { userId, groupId }: Target,
  correlationId: string,
): Promise<{ id: string }> {
  const { groups, storage } = deps;
  return decideAgain(async () => {
    await findOwnGroup(deps, userId, groupId);
    const deleted = { userId, cause: { correlationId, depth: 0 }, data: { groupId } };
    await transact(storage.documents, [
      groups.deleteItem(groupId, userId),
      outboxItem(storage, 'GroupDeleted', deleted),
    ]);
    return { id: groupId };
  });
}

/** Removes someone else from the caller's group until they are let back in, and renews its invitation. */
export function removeGroupMember(
  deps: GroupsDeps,
  { userId, groupId }: Target,
  memberId: string,
): Promise<{ id: string }> {
  const { groups, members, storage } = deps;
  return decideAgain(async () => {
    const row = await findOwnGroup(deps, userId, groupId);
    const isOther = memberId !== userId && (await members.read(memberId, groupId)) === 'member';
    if (!isOther) throw new AppError('group_member_not_found');
    await transact(storage.documents, [
      members.removeItem(memberId, groupId),
      members.uncountItem(memberId),
      groups.expelItem(row, deps.newInvite()),
    ]);
    return { id: groupId };
  });
}

/** Lets someone who was removed join again. */
export async function allowGroupMember(
  deps: GroupsDeps,
  { userId, groupId }: Target,
  memberId: string,
): Promise<{ id: string }> {
  const { members, storage } = deps;
  await findOwnGroup(deps, userId, groupId);
  const refused = await refusedBy(transact(storage.documents, [members.allowItem(memberId, groupId)]));
  if (refused.length > 0) throw new AppError('group_member_not_found');
  return { id: groupId };
}
