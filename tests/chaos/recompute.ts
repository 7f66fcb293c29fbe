import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { awardKeys, awardPoints, meetsGoal, usualGoalSeconds } from '../../shared/rules/awards';
import { factsOf, paidOf, type LedgerEntry } from '../../functions/points/rules/ledger';
import { treeDeltas } from '../../functions/leaderboards/rules/rank-tree';
import { addDays, localDateOf, localDateSchema, mondayOf } from '../../shared/rules/local-date';
import { tierOf } from '../../shared/rules/tiers';
import { groupedBy, rowsOf, type StoredRow } from '../support/table-rows';

type Rows = Map<string, StoredRow[]>;

const numberOf = (row: StoredRow | undefined, attribute: string) => Number(row?.[attribute] ?? 0);
const sumOf = (rows: readonly StoredRow[], attribute: string) =>
  rows.reduce((sum, row) => sum + numberOf(row, attribute), 0);

function unlike(what: string, there: unknown, wanted: unknown): string[] {
  const [is, must] = [JSON.stringify(there), JSON.stringify(wanted)];
  return is === must ? [] : [`${what}: ${is} instead of ${must}`];
}

interface Sources {
  workouts: StoredRow[];
  dances: StoredRow[];
  meals: StoredRow[];
}

const isPaidDance = (row: StoredRow) =>
  row.reachedLastMove === true && Number(row.trackedShare) >= 0.5 && row.camera === true;

/** The goal that the day's first activity fixed; null if there was none. */
const goalOf = (row: StoredRow | undefined) =>
  row?.goalSeconds === null ? null : Number(row?.goalSeconds ?? usualGoalSeconds);

/** What one day must contain and earn, according to what was done on it and its goal. */
function dayOf(date: string, { workouts, dances, meals }: Sources, goalSeconds: number | null) {
  const of = (rows: readonly StoredRow[]) => rows.filter(({ localDate }) => localDate === date);
  const [trained, danced] = [of(workouts), of(dances)];
  const eaten = meals.filter((meal) => meal.date === date).length;
  const activeSeconds = sumOf(trained, 'activeSeconds') + sumOf(danced, 'activeSeconds');
  const points =
    awardPoints.workout_completed * Math.min(3, trained.length) +
    awardPoints.meal_log * Math.min(4, eaten) +
    (danced.some(isPaidDance) ? awardPoints.dance_session : 0) +
    (meetsGoal({ activeSeconds, goalSeconds }) ? awardPoints.daily_goal : 0);
  const day = {
    workouts: trained.length,
    dances: danced.filter(({ reachedLastMove }) => reachedLastMove === true).length,
    activeSeconds,
    caloriesKcal: sumOf(trained, 'caloriesBurned') + sumOf(danced, 'caloriesBurned'),
  };
  return { day, points };
}

function daysAndPoints(userId: string, sources: Sources, stored: readonly StoredRow[]) {
  const dates = new Set(
    [...sources.workouts, ...sources.dances, ...sources.meals].map((row) =>
      String(row.localDate ?? row.date),
    ),
  );
  let points = 0;
  const problems: string[] = [];
  for (const date of dates) {
    const row = stored.find(({ localDate }) => localDate === date);
    const expected = dayOf(date, sources, goalOf(row));
    points += expected.points;
    const there = Object.fromEntries(Object.keys(expected.day).map((name) => [name, numberOf(row, name)]));
    problems.push(...unlike(`day ${date} of ${userId}`, there, expected.day));
  }
  return { points, problems };
}

