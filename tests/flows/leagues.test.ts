import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinLeague } from '../../functions/leagues/join-league';
import { boardIdOf, createLeagueBoardsRepository } from '../../functions/leagues/league-boards-repository';
import { createLeagueMembersRepository } from '../../functions/leagues/league-members-repository';
import { dueKeyOf } from '../../functions/platform/storage/due-keys';
import { ConditionFailed } from '../../functions/platform/storage/conditions';
import { decideAgain } from '../../functions/platform/storage/retries';
import { transact } from '../../functions/platform/storage/transact';
import { storageOn } from '../../infra/operator/storage';
import { accountContract } from '../../shared/contracts/account';
import { friendsContract } from '../../shared/contracts/friends';
import { leaguesContract } from '../../shared/contracts/leagues';
import { profileContract } from '../../shared/contracts/profile';
import {
  endOfLeagueWeek,
  leaguePlaces,
  leagueSize,
  leagueWeekOf,
} from '../../functions/leagues/rules/leagues';
import { localDateSchema, type LocalDate } from '../../shared/rules/local-date';
import { workoutsContract } from '../../shared/contracts/workouts';
import { awardedEvent, correctedEvent, deliver, putPerson } from '../support/award-points';
import { deliveryChaos, seededRandom } from '../support/chaos';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import { doWorkout } from '../support/workouts';

const minuteMs = 60_000;
const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => void (cloud = await startTestCloud({ chaos: deliveryChaos(seededRandom(7)) })));
afterAll(() => cloud.stop());

const week = () => leagueWeekOf(new Date(clock.now()));
const toNextWeek = () => clock.advance(endOfLeagueWeek(week()).getTime() - clock.now());

/** Each test begins its own week, so that no board has people from another. */
beforeEach(async () => {
  toNextWeek();
  clock.advance(10 * 60 * minuteMs);
  [maya, noah] = await Promise.all([
    signUpUser(cloud.origin, { name: 'Maya' }),
    signUpUser(cloud.origin, { name: 'Noah' }),
  ]);
});

const leagueOf = (user: TestUser) => user.call(leaguesContract.readLeague);
const rows = async (user: TestUser) =>
  (await leagueOf(user)).entries.map(({ name, rank, totalPoints }) => [rank, name, totalPoints]);
const workout = async (user: TestUser, minutes = 5) => {
  await doWorkout(user, clock, { minutes });
  await cloud.idle();
};
const closeWeek = async () => {
  await cloud.fireSchedule('leagues-close');
  await cloud.idle();
};
const show = (user: TestUser, showOnLeaderboards: boolean) =>
  user.call(profileContract.updateProfile, { body: { privacy: { showOnLeaderboards } } });

