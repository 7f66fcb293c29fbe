import type { DomainEvent } from '../../shared/events/catalogue';
import type { GroupsDeps } from './groups-deps';
import { refusedBy } from '../platform/storage/conditions';
import { transact } from '../platform/storage/transact';
import { leaveGroup } from './leave-group';

/** Deletes the memberships and removals left over from a deleted group. */
export const onGroupDeleted =
  (deps: GroupsDeps) =>
  async ({ data: { groupId } }: DomainEvent<'GroupDeleted'>): Promise<void> => {
    const { groups, storage } = deps;
    if (await groups.read(groupId)) return;
    const { members, removedIds } = await deps.members.listIn(groupId);
    for (const { userId } of members) await leaveGroup(deps, userId, groupId);
    for (const userId of removedIds)
      await refusedBy(transact(storage.documents, [deps.members.allowItem(userId, groupId)]));
  };
