import { createGroupsAuditRepository } from '../../../functions/groups/groups-audit-repository';
import { createGroupsRepository } from '../../../functions/groups/groups-repository';
import { createMembersRepository } from '../../../functions/groups/members-repository';
import { secondsIn, tallyOf, weeksAround } from '../../../functions/groups/rules/tally';
import { isOnBoards } from '../../../functions/people/public';
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

/** What someone's memberships say about them, from which their groups are ordered and the weeks of those are summed. */
export function createLookAtTallies(storage: Storage) {
  const members = createMembersRepository(storage);
  return ({ person, days, groups: { joined } }: PersonFacts): Difference[] => {
    const now = storage.clock.now();
    const isActive = person.state === 'active';
    const sources = {
      points: isOnBoards(person) ? person.totalPoints : null,
      days: isActive ? [...days.values()] : [],
    };
    return joined.flatMap((seen) => {
      const right = tallyOf(sources, seen.countsFrom, now);
      const mend = byWriting(storage, () => [members.tallyItem(seen, right)]);
      const of = (what: string) => `${what} in group ${seen.groupId}`;
      return [
        ...differs(of('points'), [seen.points ?? 'hidden', right.points ?? 'hidden'], mend),
        ...weeksAround(now).flatMap((week) =>
          differs(of(`seconds from ${week}`), [secondsIn(seen, week), secondsIn(right, week)], mend),
        ),
      ];
    });
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