describe('A league', () => {
  it('is joined with the first points of a week, and says when it ends', async () => {
    expect(await leagueOf(maya)).toMatchObject({ name: null, entries: [], me: null, onBoards: true });
    await workout(maya);
    const league = await leagueOf(maya);
    expect(league).toMatchObject({ name: 'Easy league', me: { rank: 1, totalPoints: 50 }, lastWeek: null });
    expect(new Date(league.endsAt).getUTCDay()).toBe(1);
    expect(league.endsAt.endsWith('T00:00:00.000Z')).toBe(true);
  });

  it('ranks its people by the points of the week alone; equal ones share a place', async () => {
    await workout(maya);
    await workout(noah, 20);
    expect(await rows(maya)).toEqual([
      [1, 'Noah', 75],
      [2, 'Maya', 50],
    ]);
    await workout(maya, 20);
    toNextWeek();
    await workout(maya);
    await workout(noah);
    const now = await rows(maya);
    expect(now.map(([rank, , points]) => [rank, points])).toEqual([
      [1, 50],
      [1, 50],
    ]);
  });

  it('takes back what a removed workout brought; no one has less than nothing', async () => {
    await workout(maya, 20);
    const last = await doWorkout(noah, clock, { minutes: 20 });
    toNextWeek();
    await workout(maya, 20);
    const { id } = await doWorkout(noah, clock, { minutes: 5 });
    for (const each of [id, last.id])
      await noah.call(workoutsContract.removeWorkout, { params: { id: each } });
    await cloud.idle();
    expect(await rows(maya)).toEqual([
      [1, 'Maya', 75],
      [2, 'Noah', 0],
    ]);
  });

  it('puts people of similar effort together', async () => {
    for (let day = 0; day < 3; day += 1) {
      await workout(noah, 60);
      clock.advance(24 * 60 * minuteMs);
    }
    toNextWeek();
    await workout(maya);
    await workout(noah);
    expect((await leagueOf(noah)).name).toBe('Steady league');
    expect(await rows(noah)).toEqual([[1, 'Noah', 50]]);
    expect(await rows(maya)).toEqual([[1, 'Maya', 50]]);
  });

  it('tells who earned points, and no one else; the others see it when they look', async () => {
    await workout(noah);
    const [mine, other] = await Promise.all([openTestSocket(maya), openTestSocket(noah)]);
    await workout(maya);
    expect(await mine.next('league.changed')).toEqual({ type: 'league.changed' });
    expect(other.frames).toEqual([]);
    expect(await rows(noah)).toHaveLength(2);
    await Promise.all([mine.close(), other.close()]);
  });

  it('is left at once with the leaderboards, and found again as it stands', async () => {
    await workout(maya);
    await workout(noah);
    await show(maya, false);
    expect(await rows(noah)).toEqual([[1, 'Noah', 50]]);
    expect(await leagueOf(maya)).toMatchObject({ onBoards: false, name: null, entries: [], me: null });
    await show(maya, true);
    expect(await rows(noah)).toHaveLength(2);
  });

  it('is never joined by someone who left the leaderboards', async () => {
    await show(maya, false);
    await workout(maya);
    await workout(noah);
    expect(await rows(noah)).toEqual([[1, 'Noah', 50]]);
  });

  it('hides people who blocked each other, and no one’s place changes', async () => {
    await workout(maya, 20);
    await workout(noah);
    await noah.call(friendsContract.blockPerson, { params: { id: maya.userId } });
    expect(await rows(noah)).toEqual([[2, 'Noah', 50]]);
    expect(await rows(maya)).toEqual([[1, 'Maya', 75]]);
  });
});

describe('The points of a week', () => {
  const pointsOf = async (userId: string, of = week()) => {
    const Key = { userId, week: of };
    const { Item } = await cloud.documents.send(
      new GetCommand({ TableName: 'vita-local-league-members', Key }),
    );
    return Item ? Number(Item.pointsAfter) - Number(Item.pointsBefore) : null;
  };

  it('are exact whatever order events come in and however often', async () => {
    const random = seededRandom(31);
    const people = Array.from({ length: 12 }, (_, index) => `order-${index}`);
    const events = people.flatMap((userId) =>
      [50, 25, 50, 10, 100].map((points, index, all) => {
        const total = 700 + all.slice(0, index + 1).reduce((sum, each) => sum + each, 0);
        return awardedEvent({ userId, points, total });
      }),
    );
    for (const userId of people) await putPerson(cloud.documents, userId);
    await deliver([...events, ...events].toSorted(() => random() - 0.5));
    await cloud.idle();
    for (const userId of people) expect(await pointsOf(userId)).toBe(235);
  });

  it('are exact even where some were taken back in between', async () => {
    const random = seededRandom(32);
    const people = Array.from({ length: 12 }, (_, index) => `back-${index}`);
    const events = people.flatMap((userId) => {
      let total = 700;
      return [50, -10, 25, -50, 10].map((points, index) => {
        total += points;
        const award = { userId, points, total, version: index + 2 };
        const event = correctedEvent(award);
        return points < 0 ? event : { ...event, type: 'PointsAwarded' as const };
      });
    });
    for (const userId of people) await putPerson(cloud.documents, userId, { version: 6, totalPoints: 725 });
    await deliver([...events, ...events].toSorted(() => random() - 0.5));
    await cloud.idle();
    for (const userId of people) expect(await pointsOf(userId)).toBe(25);
  });

  it('are those awarded in it, even where the event comes after its end', async () => {
    await putPerson(cloud.documents, 'late');
    const last = week();
    toNextWeek();
    const before = new Date(clock.now() - minuteMs).toISOString();
    clock.advance(10 * minuteMs);
    await deliver([awardedEvent({ userId: 'late', points: 50, total: 50, at: before })]);
    await cloud.idle();
    expect(await pointsOf('late', last)).toBe(50);
    expect(await pointsOf('late')).toBeNull();
    clock.advance(10 * minuteMs);
    await closeWeek();
    await deliver([awardedEvent({ userId: 'late', points: 25, total: 75, at: before })]);
    await cloud.idle();
    expect(await pointsOf('late', last)).toBe(75);
    clock.advance(48 * 60 * minuteMs);
    await deliver([awardedEvent({ userId: 'late', points: 25, total: 100, at: before })]);
    await cloud.idle();
    expect(await pointsOf('late', last)).toBe(75);
  });
});

