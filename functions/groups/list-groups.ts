import type { ResponseOf } from '../../shared/contracts/endpoint';
import type { groupsContract } from '../../shared/contracts/groups';
import { AppError } from '../platform/errors';
import type { GroupsDeps } from './groups-deps';
import type { GroupRow } from './groups-repository';
import { presentGroup } from './present-group';

const pageSize = 10;
const cursorPattern = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9A-Z]{26})$/;

const cursorOf = ({ createdAt, groupId }: GroupRow) => `${createdAt}_${groupId}`;

function placeAfter(cursor: string | undefined) {
  if (cursor === undefined) return null;
  const [, createdAt, groupId] = cursorPattern.exec(cursor) ?? [];
  if (!createdAt || !groupId) throw new AppError('invalid_request', 'cursor: not valid');
  return { createdAt, groupId };
}

/**
 * Someone's own groups by name, and a page of the public ones, newest first, without those owned by people who blocked
 * them or were blocked.
 */
export async function listGroups(
  { groups, members, readBlockedEitherWay }: GroupsDeps,
  userId: string,
  cursor: string | undefined,
): Promise<ResponseOf<typeof groupsContract.listGroups>> {
  const after = placeAfter(cursor);
  const [memberships, page] = await Promise.all([members.listOf(userId), groups.listPublic(pageSize, after)]);
  const ownIds = new Set(memberships.map(({ groupId }) => groupId));
  const [own, hidden] = await Promise.all([
    groups.readMany([...ownIds]),
    readBlockedEitherWay(
      userId,
      page.rows.map(({ ownerId }) => ownerId),
    ),
  ]);
  const isShown = ({ groupId, ownerId }: GroupRow) => ownIds.has(groupId) || !hidden.has(ownerId);
  const last = page.rows.at(-1);
  return {
    own: own.map((row) => presentGroup(row, userId, true)).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    public: page.rows.filter(isShown).map((row) => presentGroup(row, userId, ownIds.has(row.groupId))),
    nextCursor: page.hasMore && last ? cursorOf(last) : null,
  };
}
