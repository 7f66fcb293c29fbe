import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinLeague } from '../../functions/leagues/join-league';
import { createLeagueBoardsRepository } from '../../functions/leagues/league-boards-repository';
import { createLeagueMembersRepository } from '../../functions/leagues/league-members-repository';
import { decideAgain } from '../../functions/platform/storage/retries';
import { storageOn } from '../../infra/operator/storage';
import { accountContract } from '../../shared/contracts/account';
import { friendsContract } from '../../shared/contracts/friends';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { leaguesContract } from '../../shared/contracts/leagues';
import { profileContract } from '../../shared/contracts/profile';
import { endOfLeagueWeek, leagueSize, leagueWeekOf } from '../../functions/leagues/rules/leagues';
import { addDays, localDateSchema, type LocalDate } from '../../shared/rules/local-date';
import { workoutsContract } from '../../shared/contracts/workouts';
import { deliver } from '../support/award-points';
import { deliveryChaos, seededRandom } from '../support/chaos';
import { startClock } from '../support/clock';
import { newId } from '../support/new-id';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import { putPerson, train } from '../support/train';
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
  (await leagueOf(user)).entries.map(({ name, rank, minutes }) => [rank, name, minutes]);
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
  it('is joined with the first minutes of a week, and says when it ends', async () => {
    expect(await leagueOf(maya)).toMatchObject({ name: null, entries: [], me: null, onBoards: true });
    await workout(maya);
    const league = await leagueOf(maya);
    expect(league).toMatchObject({ name: 'Easy league', me: { rank: 1, minutes: 5 }, lastWeek: null });
    expect(new Date(league.endsAt).getUTCDay()).toBe(1);
    expect(league.endsAt.endsWith('T00:00:00.000Z')).toBe(true);
  });

  it('ranks its people by the minutes of the week alone; equal ones share a place', async () => {
    await workout(maya);
    await workout(noah, 20);
    expect(await rows(maya)).toEqual([
      [1, 'Noah', 20],
      [2, 'Maya', 5],
    ]);
    await workout(maya, 20);
    toNextWeek();
    await workout(maya);
    await workout(noah);
    const now = await rows(maya);
    expect(now.map(([rank, , minutes]) => [rank, minutes])).toEqual([
      [1, 5],
      [1, 5],
    ]);
  });

  it('counts 90 minutes of each day, so that a session left running wins nothing', async () => {
    for (let workouts = 0; workouts < 4; workouts += 1) await workout(maya, 30);
    await workout(noah, 60);
    clock.advance(24 * 60 * minuteMs);
    await workout(noah, 40);
    expect(await rows(noah)).toEqual([
      [1, 'Noah', 100],
      [2, 'Maya', 90],
    ]);
  });

  it('counts neither meals nor anything else that brings points', async () => {
    await maya.call(nutritionContract.logMeal, {
      body: { id: newId(), items: [{ foodId: 'boiled-egg', grams: 100 }], mealType: 'lunch' },
    });
    await cloud.idle();
    expect(await leagueOf(maya)).toMatchObject({ name: null, entries: [] });
  });

  it('takes back what a removed workout brought, this week’s alone', async () => {
    await workout(maya, 20);
    const last = await doWorkout(noah, clock, { minutes: 20 });
    toNextWeek();
    await workout(maya, 20);
    const { id } = await doWorkout(noah, clock, { minutes: 5 });
    await doWorkout(noah, clock, { minutes: 15 });
    for (const each of [id, last.id])
      await noah.call(workoutsContract.removeWorkout, { params: { id: each } });
    await cloud.idle();
    expect(await rows(maya)).toEqual([
      [1, 'Maya', 20],
      [2, 'Noah', 15],
    ]);
  });

  it('runs from Monday to Sunday on each person’s own calendar, and is over once it is everywhere', async () => {
    const zoe = await signUpUser(cloud.origin, { name: 'Zoe', timeZone: 'Pacific/Auckland' });
    const lea = await signUpUser(cloud.origin, { name: 'Lea', timeZone: 'America/Los_Angeles' });
    await workout(zoe);
    await workout(lea);
    const last = week();
    // Four hours before Monday in UTC: Monday in Auckland.
    clock.advance(endOfLeagueWeek(last).getTime() - clock.now() - 4 * 60 * minuteMs);
    await workout(zoe, 20);
    const after = await leagueOf(zoe);
    expect(after).toMatchObject({ week: addDays(last, 7), me: { minutes: 20 }, lastWeek: null });
    expect(new Date(after.endsAt).toISOString()).toMatch(/T1[12]:00:00.000Z$/);
    toNextWeek();
    clock.advance(60 * minuteMs);
    // Sunday evening in Los Angeles.
    await workout(lea, 10);
    expect(await leagueOf(lea)).toMatchObject({ week: last, me: { minutes: 15 } });
    await closeWeek();
    expect((await leagueOf(zoe)).lastWeek).toBeNull();
    clock.advance(12 * 60 * minuteMs);
    await closeWeek();
    expect((await leagueOf(zoe)).lastWeek).toMatchObject({ place: 2, members: 2, minutes: 5 });
    expect((await leagueOf(lea)).lastWeek).toMatchObject({ place: 1, members: 2, minutes: 15 });
  });

  it('puts people of similar effort together', async () => {
    for (let day = 0; day < 3; day += 1) {
      await workout(noah, 60);
      clock.advance(24 * 60 * minuteMs);
    }
    toNextWeek();
    await workout(maya);
    await workout(noah);
    expect((await leagueOf(noah)).name).toBe('Devoted league');
    expect(await rows(noah)).toEqual([[1, 'Noah', 5]]);
    expect(await rows(maya)).toEqual([[1, 'Maya', 5]]);
  });

  it('tells who trained, and no one else; the others see it when they look', async () => {
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
    expect(await rows(noah)).toEqual([[1, 'Noah', 5]]);
    expect(await leagueOf(maya)).toMatchObject({ onBoards: false, name: null, entries: [], me: null });
    await show(maya, true);
    expect(await rows(noah)).toHaveLength(2);
  });

  it('is never joined by someone who left the leaderboards', async () => {
    await show(maya, false);
    await workout(maya);
    await workout(noah);
    expect(await rows(noah)).toEqual([[1, 'Noah', 5]]);
  });

  it('hides people who blocked each other, and no one’s place changes', async () => {
    await workout(maya, 20);
    await workout(noah);
    await noah.call(friendsContract.blockPerson, { params: { id: maya.userId } });
    expect(await rows(noah)).toEqual([[2, 'Noah', 5]]);
    expect(await rows(maya)).toEqual([[1, 'Maya', 20]]);
  });
});

