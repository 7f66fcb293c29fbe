import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { friendsContract } from '../../shared/contracts/friends';
import { groupsContract, maximumMembers, type GroupDetail } from '../../shared/contracts/groups';
import { putAll } from '../bench/bench-rows';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { watchDatabaseCalls } from '../support/database-calls';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-04-08T09:30:00Z');
const calls = watchDatabaseCalls();
const week = '2026-04-06';
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;
let id = '';

const { createGroup, joinGroup, readGroup } = groupsContract;

/** Of the crowd, every third person has no points, every tenth is on no leaderboard, and every other one trained. */
const crowd = Array.from({ length: maximumMembers - 2 }, (_, n) => ({
  userId: `crowd-${String(n).padStart(3, '0')}`,
  totalPoints: n % 3 === 0 ? 0 : 10 * (n - (n % 2)),
  visible: n % 10 !== 9,
  seconds: n % 2 === 0 ? 60 * (n + 1) : 0,
}));

beforeAll(async () => {
  cloud = await startTestCloud();
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
  const body = { id: ulid(clock.advance(1)), name: 'Early Birds', isPublic: true };
  ({ id } = await maya.call(createGroup, { body }));
  await noah.call(joinGroup, { params: { id }, body: {} });
  const joinedAt = new Date(clock.now()).toISOString();
  const people = crowd.map(({ userId, totalPoints, visible }) => {
    return { userId, name: `Person ${userId}`, state: 'active', version: 1, totalPoints, visible };
  });
  const rows = crowd.map(({ userId, totalPoints, visible, seconds }) => {
    const weeks = { '2026-03-30': 999, ...(seconds > 0 && { [week]: seconds }) };
    const points = visible ? totalPoints : null;
    return { userId, groupId: id, joinedAt, countsFrom: '2026-03-01', points, weeks, revision: 1 };
  });
  await putAll(cloud.documents, 'people', people);
  await putAll(cloud.documents, 'group-members', rows);
  await doWorkout(noah, clock, { minutes: 16 });
  await cloud.idle();
});
afterAll(() => cloud.stop());

const read = (user: TestUser, cursor?: string | null) =>
  user.call(readGroup, { params: { id }, query: cursor ? { cursor } : {} });

async function pagesOf(user: TestUser): Promise<GroupDetail[]> {
  const pages = [await read(user)];
  for (let last = pages.at(-1); last?.nextCursor; last = pages.at(-1))
    pages.push(await read(user, last.nextCursor));
  return pages;
}

describe('A group of 500', () => {
  it('shows each member once, fifty at a time: the best first, and those on no leaderboard last', async () => {
    const pages = await pagesOf(maya);
    expect(pages).toHaveLength(maximumMembers / 50);
    const entries = pages.flatMap((page) => page.entries);
    const others = pages.flatMap((page) => page.others);
    expect(new Set([...entries, ...others].map((each) => each.id)).size).toBe(maximumMembers);
    const ranked = crowd.filter(({ totalPoints, visible }) => visible && totalPoints > 0);
    const points = [...ranked.map(({ totalPoints }) => totalPoints), 50].toSorted((a, b) => b - a);
    expect(entries.map(({ totalPoints }) => totalPoints)).toEqual(points);
    expect(entries.map(({ rank }) => rank)).toEqual(
      points.map((own) => 1 + points.filter((other) => other > own).length),
    );
    const isHidden = new Set(crowd.filter(({ visible }) => !visible).map(({ userId }) => userId));
    const firstHidden = others.findIndex((each) => isHidden.has(each.id));
    expect(others.slice(firstHidden).every((each) => isHidden.has(each.id))).toBe(true);
  });

  it('tells on each page what all of them did this week, and what each did who is on leaderboards', async () => {
    const pages = await pagesOf(noah);
    const seconds = crowd.reduce((sum, each) => sum + each.seconds, 0) + 16 * 60;
    const trained = crowd.filter((each) => each.seconds > 0).length + 1;
    for (const page of pages) {
      expect(page.week).toMatchObject({ startsOn: week, minutes: seconds / 60, goalMinutes: null, trained });
      expect(page.me).toMatchObject({ id: noah.userId, totalPoints: 50 });
    }
    const minutes = Object.assign({}, ...pages.map((page) => page.weekMinutes)) as Record<string, number>;
    const shown = crowd.filter(({ visible }) => visible).map((each) => [each.userId, each.seconds / 60]);
    expect(minutes).toEqual({ ...Object.fromEntries(shown), [maya.userId]: 0, [noah.userId]: 16 });
  });

  it('is read in two calls a page: who is in it, and who these are', async () => {
    const page = ['BatchGetItem people', 'Query group-members'];
    const always = ['GetItem group-members', 'GetItem groups'];
    const { nextCursor } = await read(noah);
    await read(maya);
    for (const [user, more] of [
      [maya, []],
      [noah, ['BatchGetItem friend-lists']],
    ] as const) {
      for (const cursor of [null, nextCursor]) {
        calls.length = 0;
        await read(user, cursor);
        expect(calls.map(({ what }) => what).toSorted()).toEqual([...page, ...always, ...more].toSorted());
      }
    }
    expect(calls.reduce((sum, { units }) => sum + units, 0)).toBeLessThan(40);
  });

  it('shows strangers the same board to its end, and no one else', async () => {
    const priya = await signUpUser(cloud.origin, { name: 'Priya' });
    const [strange, own] = [await pagesOf(priya), await pagesOf(maya)];
    const entries = own.flatMap((page) => page.entries);
    expect(strange.flatMap((page) => page.entries)).toEqual(entries);
    expect(strange).toHaveLength(Math.ceil(entries.length / 50));
    for (const page of strange)
      expect(page).toMatchObject({ others: [], owner: null, week: null, weekMinutes: {}, me: null });
  });

  it('goes on behind a place, though whoever had it has left', async () => {
    const first = await read(noah);
    const last = first.entries.at(-1);
    const second = await read(noah, first.nextCursor);
    const Key = { userId: last?.id, groupId: id };
    await cloud.documents.send(new DeleteCommand({ TableName: 'vita-local-group-members', Key }));
    const ids = (page: GroupDetail) => page.entries.map((each) => each.id);
    expect(ids(await read(noah, first.nextCursor))).toEqual(ids(second));
  });

  it('shows no one whom the reader blocked; the ranks of the others stay', async () => {
    const before = (await read(noah)).entries;
    const [best] = before;
    await noah.call(friendsContract.blockPerson, { params: { id: best?.id ?? '' } });
    expect((await read(noah)).entries).toEqual(before.slice(1));
  });
});