describe('The end of a week', () => {
  it('writes places once, a quarter of an hour later, and says who won', async () => {
    await workout(maya, 20);
    await workout(noah);
    toNextWeek();
    await closeWeek();
    expect((await leagueOf(maya)).lastWeek).toBeNull();
    clock.advance(16 * minuteMs);
    await closeWeek();
    const mine = (await leagueOf(maya)).lastWeek;
    expect(mine).toMatchObject({ place: 1, members: 2, points: 75, won: true });
    await closeWeek();
    expect((await leagueOf(noah)).lastWeek).toMatchObject({ place: 2, members: 2, points: 50, won: false });
    expect((await leagueOf(maya)).lastWeek).toEqual(mine);
  });

  it('is won by no one who was alone', async () => {
    await workout(maya);
    toNextWeek();
    clock.advance(16 * minuteMs);
    await closeWeek();
    expect((await leagueOf(maya)).lastWeek).toMatchObject({ place: 1, members: 1, won: false });
  });

  it('leaves out those who left the leaderboards, were suspended or deleted their account', async () => {
    const zoe = await signUpUser(cloud.origin, { name: 'Zoe' });
    const olu = await signUpUser(cloud.origin, { name: 'Olu' });
    for (const user of [zoe, maya, olu]) await workout(user, 20);
    await workout(noah);
    await show(maya, false);
    await cloud.documents.send(
      new UpdateCommand({
        TableName: 'vita-local-people',
        Key: { userId: olu.userId },
        UpdateExpression: 'SET #state = :suspended',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':suspended': 'suspended' },
      }),
    );
    await zoe.signIn();
    await zoe.call(accountContract.deleteAccount);
    await cloud.idle();
    expect(await rows(noah)).toEqual([[1, 'Noah', 50]]);
    toNextWeek();
    clock.advance(16 * minuteMs);
    await closeWeek();
    expect((await leagueOf(noah)).lastWeek).toMatchObject({ place: 1, members: 1, won: false });
  });
});

