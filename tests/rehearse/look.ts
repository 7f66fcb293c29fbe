import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { friendsContract } from '../../shared/contracts/friends';
import { manifest } from '../../functions/manifest';
import { underStoredNames } from '../../infra/local/database/restored-tables';
import { rowsOf, type StoredRow } from '../support/table-rows';
import type { TestUser } from '../support/sign-in';
import { pointsOf, spendDay, type Hours } from './life';
import { keyOf, type Database } from './recovery';

type Restored = Readonly<Record<string, string>>;

/**
 * One line for each table in use that still holds a row of someone who left. Other people's notifications may name them,
 * as a former member, until they expire.
 */
export async function findTraces(
  { documents }: Database,
  userId: string,
  restored: Restored,
): Promise<string[]> {
  const inUse = [...Object.keys(underStoredNames(manifest.tables, restored)), 'user-pool'];
  const problems: string[] = [];
  for (const table of inUse) {
    const held = (await rowsOf(documents, table)).filter(
      (row) =>
        JSON.stringify(row).includes(userId) && (row['userId'] === userId || row['expiresAt'] === undefined),
    );
    if (held.length > 0) problems.push(`${table} holds rows of someone who left: ${held.length}`);
  }
  return problems;
}

/** What a restore does not bring back: the rows that were written since the recovery point. */
export function lostSince(
  before: ReadonlyMap<string, readonly StoredRow[]>,
  point: ReadonlyMap<string, readonly StoredRow[]>,
): string[] {
  return [...before].map(([table, rows]) => {
    const kept = new Map((point.get(table) ?? []).map((row) => [keyOf(table, row), JSON.stringify(row)]));
    const missing = rows.filter((row) => !kept.has(keyOf(table, row))).length;
    const older = rows.filter((row) => {
      const text = kept.get(keyOf(table, row));
      return text !== undefined && text !== JSON.stringify(row);
    }).length;
    return `${table}: rows written since and lost: ${missing}, rows as they were before: ${older}`;
  });
}

/** One line for everything that someone's board, friends, or next workout gets wrong. */
export async function findWrong(
  user: TestUser,
  { points, friendId, hours }: { points: number; friendId: string | null; hours: Hours },
): Promise<string[]> {
  await user.signIn();
  const { me } = await user.call(leaderboardsContract.readGlobalLeaderboard);
  const { friends } = await user.call(friendsContract.listFriends);
  const found = await pointsOf(user);
  await spendDay(user, hours);
  const isFriend = friendId === null || friends.some(({ id }) => id === friendId);
  return [
    ...(found === points ? [] : [`${user.email} has ${found} points instead of ${points}`]),
    ...(me?.totalPoints === points ? [] : [`the board says ${me?.totalPoints} points instead of ${points}`]),
    ...(isFriend ? [] : [`${user.email} lost a friend`]),
  ];
}

/** Whether an account can still be signed in to. */
export const canSignIn = (user: TestUser): Promise<boolean> =>
  user.signIn().then(
    () => true,
    () => false,
  );