describe('The minutes of a week', () => {
  const minutesOf = async (userId: string, of = week()) => {
    const Key = { userId, week: of };
    const { Item } = await cloud.documents.send(
      new GetCommand({ TableName: 'vita-local-league-members', Key }),
    );
    return Item ? Number(Item.activeSeconds) / 60 : null;
  };

  it('are exact whatever order events come in, however often, and whatever happens meanwhile', async () => {
    const random = seededRandom(31);
    const people = Array.from({ length: 12 }, (_, index) => `order-${index}`);
    for (const userId of people) await putPerson(cloud.documents, userId);
    const changes = people.flatMap((userId) =>
      [20, -20, 5, 12, -5].map((minutes) => ({ userId, minutes, localDate: week() })),
    );
    for (const change of changes.filter((_, index) => index % 5 < 2)) {
      const event = await train(cloud.documents, change);
      await deliver(random() < 0.5 ? [event] : [event, event]);
    }
    await Promise.all(
      changes
        .filter((_, index) => index % 5 >= 2)
        .map(async (change) => {
          const event = await train(cloud.documents, change);
          await deliver([event, event]);
        }),
    );
    await cloud.idle();
    for (const userId of people) expect(await minutesOf(userId)).toBe(12);
  });

  it('are those of its days, even where the event comes after its end', async () => {
    await putPerson(cloud.documents, 'late');
    const last = week();
    const told = (minutes: number) => train(cloud.documents, { userId: 'late', minutes, localDate: last });
    const first = await told(5);
    toNextWeek();
    clock.advance(10 * minuteMs);
    await deliver([first]);
    await cloud.idle();
    expect(await minutesOf('late', last)).toBe(5);
    expect(await minutesOf('late')).toBeNull();
    clock.advance(13 * 60 * minuteMs);
    await closeWeek();
    await deliver([await told(10)]);
    await cloud.idle();
    expect(await minutesOf('late', last)).toBe(15);
    clock.advance(48 * 60 * minuteMs);
    await deliver([await told(20)]);
    await cloud.idle();
    expect(await minutesOf('late', last)).toBe(15);
  });
});

