import { maximumGroups, maximumMembers, type Group } from '../../shared/contracts/groups';
import { activePersonItem } from '../people/public';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { ConditionFailed, refusedBy } from '../platform/storage/conditions';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { findGroup } from './find-group';
import type { GroupsDeps } from './groups-deps';
import { newMembership } from './new-membership';
import { presentGroup } from './present-group';

/** Joins a public group, or a private one by invitation, and counts the member in the same transaction. */
export function joinGroup(
  deps: GroupsDeps,
  userId: string,
  { groupId, invite = '' }: { groupId: string; invite?: string | undefined },
  correlationId: string,
): Promise<Group> {
  const { groups, members, storage } = deps;
  return decideAgain(async () => {
    const { row, standing } = await findGroup(deps, userId, groupId, invite);
    if (standing === 'member') return presentGroup(row, userId, true);
    if (standing === 'removed') throw new AppError('removed_from_group');
    if (row.memberCount >= maximumMembers) throw new AppError('group_full');
    const membership = await newMembership(deps, userId, groupId);
    const joined = { userId, cause: { correlationId, depth: 0 }, data: { groupId } };
    const refused = await refusedBy(
      transact(storage.documents, [
        groups.addMemberItem(groupId, invite, maximumMembers),
        ...members.joinItems(membership, maximumGroups),
        activePersonItem(storage, userId),
        outboxItem(storage, 'GroupJoined', joined),
      ]),
    );
    if (refused.length === 0) return presentGroup({ ...row, memberCount: row.memberCount + 1 }, userId, true);
    if (refused.includes(2) && !refused.includes(1)) throw new AppError('too_many_groups');
    if (refused.includes(3)) throw new AppError('group_not_found');
    // The group changed, or a repeat was faster: reading again tells which.
    throw new ConditionFailed(refused);
  });
}
