import { decideAgain } from '../platform/storage/retries';
import { transact, type TransactItem } from '../platform/storage/transact';
import type { GroupsDeps } from './groups-deps';
import type { GroupRow } from './groups-repository';

/** The owner's way out: the longest member follows, and a group without any closes. */
async function ownerLeaves({ groups, members }: GroupsDeps, row: GroupRow): Promise<TransactItem[]> {
  const { groupId, ownerId } = row;
  const others = (await members.listIn(groupId)).filter(({ userId }) => userId !== ownerId);
  const [successor] = others;
  if (!successor) return [groups.closeItem(groupId, ownerId)];
  return [
    groups.handOverItem(groupId, ownerId, successor.userId),
    members.memberItem(successor.userId, groupId),
  ];
}

/**
 * Leaves a group; nothing for somebody who is in it no more. The counts are kept in the same transaction, that of the person's groups
 * unless their account goes with it.
 */
export function leaveGroup(
  deps: GroupsDeps,
  userId: string,
  groupId: string,
  { forGood = false } = {},
): Promise<void> {
  const { groups, members, storage } = deps;
  return decideAgain(async () => {
    const [membership, row] = await Promise.all([members.read(userId, groupId), groups.read(groupId)]);
    if (!membership) return;
    const ofGroup =
      row?.ownerId === userId
        ? await ownerLeaves(deps, row)
        : row
          ? [groups.removeMemberItem(groupId, userId)]
          : [];
    await transact(storage.documents, [
      members.leaveItem(userId, groupId),
      ...(forGood ? [] : [members.uncountItem(userId)]),
      ...ofGroup,
    ]);
  });
}