describe('The end of a week', () => {
  it('writes places once it is over everywhere, and says who won', async () => {
    await workout(maya, 20);
    await workout(noah);
    toNextWeek();
    clock.advance(12 * 60 * minuteMs);
    await closeWeek();
    expect((await leagueOf(maya)).lastWeek).toBeNull();
    clock.advance(16 * minuteMs);
    await closeWeek();
    const mine = (await leagueOf(maya)).lastWeek;
    expect(mine).toMatchObject({ place: 1, members: 2, won: true, workouts: 1, minutes: 20 });
    await closeWeek();
    expect((await leagueOf(noah)).lastWeek).toMatchObject({ place: 2, members: 2, minutes: 5, won: false });
    expect((await leagueOf(maya)).lastWeek).toEqual(mine);
  });

  it('is won by no one who was alone', async () => {
    await workout(maya);
    toNextWeek();
    clock.advance(13 * 60 * minuteMs);
    await closeWeek();
    expect((await leagueOf(maya)).lastWeek).toMatchObject({ place: 1, members: 1, won: false });
  });

  it('is won by no one where everything was removed', async () => {
    const ids = [await doWorkout(maya, clock, { minutes: 5 }), await doWorkout(noah, clock, { minutes: 5 })];
    await cloud.idle();
    for (const [index, user] of [maya, noah].entries())
      await user.call(workoutsContract.removeWorkout, { params: { id: ids[index]?.id ?? '' } });
    await cloud.idle();
    toNextWeek();
    clock.advance(13 * 60 * minuteMs);
    await closeWeek();
    expect((await leagueOf(maya)).lastWeek).toMatchObject({ place: 1, members: 2, minutes: 0, won: false });
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
    expect(await rows(noah)).toEqual([[1, 'Noah', 5]]);
    toNextWeek();
    clock.advance(13 * 60 * minuteMs);
    await closeWeek();
    expect((await leagueOf(noah)).lastWeek).toMatchObject({ place: 1, members: 1, won: false });
  });
});

describe('A hundred people at once', () => {
  const aDayOf = (localDate: LocalDate) => {
    const days = [{ localDate, activeSeconds: 300, workouts: 1 }];
    return { days, accountSince: null, planMinutes: null, bands: [] };
  };

  /** How many are on each of the week's boards after they joined, by the boards' numbers. */
  const sizesAfter = async (monday: LocalDate, opened?: Record<string, unknown>) => {
    const storage = storageOn(cloud.documents, 'vita-local-');
    const members = createLeagueMembersRepository(storage);
    const boards = createLeagueBoardsRepository(storage);
    const deps = { storage, members, boards, readEffort: async () => aDayOf(monday) };
    const TableName = 'vita-local-league-boards';
    const Item = { boardId: `${monday}#easy`, ...opened };
    if (opened) await cloud.documents.send(new PutCommand({ TableName, Item }));
    const people = Array.from({ length: 100 }, (_, index) => `crowd-${index}`);
    const joined = await Promise.all(
      people.map((userId) => decideAgain(() => joinLeague(deps, { userId, week: monday }), 20)),
    );
    const sizes = new Map<number, number>();
    for (const boardId of new Set(joined.map((member) => member?.boardId ?? 'none'))) {
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
