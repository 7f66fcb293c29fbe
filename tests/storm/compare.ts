import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { treeDeltas } from '../../functions/leaderboards/rules/rank-tree';
import { auditOf } from '../support/audit';
import { groupedBy, rowsOf, type StoredRow } from '../support/table-rows';
import { expectedRows } from './friendships';
import type { Told } from './held-events';
import { expectedOf, rankedSecondsOf, type Trainee } from './plan';
import type { Storm } from './storm';

type Differences = string[];
/** People, and what they did. */
type Trained = Pick<Storm, 'cloud'> & { trainees: readonly Pick<Trainee, 'user' | 'plan'>[] };

/** One line if the result differs from what it must be. */
function unlike(what: string, there: unknown, wanted: unknown): Differences {
  const [is, must] = [JSON.stringify(there), JSON.stringify(wanted)];
  return is === must ? [] : [`${what}: ${is} instead of ${must}`];
}

const only = (rows: Map<string, StoredRow[]>, key: string) => rows.get(key)?.[0];
const sumOf = (rows: readonly StoredRow[] = [], attribute: string) =>
  rows.reduce((sum, row) => sum + Number(row[attribute]), 0);

export async function compareTotals({ cloud, trainees }: Trained): Promise<Differences> {
  const people = groupedBy(await rowsOf(cloud.documents, 'people'), 'userId');
  const ledger = groupedBy(await rowsOf(cloud.documents, 'points-transactions'), 'userId');
  return trainees.flatMap(({ user: { userId }, plan }) => {
    const expected = expectedOf(plan);
    const person = only(people, userId) ?? {};
    // Whoever never did any has none of them.
    const { totalPoints: points = 0, workoutsCompleted: workouts = 0, longestStreak: longest = 0 } = person;
    const there = { points, workouts, longest };
    const paid = sumOf(ledger.get(userId), 'points');
    return [
      ...unlike(`totals of ${userId}`, there, expected),
      ...unlike(`ledger of ${userId}`, paid, expected.points),
    ];
  });
}

/** For each person on the board, by ID: the counted standing derived from the person's row. */
async function standingsOf({ cloud }: Pick<Storm, 'cloud'>) {
  const people = await rowsOf(cloud.documents, 'people');
  return new Map(people.map((row) => [String(row.userId), Number(row.totalPoints)]));
}

export async function compareStandings(storm: Trained): Promise<Differences> {
  const { cloud, trainees } = storm;
  const rows = groupedBy(await rowsOf(cloud.documents, 'leaderboard'), 'pk');
  const totals = await standingsOf(storm);
  const counted = [...totals.values()].filter((total) => total > 0);
  const tree = treeDeltas(counted.map((newTotal) => ({ oldTotal: null, newTotal })));
  const differences: Differences = [];
  for (const [pk, [row = {}]] of rows) {
    if (!pk.startsWith('N#')) continue;
    const there = Object.entries(row).flatMap(([name, count]) =>
      /^c\d+$/.test(name) && count !== 0 ? [[Number(name.slice(1)), count] as const] : [],
    );
    const wanted = [...(tree.get(pk) ?? [])];
    const byChild = (a: readonly unknown[], b: readonly unknown[]) => Number(a[0]) - Number(b[0]);
    differences.push(...unlike(`node ${pk}`, there.toSorted(byChild), wanted.toSorted(byChild)));
  }
  for (const [nodeId] of tree) if (!rows.has(nodeId)) differences.push(`node ${nodeId} is missing`);
  for (const { user } of trainees) {
    const own = totals.get(user.userId) ?? 0;
    const { me } = await user.call(leaderboardsContract.readGlobalLeaderboard);
    const there = me && { rank: me.rank, points: me.totalPoints };
    const rank = 1 + counted.filter((total) => total > own).length;
    differences.push(...unlike(`rank of ${user.userId}`, there, own > 0 ? { rank, points: own } : null));
  }
  return differences;
}

export async function compareFriends({ cloud, pairs }: Storm): Promise<Differences> {
  const rows = await rowsOf(cloud.documents, 'friends');
  const there = rows.map((row) => `${String(row.userId)} ${String(row.friendId)} ${String(row.status)}`);
  return unlike('friends', there.toSorted(), pairs.flatMap(expectedRows).toSorted());
}

/** Who must have been told about an event, once everything has settled. */
function recipientsOf({ type, userId, data }: Told, sides: ReadonlyMap<string, string>): string[] {
  const friendId = String(data.friendId);
  if (type === 'TierReached') return [userId];
  if (type === 'FriendRequested') return sides.get(`${friendId} ${userId}`) === 'received' ? [friendId] : [];
  if (type === 'FriendAccepted') return sides.get(`${friendId} ${userId}`) === 'accepted' ? [friendId] : [];
  if (type !== 'WorkoutShared') return [];
  const prefix = `${userId} `;
  return [...sides].flatMap(([pair, status]) =>
    pair.startsWith(prefix) && status === 'accepted' ? [pair.slice(prefix.length)] : [],
  );
}

export async function compareNotifications({ cloud, pairs, told }: Storm): Promise<Differences> {
  const sides = new Map(
    pairs.flatMap(expectedRows).map((row) => {
      const [person, friend, status = ''] = row.split(' ');
      return [`${person} ${friend}`, status] as const;
    }),
  );
  const wanted = [...told.values()].flatMap((event) =>
    recipientsOf(event, sides).map((recipient) => `${recipient} ${event.id}`),
  );
  const rows = await rowsOf(cloud.documents, 'notifications');
  const there = rows.map((row) => `${String(row.userId)} ${String(row.notificationId)}`);
  return unlike('notifications', there.toSorted(), wanted.toSorted());
}

/** The weeks' time. */
export async function compareLeagues({ cloud, trainees }: Trained): Promise<Differences> {
  const members = groupedBy(await rowsOf(cloud.documents, 'league-members'), 'userId');
  return trainees.flatMap(({ user: { userId }, plan }) => {
    const weeks = members.get(userId) ?? [];
    return unlike(`league seconds of ${userId}`, sumOf(weeks, 'activeSeconds'), rankedSecondsOf(plan));
  });
}

/** Each tier's moment once. */
export async function compareMoments({ cloud, told }: Pick<Storm, 'cloud' | 'told'>): Promise<Differences> {
  const moments = await rowsOf(cloud.documents, 'moments');
  const tiers = [...told.values()].flatMap(({ type, userId, data }) =>
    type === 'TierReached' ? [`${userId} tier-${String(data.tier)}`] : [],
  );
  const kept = moments.map((row) => `${String(row.userId)} ${String(row.momentId)}`);
  return unlike('moments', kept.toSorted(), [...new Set(tiers)].toSorted());
}

/** The findings of the operators' audit, which recounts everything from its sources. */
export const compareAudit = ({ cloud }: Pick<Storm, 'cloud'>): Promise<Differences> =>
  auditOf(cloud.documents);

export async function compareQueues({ cloud }: Pick<Storm, 'cloud'>): Promise<Differences> {
  const left = await rowsOf(cloud.documents, 'outbox');
  const waiting = Object.entries(cloud.bus.counts()).flatMap(([name, counts]) =>
    unlike(`queue of ${name}`, counts, { pending: 0, inFlight: 0, dead: 0 }),
  );
  return [...unlike('outbox', left.length, 0), ...waiting];
}
