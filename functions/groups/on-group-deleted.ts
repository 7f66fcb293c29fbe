import type { DomainEvent } from '../../shared/events/catalogue';
import type { GroupsDeps } from './groups-deps';
import { leaveGroup } from './leave-group';

/** Takes away the memberships of a group that is gone. */
export const onGroupDeleted =
  (deps: GroupsDeps) =>
  async ({ data: { groupId } }: DomainEvent<'GroupDeleted'>): Promise<void> => {
    for (const { userId } of await deps.members.listIn(groupId)) await leaveGroup(deps, userId, groupId);
  };
