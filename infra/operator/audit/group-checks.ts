import { createGroupsAuditRepository } from '../../../functions/groups/groups-audit-repository';
import { createGroupsRepository } from '../../../functions/groups/groups-repository';
import { createMembersRepository } from '../../../functions/groups/members-repository';
import type { Storage } from '../../../functions/platform/storage/storage';
import { byWriting, differs, pageSize, type Check, type Difference } from './difference';
import type { PersonFacts } from './person-facts';

/** Someone's memberships in deleted groups, and their number of groups. */
export function createLookAtMemberships(storage: Storage) {
  const members = createMembersRepository(storage);
  const counts = createGroupsAuditRepository(storage);
  return ({ person: { userId }, groups: { counted, joined, missing } }: PersonFacts): Difference[] => {
    const right = joined.length - missing.length;
    const mend = byWriting(storage, () => [
      counts.correctPersonItem(userId, counted, right),
      ...missing.map((groupId) => members.leaveItem(userId, groupId)),
    ]);
    return [
      ...missing.flatMap((groupId) => differs(`group ${groupId}`, ['a member', 'no such group'], mend)),
      ...differs('groups', [counted, right], mend),
    ];
  };
}

/** Each group's member count, and that its owner is a member. */
export function groupsCheck(storage: Storage): Check {
  const groups = createGroupsRepository(storage);
  const members = createMembersRepository(storage);
  const counts = createGroupsAuditRepository(storage);

  async function examine(groupId: string): Promise<Difference[]> {
    const group = await groups.read(groupId);
    if (!group) return [];
    const { members: inIt } = await members.listIn(groupId);
    const mend = byWriting(storage, () => [counts.correctGroupItem(groupId, group.memberCount, inIt.length)]);
    const isIn = inIt.some(({ userId }) => userId === group.ownerId);
    return [
      ...differs('members', [group.memberCount, inIt.length], mend),
      ...differs('owner', [isIn ? 'a member' : group.ownerId, 'a member'], null),
    ];
  }

  return {
    subjects: 'groups',
    async *pages() {
      for await (const page of counts.pages(pageSize))
        yield page.map((groupId) => ({ about: `group ${groupId}`, examine: () => examine(groupId) }));
    },
  };
}
