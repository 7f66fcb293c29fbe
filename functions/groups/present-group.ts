import type { Group } from '../../shared/contracts/groups';
import type { GroupRow } from './groups-repository';

/** A group as someone sees it who is a member or not. */
export function presentGroup(row: GroupRow, userId: string, isMember: boolean): Group {
  const { groupId: id, name, description, isPublic, ownerId } = row;
  const role = ownerId === userId ? 'owner' : isMember ? 'member' : null;
  // A count that went wrong must not take the page from everyone who is shown it.
  const memberCount = Math.max(0, row.memberCount);
  return { id, name, description, isPublic, memberCount, role };
}
