import type { DomainEvent } from '../../shared/events/catalogue';
import type { GroupsDeps } from './groups-deps';
import { leaveGroup } from './leave-group';

/** Takes an account that is being deleted out of every group, so that counts and owners stay right. */
export const onAccountDeleted =
  (deps: GroupsDeps) =>
  async ({ userId }: DomainEvent<'AccountDeleted'>): Promise<void> => {
    for (const { groupId } of await deps.members.listOf(userId))
      await leaveGroup(deps, userId, groupId, { forGood: true });
  };
