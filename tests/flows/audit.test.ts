import {
  DeleteCommand,
  PutCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '../../functions/platform/storage/storage';
import { seed } from '../../infra/local/seed/seed';
import { allChecks } from '../../infra/operator/audit/checks';
import { runAudit, type Audited } from '../../infra/operator/audit/run-audit';
import { storageOn } from '../../infra/operator/storage';
import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { profileContract } from '../../shared/contracts/profile';
import { importFile, toldRun } from '../support/body-data';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-04-08T09:30:00Z');
type Row = Record<string, unknown>;

let cloud: TestCloud;
let user: TestUser;
let friend: TestUser;
let sessionId = '';

beforeAll(async () => {
  cloud = await startTestCloud({ seed });
  user = await signUpUser(cloud.origin, { name: 'Maya' });
  friend = await signUpUser(cloud.origin, { name: 'Noor' });
  await doWorkout(user, clock);
  ({ id: sessionId } = await doWorkout(friend, clock));
  const runs = ['2026-04-07', today].map((date) => toldRun(`${date}T06:30:00Z`));
  await importFile(friend, [{ activities: runs }]);
  await cloud.idle();
});
afterAll(() => cloud.stop());

interface Told extends Audited {
  lines: string[];
}

async function audit({ repair = false, storage = plainStorage() } = {}): Promise<Told> {
  const lines: string[] = [];
  const options = {
    repair,
    perSecond: Infinity,
    settle: () => cloud.idle(),
    say: (line: string) => lines.push(line),
  };
  return { ...(await runAudit(allChecks(storage, 1), options)), lines };
}
const plainStorage = (): Storage => ({
  ...storageOn(cloud.documents, cloud.tablePrefix),
  clock: { now: () => new Date(clock.now()) },
});
const table = (name: string) => `${cloud.tablePrefix}${name}`;

function change(name: string, Key: Record<string, unknown>, set: Record<string, unknown>): Promise<unknown> {
  const fields = Object.keys(set);
  return cloud.documents.send(
    new UpdateCommand({
      TableName: table(name),
      Key,
      UpdateExpression: `SET ${fields.map((field) => `#${field} = :${field}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(fields.map((field) => [`#${field}`, field])),
      ExpressionAttributeValues: Object.fromEntries(fields.map((field) => [`:${field}`, set[field]])),
    }),
  );
}
const put = (name: string, Item: Record<string, unknown>) =>
  cloud.documents.send(new PutCommand({ TableName: table(name), Item }));
const remove = (name: string, Key: Record<string, unknown>) =>
  cloud.documents.send(new DeleteCommand({ TableName: table(name), Key }));
const today = '2026-04-08';
const at = '2026-04-08T09:30:00Z';
const maya = () => ({ userId: user.userId });
const noor = () => ({ userId: friend.userId });

/** What can drift apart, how it is made to, and what the audit says about it. */
const drifts: [string, () => Promise<unknown>, RegExp][] = [
  [
    'a total that is not the sum of its ledger',
    () => change('people', maya(), { totalPoints: 1234 }),
    /total points: 1234 is stored, 50 is right/,
  ],
  [
    'a streak that the days do not give',
    () => change('people', maya(), { longestStreak: 9 }),
    /longest streak: 9 is stored, 1 is right/,
  ],
  [
    'counters that the sessions do not give',
    () => change('people', maya(), { workoutsCompleted: 9 }),
    /workoutsCompleted: 9 is stored, 1 is right/,
  ],
  [
    'a day that counts what was not done',
    () => change('activity-days', { ...maya(), localDate: today }, { dances: 2 }),
    /2026-04-08 dances: 2 is stored, 0 is right/,
  ],
  [
    'seconds of activity outside that no activity has',
    () => change('activity-days', { ...noor(), localDate: today }, { outsideSeconds: 60 }),
    /2026-04-08 outsideSeconds: 60 is stored, 1800 is right/,
  ],
  [
    'an activity outside whose day was lost',
    () => remove('activity-days', { ...noor(), localDate: '2026-04-07' }),
    /2026-04-07 outsideSeconds: 0 is stored, 1800 is right/,
  ],
  [
    'a summary that says something else than its workout',
    () => change('workout-summaries', { ...noor(), id: sessionId }, { minutes: 99 }),
    /summary of workout \w+: another is stored, that of the session is right/,
  ],
  [
    'a workout that lost its summary',
    async () => {
      const isRecent = ({ userId, endedAt }: Row) =>
        String(userId).startsWith('demo-') && Number(endedAt) > Date.parse('2026-04-06');
      const summary = await anyRow('workout-summaries', isRecent);
      await remove('workout-summaries', keyOf(summary, 'userId', 'id'));
    },
    /summary of workout \w+: none is stored, that of the session is right/,
  ],
  [
    'a summary of no workout',
    () =>
      put('workout-summaries', { ...maya(), id: '01GONE', title: 'Gone', minutes: 1, kcal: 1, moves: '' }),
    /summary of workout 01GONE: one is stored, none is right/,
  ],
  [
    'a workout that was never paid',
    () => remove('points-transactions', { ...noor(), awardKey: `workout#${today}#${sessionId}` }),
    /award workout#2026-04-08#\w+: nothing is stored, 50 is right/,
  ],
  [
    'a ladder higher than its rungs',
    () => change('challenge-participants', { ...maya(), challengeKey: '#highest' }, { highest: 6 }),
    /highest challenge: 6 is stored, 0 is right/,
  ],
  [
    'a dance better than the best of its style',
    async () => {
      const best = await anyRow('dance-sessions', ({ bestSessionId }) => bestSessionId !== undefined);
      await change('dance-sessions', keyOf(best, 'userId', 'sessionId'), { score: 1 });
    },
    /best \w+: 1 is stored, \d\d is right/,
  ],
  [
    'a membership of a group that is gone',
    () => put('group-members', { ...maya(), groupId: '01GONE', joinedAt: at }),
    /group 01GONE: a member is stored, no such group is right/,
  ],
  [
    'a place in the top list that is not theirs',
    () => change('leaderboard', { pk: 'U#demo-priya' }, { score: '0000000099x' }),
    /user demo-priya {2}place in the top list: another is stored, listed is right/,
  ],
  [
    'points on the board that are not theirs',
    () => change('leaderboard', { pk: 'U#demo-hana' }, { points: 3 }),
    /user demo-hana {2}points on the board: 3 is stored, \d+ is right/,
  ],
  [
    'a row of the board that was lost',
    () => remove('leaderboard', { pk: 'U#demo-omar' }),
    /user demo-omar {2}points on the board: none is stored, \d+ is right/,
  ],
  [
    "a row of the board that is nobody's",
    () => put('leaderboard', { pk: 'U#nobody', version: 4, workoutsCompleted: 1 }),
    /user nobody {2}on the board: a row is stored, no such person is right/,
  ],
  [
    'a counter that ranks are read from',
    () => change('leaderboard', { pk: 'N#0#0' }, { c63: 5 }),
    /ranks {2}counter N#0#0 63: 5 is stored, 0 is right/,
  ],
  [
    'a friendship that only one of them has',
    () => put('friends', { ...maya(), friendId: friend.userId, status: 'accepted', createdAt: at }),
    /accepted and nothing is stored, accepted and accepted is right/,
  ],
  [
    'a friend who does not exist',
    () => put('friends', { ...maya(), friendId: 'nobody', status: 'requested', createdAt: at }),
    /nobody to them: requested and nothing is stored, nothing and nothing is right/,
  ],
  [
    'a block that the list of one of them does not name',
    () => put('friends', { ...noor(), friendId: 'demo-omar', status: 'blocked', createdAt: at }),
    /demo-omar: 2 is stored, 0 is right/,
  ],
  [
    'a block on a list that is none',
    () => put('friend-lists', { userId: 'demo-hana', version: 1, blocks: new Set(['demo-omar']) }),
    /user demo-hana {2}block with demo-omar: on the list is stored, none is right/,
  ],
  [
    'a list that counts less than it has',
    async () => {
      const pair = [
        { userId: 'demo-mei', friendId: 'demo-omar', status: 'requested' },
        { userId: 'demo-omar', friendId: 'demo-mei', status: 'received' },
      ];
      for (const side of pair) await put('friends', { ...side, createdAt: at });
    },
    /user demo-omar {2}entries ever added: 0 is stored, 1 is right/,
  ],
  [
    'a list that cannot be read',
    () => put('friend-lists', { userId: 'demo-elif', version: 'x' }),
    /user demo-elif {2}friend list: unreadable is stored, a readable one is right/,
  ],
  [
    "a member's week that their days do not give",
    async () => {
      const isOfInes = ({ userId, groupId }: Row) => userId === 'demo-ines' && groupId !== '#count';
      const key = keyOf(await anyRow('group-members', isOfInes), 'userId', 'groupId');
      await change('group-members', key, { weeks: { '2026-04-06': 7 }, points: 3 });
    },
    /user demo-ines {2}seconds from 2026-04-06 in group \w+: 7 is stored, \d+ is right/,
  ],
  [
    'a group that counts members it does not have',
    async () => change('groups', keyOf(await anyRow('groups'), 'groupId'), { memberCount: 40 }),
    /group \w+ {2}members: 40 is stored, [345] is right/,
  ],
];

async function anyRow(name: string, isMeant: (row: Row) => boolean = () => true): Promise<Row> {
  const { Items = [] } = await cloud.documents.send(new ScanCommand({ TableName: table(name) }));
  return Items.find(isMeant) ?? {};
}
const keyOf = (row: Row, ...names: string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

it('finds nothing in what the product wrote', async () => {
  const { lines, examined } = await audit();
  expect(lines).toEqual([]);
  expect(examined).toBeGreaterThan(20);
});

describe('What came apart', () => {
  let found: Told;
  let repaired: Told;
  let afterwards: Told;

  beforeAll(async () => {
    for (const [, plant] of drifts) await plant();
    found = await audit();
    repaired = await audit({ repair: true });
    await cloud.idle();
    afterwards = await audit();
  });

  it.each(drifts)('is found and mended: %s', (_, __, said) => {
    expect(found.lines.filter((line) => said.test(line))).toHaveLength(1);
    const mended = repaired.lines.filter((line) => said.test(line));
    expect(mended).toEqual([expect.stringMatching(/, repaired$/)]);
  });

  it('is only told where no one asked for a repair', () => {
    expect(found.mended).toBe(0);
    expect(found.differences).toBeGreaterThanOrEqual(drifts.length);
  });

  it('is whole after one repair', () => {
    expect(repaired.mended).toBe(repaired.differences);
    expect(afterwards.lines).toEqual([]);
  });

  it('leaves what people see as it was', async () => {
    for (const { call } of [user, friend]) {
      const { progress } = await call(profileContract.readProfile);
      expect(progress).toMatchObject({ totalPoints: 50, workoutsCompleted: 1, longestStreak: 1 });
      const { me } = await call(leaderboardsContract.readGlobalLeaderboard);
      expect(me).toMatchObject({ totalPoints: 50 });
    }
  });
});

it('says what only a person can decide, and mends the rest', async () => {
  const { groupId, ownerId } = await anyRow('groups');
  await change('groups', { groupId }, { ownerId: 'nobody', memberCount: 40 });
  const { lines, differences, mended } = await audit({ repair: true });
  expect(lines).toEqual([
    expect.stringMatching(/members: 40 is stored, .* repaired$/),
    expect.stringMatching(/owner: nobody is stored, a member is right, NOT REPAIRED$/),
  ]);
  expect([differences, mended]).toEqual([2, 1]);
  await change('groups', { groupId }, { ownerId });
});

it('loses no award that is paid between its look and its repair', async () => {
  await change('people', maya(), { totalPoints: 7, longestStreak: 9, caloriesLost: 1 });
  const storage = plainStorage();
  let raced = 0;
  const send = async (command: unknown) => {
    if (command instanceof TransactWriteCommand && raced < 2) {
      raced += 1;
      await doWorkout(user, clock, { minutes: 5 });
      await cloud.idle();
    }
    return cloud.documents.send(command as TransactWriteCommand);
  };
  const documents = new Proxy(cloud.documents, {
    get: (target, name) => (name === 'send' ? send : Reflect.get(target, name)),
  });
  const { differences, mended } = await audit({ repair: true, storage: { ...storage, documents } });
  expect([raced, differences, mended]).toEqual([2, 3, 3]);
  await cloud.idle();
  expect((await audit()).lines).toEqual([]);
  const { progress } = await user.call(profileContract.readProfile);
  expect(progress).toMatchObject({ totalPoints: 175, workoutsCompleted: 3, longestStreak: 1 });
  const { me } = await user.call(leaderboardsContract.readGlobalLeaderboard);
  expect(me).toMatchObject({ totalPoints: 175 });
});
