import type { Group } from '../../shared/contracts/groups';
import type { NewGroup } from './groups-repository';

/** A group as a member or a stranger sees it. */
export function presentGroup(row: NewGroup, userId: string, isMember: boolean): Group {
  const { groupId: id, name, description, isPublic, ownerId } = row;
  const role = ownerId === userId ? 'owner' : isMember ? 'member' : null;
  // A wrong count must not fail the page for everyone.
  const memberCount = Math.max(0, row.memberCount);
  return { id, name, description, isPublic, memberCount, role };
}