describe('Points that arrive after the results', () => {
  const resultOf = async (userId: string, of: LocalDate) => {
    const Key = { userId, week: of };
    const { Item } = await cloud.documents.send(
      new GetCommand({ TableName: 'vita-local-league-members', Key }),
    );
    return Item?.result as { place: number; members: number; won: boolean } | undefined;
  };
  const momentOf = async (userId: string, of: LocalDate) => {
    const Key = { userId, momentId: `league-${of}` };
    return (await cloud.documents.send(new GetCommand({ TableName: 'vita-local-moments', Key }))).Item;
  };
  /** Every award of a week of people whose totals grow by these points. */
  const awardsOf = (points: Record<string, number[]>) =>
    Object.entries(points).flatMap(([userId, all]) =>
      all.map((each, index) => {
        const total = all.slice(0, index + 1).reduce((sum, one) => sum + one, 0);
        const at = new Date(clock.now() + index).toISOString();
        return awardedEvent({ userId, points: each, total, at });
      }),
    );
  const tell = async (events: Parameters<typeof deliver>[0]) => {
    await deliver(events);
    await cloud.idle();
  };
  const toResults = () => {
    toNextWeek();
    clock.advance(16 * minuteMs);
  };

  it('bring a new winner, who is celebrated; who won before keeps the moment', async () => {
    for (const userId of ['first', 'second', 'absent']) await putPerson(cloud.documents, userId);
    const of = week();
    const [early, one, late, other] = awardsOf({ first: [75], second: [50, 50], absent: [10] });
    await tell([early!, one!]);
    toResults();
    await closeWeek();
    expect(await resultOf('first', of)).toEqual({ place: 1, members: 2, won: true });
    expect(await momentOf('first', of)).toMatchObject({ points: 75, members: 2 });

    await tell([late!]);
    await closeWeek();
    expect(await resultOf('second', of)).toEqual({ place: 1, members: 2, won: true });
    expect(await resultOf('first', of)).toEqual({ place: 2, members: 2, won: false });
    expect(await momentOf('second', of)).toMatchObject({ points: 100, members: 2 });
    expect(await momentOf('first', of)).toMatchObject({ points: 75, members: 2 });

    // The first points of someone's week join the same board.
    await tell([other!]);
    clock.advance(16 * minuteMs);
    await closeWeek();
    expect(await resultOf('absent', of)).toEqual({ place: 3, members: 3, won: false });
    expect(await resultOf('second', of)).toEqual({ place: 1, members: 3, won: true });
    expect(await momentOf('second', of)).toMatchObject({ points: 100, members: 2 });
  });

  it('at the same moment are never without a result: whichever write is second is refused', async () => {
    const storage = storageOn(cloud.documents, 'vita-local-');
    const members = createLeagueMembersRepository(storage);
    const totals = { pointsBefore: 0, pointsAfter: 50, firstVersion: 2, lastVersion: 2 };
    const result = { place: 1, members: 2, won: true };
    const [one, two] = ['one', 'two'].map((userId) => ({ userId, week: week(), boardId: 'none', ...totals }));
    for (const row of [one!, two!]) await transact(cloud.documents, [members.joinItem(row)]);
    await transact(cloud.documents, [members.resultItem(one!, result)]);
    await expect(members.changePoints(one!, { pointsAfter: 75, lastVersion: 3 })).rejects.toThrow(
      ConditionFailed,
    );
    await members.changePoints(two!, { pointsAfter: 75, lastVersion: 3 });
    const late = transact(cloud.documents, [members.resultItem(two!, result)]);
    await expect(late).rejects.toThrow(ConditionFailed);
  });

  it.each([
    ['of people who were all in the league', 51],
    ['of people who were all in the league', 52],
    ['also of people who had none before', 53],
    ['also of people who had none before', 54],
  ])('lead to the same places as if all had come in time, %s (%d)', async (whose, seed) => {
    const random = seededRandom(seed);
    const people = Array.from({ length: 9 }, (_, index) => `around-${seed}-${index}`);
    const some = () => [1, 2, 3].map(() => 5 * (1 + Math.floor(random() * 4)));
    const points = Object.fromEntries(people.map((userId) => [userId, some()]));
    for (const userId of people) await putPerson(cloud.documents, userId);
    const of = week();
    const all = awardsOf(points).toSorted(() => random() - 0.5);
    const joins = ({ data: { awards, totalPoints } }: (typeof all)[0]) => awards[0]?.points === totalPoints;
    const inTime = all.filter(whose.startsWith('of') ? joins : (_, index) => index % 3 === 0);
    const left = all.filter((event) => !inTime.includes(event));
    const [atTheEnd, late] = [left.slice(0, left.length / 2), left.slice(left.length / 2)];
    await tell(inTime);
    toResults();
    // While results are written.
    await Promise.all([deliver(atTheEnd), cloud.fireSchedule('leagues-close')]);
    for (const event of late)
      await Promise.all([deliver([event, event]), cloud.fireSchedule('leagues-close')]);
    await cloud.idle();
    // The board of a newcomer waits for the index.
    if (!whose.startsWith('of')) clock.advance(16 * minuteMs);
    await closeWeek();

    const places = leaguePlaces(people.map((userId) => points[userId]!.reduce((sum, each) => sum + each)));
    const results = async () => Promise.all(people.map((userId) => resultOf(userId, of)));
    const members = people.length;
    expect(await results()).toEqual(places.map((place) => ({ place, members, won: place === 1 })));
    for (const [index, userId] of people.entries())
      if (places[index] === 1) expect(await momentOf(userId, of)).toBeDefined();
  });
});

