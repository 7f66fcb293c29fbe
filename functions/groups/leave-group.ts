import { decideAgain } from '../platform/storage/retries';
import { transact, type TransactItem } from '../platform/storage/transact';
import type { GroupsDeps } from './groups-deps';
import type { GroupRow } from './groups-repository';

/** As many as fit into one transaction; a group with more removed people stays instead of closing. */
const mostForgotten = 90;

/** When the owner leaves, the longest-standing member follows; without one, the group closes. */
async function ownerLeaves({ groups, members }: GroupsDeps, row: GroupRow): Promise<TransactItem[]> {
  const { groupId, ownerId } = row;
  const inIt = await members.listIn(groupId);
  const successor = inIt.members.find(({ userId }) => userId !== ownerId);
  if (successor)
    return [groups.handOverItem(row, successor.userId), members.memberItem(successor.userId, groupId)];
  const removed = inIt.removedIds.slice(0, mostForgotten);
  return [groups.closeItem(groupId, ownerId), ...removed.map((userId) => members.allowItem(userId, groupId))];
}

/**
 * Leaves a group; does nothing for someone who is no longer in it. Counts change in the same transaction, except the
 * person's own when their account is being deleted.
 */
export function leaveGroup(
  deps: GroupsDeps,
  userId: string,
  groupId: string,
  { forGood = false } = {},
): Promise<void> {
  const { groups, members, storage } = deps;
  return decideAgain(async () => {
    const [standing, row] = await Promise.all([members.read(userId, groupId), groups.read(groupId)]);
    if (standing !== 'member') return;
    const ofGroup =
      row?.ownerId === userId ? await ownerLeaves(deps, row) : row ? [groups.leaveItem(row)] : [];
    await transact(storage.documents, [
      members.leaveItem(userId, groupId),
      ...(forGood ? [] : [members.uncountItem(userId)]),
      ...ofGroup,
    ]);
  });
}
