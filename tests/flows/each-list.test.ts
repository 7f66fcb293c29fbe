import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { TableSpec } from '../../functions/manifest-types';
import { tables as productTables } from '../../functions/tables';
import { accountContract } from '../../shared/contracts/account';
import { activityContract } from '../../shared/contracts/activity';
import { coachContract } from '../../shared/contracts/coach';
import type { Endpoint } from '../../shared/contracts/endpoint';
import { friendChallengesContract } from '../../shared/contracts/friend-challenges';
import { friendsContract } from '../../shared/contracts/friends';
import { groupsContract } from '../../shared/contracts/groups';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { profileContract } from '../../shared/contracts/profile';
import { routinesContract } from '../../shared/contracts/routines';
import { sparedContract } from '../../shared/contracts/spared';
import { workoutsContract } from '../../shared/contracts/workouts';
import { answers } from '../support/answers';
import { brokenBeside, brokenOnes } from '../support/broken-rows';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { doDance } from '../support/dances';
import { endpointsLike } from '../support/endpoints';
import { newId } from '../support/new-id';
import { signUpUser, type TestUser } from '../support/sign-in';
import { rowsOf, type StoredRow } from '../support/table-rows';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-05-11T06:30:00Z');
const tables: Record<string, TableSpec> = productTables;
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;
let lea: TestUser;
let groupId: string;

const arrayIn = (schema: unknown): boolean => JSON.stringify(schema).includes('"type":"array"');
/** The first is limited to fewer an hour than there are broken rows here; the others are about one workout. */
const leftOut: readonly string[] = [
  friendsContract.searchPeople.path,
  workoutsContract.readSharedWorkout.path,
  workoutsContract.readHeartRate.path,
];
/** They ask from when until when. */
const ofDays: readonly string[] = [
  nutritionContract.listDays.path,
  activityContract.listActivities.path,
  activityContract.readBodyDays.path,
];
const isList = ({ method, path, access, response, contentType }: Endpoint) =>
  method === 'GET' &&
  !leftOut.includes(path) &&
  access !== 'public' &&
  !contentType &&
  arrayIn(z.toJSONSchema(response, { unrepresentable: 'any', io: 'output' }));
const lists = endpointsLike([]).filter(isList);
const isPlanned = (path: string) => lists.some((each) => each.path === path && each.whole);
/** Seen by one person, about others. */
const social = ['challenges', 'friend', 'group', 'league', 'leaderboard', 'notifications'];

function addressOf(path: string): string {
  const values: Record<string, string> = { '{id}': groupId, '{date}': '2026-05-11' };
  const filled = path.replaceAll(/\{\w+\}/g, (name) => values[name] ?? name);
  if (path === '/nutrition/foods') return `${filled}?q=egg`;
  return ofDays.includes(path) ? `${filled}?from=2026-05-01&to=2026-05-12` : filled;
}

type Lists = Record<string, string[]>;

/** Each list of a response, with what identifies its items. */
function itemsOf(value: unknown, place = ''): Lists {
  if (Array.isArray(value)) {
    const ids = value.map((item: unknown) => {
      const { id, date, exerciseId } = (typeof item === 'object' ? (item ?? {}) : {}) as Record<
        string,
        unknown
      >;
      const about = JSON.stringify(item).includes(lea.userId) ? lea.userId : '';
      return about + JSON.stringify(id ?? date ?? exerciseId ?? item);
    });
    return { [place]: ids };
  }
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) => itemsOf(inner, `${place}.${name}`)),
  ) as Lists;
}

/** Throws unless it succeeds. */
async function read(user: TestUser, path: string): Promise<Lists> {
  const response = await user.fetch('GET', addressOf(path));
  const text = await response.text();
  expect(response.status, `${path} of ${user.email}: ${text.slice(0, 200)}`).toBe(200);
  return itemsOf(JSON.parse(text));
}

async function expectWhole(user: TestUser, path: string, before: Lists, without = ''): Promise<void> {
  const now = await read(user, path);
  // The export contains everything stored; anything derived is excluded.
  if (path === accountContract.exportAccount.path || isPlanned(path)) return;
  for (const [place, ids] of Object.entries(before)) {
    const wanted = ids.filter((id) => !without || !id.includes(without));
    expect(now[place] ?? [], `${path}${place}`).toEqual(expect.arrayContaining(wanted));
  }
}

const put = (table: string, Item: StoredRow) =>
  cloud.documents.send(new PutCommand({ TableName: `vita-local-${table}`, Item }));
async function remove(table: string, row: StoredRow): Promise<void> {
  const { key, sort } = tables[table]!;
  const Key = Object.fromEntries([key, ...(sort ? [sort] : [])].map((name) => [name, row[name]]));
  await cloud.documents.send(new DeleteCommand({ TableName: `vita-local-${table}`, Key }));
}