/** One person's totals, calculated from what they did: fewer than seven days, so no streak is paid. */
function comparePerson(userId: string, person: StoredRow, tables: Record<string, Rows>): string[] {
  const rows = (table: string) => (tables[table]?.get(userId) ?? []).filter((row) => !row.removedAt);
  const sources = {
    workouts: rows('workout-sessions').filter(({ counted }) => counted === true),
    dances: rows('dance-sessions').filter(({ completedAt }) => Boolean(completedAt)),
    // Their IDs begin with their day.
    meals: rows('food-logs')
      .filter(({ kind }) => kind === 'meal')
      .map((row) => ({ ...row, date: String(row.logId).slice(0, 'yyyy-mm-dd'.length) })),
  };
  const { points, problems } = daysAndPoints(userId, sources, rows('activity-days'));
  const workouts = sources.workouts.length;
  const ledger = rows('points-transactions');
  const paidFacts = paidOf(factsOf(ledger as unknown as LedgerEntry[]));
  const paid = sources.workouts.filter(({ localDate, sessionId }) =>
    paidFacts.some(({ awardKey }) => awardKey === awardKeys.workout(String(localDate), String(sessionId))),
  );
  // Only what a day pays counts toward milestones.
  const milestones = paid.length >= 50 ? 900 : paid.length >= 10 ? 150 : 0;
  return [
    ...problems,
    ...unlike(`workouts of ${userId}`, numberOf(person, 'workoutsCompleted'), workouts),
    ...unlike(`points of ${userId}`, numberOf(person, 'totalPoints'), points + milestones),
    ...unlike(`ledger of ${userId}`, sumOf(ledger, 'points'), points + milestones),
    ...unlike(`paid workouts of ${userId}`, paidFacts.filter(isOfWorkout).length, paid.length),
    ...compareTier(userId, numberOf(person, 'totalPoints'), rows('notifications')),
  ];
}

const isOfWorkout = ({ awardKey }: LedgerEntry) => awardKey.startsWith(awardKeys.workouts);

/** Each tier is announced once, including the one someone is in now. */
function compareTier(userId: string, points: number, notifications: readonly StoredRow[]): string[] {
  const told = notifications.flatMap(({ kind, facts }) =>
    kind === 'tier' ? [String((facts as { tier?: string }).tier)] : [],
  );
  const tier = tierOf(points);
  const isTold = tier === 'Bronze' || told.includes(tier);
  return [
    ...(new Set(told).size === told.length ? [] : [`${userId} was told of a tier twice: ${told.join(', ')}`]),
    ...(isTold ? [] : [`${userId} was not told of ${tier}`]),
  ];
}

function compareBoard(people: readonly StoredRow[], board: Rows): string[] {
  const counted = people.filter(({ visible, totalPoints }) => visible === true && Number(totalPoints) > 0);
  const tree = treeDeltas(
    counted.map(({ totalPoints }) => ({ oldTotal: null, newTotal: Number(totalPoints) })),
  );
  const nodes = [...new Set([...tree.keys(), ...[...board.keys()].filter((pk) => pk.startsWith('N#'))])];
  return [
    ...counted.flatMap(({ userId, totalPoints, version }) => {
      const row = board.get(`U#${String(userId)}`)?.[0];
      const there = { points: row?.points, version: row?.version };
      return unlike(`standing of ${String(userId)}`, there, { points: totalPoints, version });
    }),
    ...nodes.flatMap((pk) => {
      const row = Object.entries(board.get(pk)?.[0] ?? {});
      const there = row.filter(([name, count]) => /^c\d+$/.test(name) && count !== 0);
      const wanted = [...(tree.get(pk) ?? [])].map(([child, count]) => [`c${child}`, count]);
      return unlike(`node ${pk}`, there.map(String).toSorted(), wanted.map(String).toSorted());
    }),
  ];
}

function compareFriends(friends: readonly StoredRow[], notifications: readonly StoredRow[]): string[] {
  const mirror: Record<string, string> = {
    requested: 'received',
    received: 'requested',
    accepted: 'accepted',
  };
  const sides = new Map(
    friends.map(({ userId, friendId, status }) => [`${String(userId)} ${String(friendId)}`, String(status)]),
  );
  const told = notifications.flatMap(({ kind, userId, actorId }) =>
    kind === 'friendAccepted' ? [[String(userId), String(actorId)].toSorted().join(' ')] : [],
  );
  return [...sides].flatMap(([pair, status]) => {
    const [person = '', friend = ''] = pair.split(' ');
    const other = unlike(`mirror of ${pair}`, sides.get(`${friend} ${person}`), mirror[status]);
    if (status !== 'accepted' || person > friend) return other;
    return [...other, ...unlike(`news of ${pair}`, told.filter((each) => each === pair).length, 1)];
  });
}