describe('The boards of a week', () => {
  const TableName = 'vita-local-league-boards';
  const boardOf = async (boardId: string) =>
    (await cloud.documents.send(new GetCommand({ TableName, Key: { boardId } }))).Item;
  const put = (Item: Record<string, unknown>) => cloud.documents.send(new PutCommand({ TableName, Item }));

  it('are all closed in one run, however many, though one cannot be, which is tried again', async () => {
    const endsAt = endOfLeagueWeek(week()).toISOString();
    const rowsOfBoards = Array.from({ length: 300 }, (_, number) => {
      const place = { week: week(), band: 'easy', number: 1000 + number } as const;
      const boardId = boardIdOf(place);
      return {
        boardId,
        week: place.week,
        band: 'easy',
        memberCount: 0,
        dueKey: dueKeyOf('open', boardId),
        endsAt,
      };
    });
    const [old, broken] = rowsOfBoards;
    if (!old || !broken) throw new Error('there are no boards');
    // From before boards were spread over partitions.
    Object.assign(old, { dueKey: 'open' });
    await Promise.all(rowsOfBoards.map(put));
    await put({ ...broken, memberCount: 'many' });
    await workout(maya);
    toNextWeek();
    clock.advance(16 * minuteMs);
    await closeWeek();
    const closed = async () =>
      (await Promise.all(rowsOfBoards.map(({ boardId }) => boardOf(boardId)))).filter(
        (row) => row?.closedAt && !row.dueKey,
      );
    expect(await closed()).toHaveLength(299);
    expect((await leagueOf(maya)).lastWeek).toMatchObject({ place: 1, members: 1 });
    expect(await boardOf(broken.boardId)).toMatchObject({ dueKey: 'aside', aside: { reason: 'Error' } });

    await put({ ...(await boardOf(broken.boardId)), memberCount: 0 });
    clock.advance(2 * minuteMs);
    await closeWeek();
    expect(await closed()).toHaveLength(300);
    expect((await boardOf(broken.boardId))?.aside).toBeUndefined();
  });
});

describe('A hundred people at once', () => {
  /** How many are on each of the week's boards after they joined, by the boards' numbers. */
  const sizesAfter = async (monday: LocalDate, opened?: Record<string, unknown>) => {
    const storage = storageOn(cloud.documents, 'vita-local-');
    const members = createLeagueMembersRepository(storage);
    const boards = createLeagueBoardsRepository(storage);
    const deps = { storage, members, boards, readActivityDays: async () => [] };
    const TableName = 'vita-local-league-boards';
    const Item = { boardId: `${monday}#easy`, ...opened };
    if (opened) await cloud.documents.send(new PutCommand({ TableName, Item }));
    const people = Array.from({ length: 100 }, (_, index) => `crowd-${index}`);
    const totals = { pointsBefore: 0, pointsAfter: 50, firstVersion: 2, lastVersion: 2 };
    const joined = await Promise.all(
      people.map((userId) => decideAgain(() => joinLeague(deps, { userId, week: monday, ...totals }), 20)),
    );
    const sizes = new Map<number, number>();
    for (const boardId of new Set(joined)) {
      const { length } = await members.listOn(boardId);
      expect((await boards.read(boardId))?.memberCount).toBe(length);
      sizes.set(Number(boardId.split('#')[2]), length);
    }
    return { sizes, open: await boards.readOpen({ week: monday, band: 'easy' }) };
  };
  const byNumber = (sizes: Map<number, number>) => [...sizes].toSorted(([a], [b]) => a - b);

  it('fill boards of thirty, everyone on one', async () => {
    const { sizes, open } = await sizesAfter(localDateSchema.parse('2030-01-07'));
    expect(byNumber(sizes)).toEqual([
      [0, leagueSize],
      [1, leagueSize],
      [2, leagueSize],
      [3, 10],
    ]);
    expect(open).toEqual({ number: 3, open: [3] });
  });

  it('go on where one board at a time was filled before', async () => {
    const { sizes } = await sizesAfter(localDateSchema.parse('2030-01-14'), { number: 6 });
    expect([...sizes.keys()].toSorted()).toEqual([6, 7, 8, 9]);
  });

  it('share several boards once there are many, none with more than thirty', async () => {
    const opened = { number: 40, open: [39, 40] };
    const { sizes, open } = await sizesAfter(localDateSchema.parse('2030-01-21'), opened);
    expect([...sizes.keys()]).toEqual(expect.arrayContaining(opened.open));
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(leagueSize);
    expect([...sizes.values()].reduce((sum, size) => sum + size)).toBe(100);
    expect(open.open).toHaveLength(5);
  });
});

describe('The endpoint of leagues', () => {
  it('shows no one a board they are not on', async () => {
    await workout(noah);
    expect((await leagueOf(maya)).entries).toEqual([]);
  });

  refusesBadTokens(() => ({ cloud, user: maya, clock }), [['GET', '/leagues/current']]);
});