async function live(user: TestUser): Promise<void> {
  await user.call(profileContract.completeOnboarding, { body: answers });
  await doWorkout(user, clock);
  await doDance(user, clock, {});
  const exercises = [{ exerciseId: 'squat' }];
  await user.call(routinesContract.createRoutine, { body: { id: newId(), name: 'Legs', exercises } });
  await user.call(nutritionContract.logMeal, {
    body: { id: newId(), items: [{ foodId: 'boiled-egg', grams: 100 }] },
  });
  await user.call(nutritionContract.logWater, { body: { id: newId(), millilitres: 200 } });
  await user.fetch('PUT', '/exercises/squat/favorite');
  await user.call(coachContract.sendMessage, { body: { id: newId(), message: 'How do I do a squat?' } });
}

async function befriend(user: TestUser, other: TestUser): Promise<void> {
  await user.call(friendsContract.addFriend, { body: { friendId: other.userId } });
  await other.call(friendsContract.acceptFriend, { params: { id: user.userId } });
}

afterAll(() => cloud.stop());

beforeAll(async () => {
  cloud = await startTestCloud();
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
  lea = await signUpUser(cloud.origin, { name: 'Lea' });
  for (const user of [maya, noah, lea]) await live(user);
  await befriend(maya, noah);
  await befriend(lea, maya);
  await befriend(lea, noah);
  const group = { id: newId(), name: 'Early birds', isPublic: true };
  ({ id: groupId } = await lea.call(groupsContract.createGroup, { body: group }));
  for (const user of [maya, noah])
    await user.call(groupsContract.joinGroup, { params: { id: groupId }, body: {} });
  for (const user of [lea, noah])
    await user.call(friendChallengesContract.challengeFriend, {
      params: { id: maya.userId },
      body: { id: newId(), challengeNumber: 1 },
    });
  await cloud.idle();
}, 60_000);

describe('A row of one’s own that is broken', () => {
  /** What a read must not skip: an unreadable health fact counts until it is repaired. */
  const strict = ['health-facts'];
  const owned = Object.entries(tables).filter(
    ([name, { owner, sort }]) => owner.by !== 'none' && sort && !strict.includes(name),
  );

  it('costs no list anything else, whichever of its attributes it is', { timeout: 60_000 }, async () => {
    const before = new Map<string, [Lists, Lists]>();
    for (const { path } of lists) before.set(path, [await read(maya, path), await read(noah, path)]);
    const added: [string, StoredRow][] = [];
    for (const [name, table] of owned) {
      const mine = (await rowsOf(cloud.documents, name)).filter((row) => row['userId'] === maya.userId);
      added.push(
        ...mine.flatMap((row) => brokenBeside(row, table).map((each): [string, StoredRow] => [name, each])),
      );
    }
    expect(new Set(added.map(([name]) => name)).size).toBeGreaterThan(14);
    for (const [name, row] of added) await put(name, row);
    clock.advance(3_000);
    try {
      for (const [path, [mine, his]] of before) {
        await expectWhole(maya, path, mine);
        await expectWhole(noah, path, his);
      }
    } finally {
      for (const [name, row] of added) await remove(name, row);
    }
  });

  it('that tells of health fails loudly, and no one else hears of it', async () => {
    await put('health-facts', { userId: maya.userId, factId: 'broken', kind: 7 });
    expect(await maya.refused('GET', sparedContract.listSpared.path)).toMatchObject({ status: 500 });
    expect((await noah.fetch('GET', '/spared')).status).toBe(200);
    await remove('health-facts', { userId: maya.userId, factId: 'broken' });
  });
});

describe('A broken row of someone else', () => {
  const of = (row: StoredRow) =>
    [row['userId'], row['ownerId'], row['pk']].some((id) => String(id).includes(lea.userId));
  const seen = [
    'people',
    'profiles',
    'leaderboard',
    'groups',
    'group-members',
    'league-members',
    'friends',
    'friend-lists',
    'friend-challenges',
    'challenge-participants',
    'notification-preferences',
    'suggestions',
  ];

  it.each(seen)('leaves out them alone: %s', { timeout: 60_000 }, async (name) => {
    const paths = lists.map(({ path }) => path).filter((path) => social.some((word) => path.includes(word)));
    const before = await Promise.all(paths.map((path) => read(maya, path)));
    const rows = (await rowsOf(cloud.documents, name)).filter(of);
    for (const row of rows) {
      for (const each of brokenOnes(row, tables[name]!)) {
        await put(name, each);
        clock.advance(3_000);
        for (const [index, path] of paths.entries()) {
          if (name === 'groups' && path === '/groups/{id}') continue;
          await expectWhole(maya, path, before[index]!, name === 'groups' ? groupId : lea.userId);
        }
      }
      await put(name, row);
    }
  });
});