/** What a membership knows: the points others may see, and active seconds by week since the day of joining; older weeks go. */
function compareTally(row: StoredRow, person: StoredRow | undefined, days: readonly StoredRow[]): string[] {
  const since = addDays(mondayOf(localDateOf(new Date(), 'UTC')), -7);
  const weeks: Record<string, number> = {};
  for (const day of days) {
    const date = localDateSchema.parse(day.localDate);
    const seconds = numberOf(day, 'activeSeconds');
    if (seconds > 0 && date >= String(row.countsFrom))
      weeks[mondayOf(date)] = (weeks[mondayOf(date)] ?? 0) + seconds;
  }
  const points = person?.visible === true ? person.totalPoints : null;
  const sorted = (of: unknown) =>
    Object.entries(of as object)
      .filter(([week]) => week >= since)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return unlike(
    `tally of ${String(row.userId)} in ${String(row.groupId)}`,
    [row.points, sorted(row.weeks ?? {})],
    [points, sorted(weeks)],
  );
}

/** Whoever trained in a week is in its league, with an hour and a half of each day at most. */
function compareLeagues(members: readonly StoredRow[], days: Rows, userIds: ReadonlySet<string>): string[] {
  const there = new Map(members.map((row) => [`${String(row.userId)} ${String(row.week)}`, row]));
  return [...userIds].flatMap((userId) => {
    const weeks = new Map<string, number>();
    for (const day of days.get(userId) ?? []) {
      const week = mondayOf(localDateSchema.parse(day.localDate));
      weeks.set(week, (weeks.get(week) ?? 0) + Math.min(5_400, numberOf(day, 'activeSeconds')));
    }
    return [...weeks].flatMap(([week, seconds]) =>
      unlike(
        `league seconds of ${userId} in ${week}`,
        numberOf(there.get(`${userId} ${week}`), 'activeSeconds'),
        seconds,
      ),
    );
  });
}

function compareGroups(
  groups: readonly StoredRow[],
  members: readonly StoredRow[],
  people: readonly StoredRow[],
  days: Rows,
): string[] {
  const joined = members.filter(({ groupId }) => !String(groupId).startsWith('#'));
  const counted = new Map(members.map((row) => [`${String(row.userId)} ${String(row.groupId)}`, row]));
  const byPerson = groupedBy(joined, 'userId');
  return [
    ...groups.flatMap(({ groupId, memberCount }) =>
      unlike(
        `members of ${String(groupId)}`,
        memberCount,
        joined.filter((row) => row.groupId === groupId).length,
      ),
    ),
    ...[...byPerson].flatMap(([userId, rows]) =>
      unlike(`groups of ${userId}`, counted.get(`${userId} #count`)?.groupCount, rows.length),
    ),
    ...joined.flatMap((row) => {
      const person = people.find(({ userId }) => userId === row.userId);
      return compareTally(row, person, days.get(String(row.userId)) ?? []);
    }),
  ];
}

const personal = [
  'activity-days',
  'dance-sessions',
  'food-logs',
  'notifications',
  'points-transactions',
  'workout-sessions',
];

/** Recalculates every total, standing, mirror, and count from its sources; one line for each difference. */
export async function recompute(
  documents: DynamoDBDocumentClient,
  userIds: ReadonlySet<string>,
): Promise<string[]> {
  const read = (table: string) => rowsOf(documents, table);
  const tables: Record<string, Rows> = {};
  for (const table of personal) tables[table] = groupedBy(await read(table), 'userId');
  const people = await read('people');
  const own = people.filter(({ userId }) => userIds.has(String(userId)));
  const isOwn = ({ userId }: StoredRow) => userIds.has(String(userId));
  const notifications = (await read('notifications')).filter(isOwn);
  return [
    ...own.flatMap((person) => comparePerson(String(person.userId), person, tables)),
    ...compareBoard(people, groupedBy(await read('leaderboard'), 'pk')),
    ...compareFriends((await read('friends')).filter(isOwn), notifications),
    ...compareLeagues(await read('league-members'), tables['activity-days'] ?? new Map(), userIds),
    ...compareGroups(
      await read('groups'),
      await read('group-members'),
      people,
      tables['activity-days'] ?? new Map(),
    ),
  ];
}
