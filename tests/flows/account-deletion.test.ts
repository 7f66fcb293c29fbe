import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import { ownedTables } from '../../functions/tables';
import { startClock } from '../support/clock';
import { accountContract } from '../../shared/contracts/account';
import { activityContract } from '../../shared/contracts/activity';
import type { Endpoint } from '../../shared/contracts/endpoint';
import { friendsContract } from '../../shared/contracts/friends';
import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { profileContract } from '../../shared/contracts/profile';
import { routinesContract } from '../../shared/contracts/routines';
import { localDateOf } from '../../shared/rules/local-date';
import { createApiClient, type ApiClient } from '../support/api-client';
import { answers } from '../support/answers';
import { deliveryChaos, seededRandom } from '../support/chaos';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { failAtEachStep } from '../support/erasure-faults';
import { tellEverythingAbout } from '../support/event-of';
import { rowsHolding } from '../support/held-rows';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket, type TestSocket } from '../support/socket';
import { doWorkout } from '../support/workouts';

const dayMs = 86_400_000;
const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;
let tom: TestUser;

/** Turned on by the test that needs it: a cloud can only be started once. */
const chaos = { active: false, ...deliveryChaos(seededRandom(35)) };

beforeAll(async () => {
  cloud = await startTestCloud({
    chaos: {
      duplicate: (message) => (chaos.active ? chaos.duplicate(message) : 1),
      shuffle: (waiting) => (chaos.active ? chaos.shuffle(waiting) : waiting),
      crash: (name, attempt) => (chaos.active ? chaos.crash(name, attempt) : null),
    },
  });
  tom = await signUpUser(cloud.origin, { name: 'Tom' });
});
afterAll(() => cloud.stop());

const put = (table: string, Item: object) =>
  cloud.documents.send(new PutCommand({ TableName: `vita-local-${table}`, Item }));

/** A row of the user's in every table with rows of a person, including those of future areas. */
async function fillEveryTable({ userId }: TestUser): Promise<void> {
  for (const { name, key, sort, owner, indexes } of ownedTables()) {
    if (name === 'people' || name === 'profiles') continue;
    const ownerKey = owner.by === 'index' ? (indexes?.[owner.index]?.key ?? key) : key;
    const filled = { [key]: `of-${userId}`, ...(sort && { [sort]: `of-${userId}` }), [ownerKey]: userId };
    await put(name, { ...filled, expiresAt: Math.floor(clock.now() / 1000) + 3600 });
    if (owner.by === 'paired') {
      await put(name, { ...filled, [owner.otherUser]: tom.userId });
      await put(name, { ...filled, [key]: tom.userId, [owner.otherUser]: userId });
    }
    if (owner.by !== 'mirrored') continue;
    await put(name, { ...filled, [owner.otherUser]: tom.userId, status: 'accepted' });
    await put(name, { ...filled, [key]: tom.userId, [owner.otherUser]: userId, status: 'accepted' });
  }
}

interface Life {
  user: TestUser;
  token: string;
  device: string;
  socket: TestSocket;
  client: ApiClient;
}

/** Someone with rows in every table, points on the board, a device, and an open socket. */
async function live(name: string): Promise<Life> {
  const user = await signUpUser(cloud.origin, { name });
  await user.call(profileContract.completeOnboarding, { body: answers });
  for (let n = 0; n < 2; n += 1) await doWorkout(user, clock, { minutes: 5 });
  await user.signIn();
  const date = localDateOf(new Date(clock.now()), 'UTC');
  await user.call(activityContract.recordSteps, { body: { date, total: 900 } });
  const body = { id: ulid(clock.now()), name: 'Watch' };
  const { token: device } = await user.call(accountContract.createDeviceToken, { body });
  const exercises = [{ exerciseId: 'squat' }];
  await user.call(routinesContract.createRoutine, {
    body: { id: ulid(clock.now()), name: 'Legs', exercises },
  });
  await cloud.idle();
  const socket = await openTestSocket(user);
  await fillEveryTable(user);
  const token = await user.accessToken();
  return { user, token, device, socket, client: createApiClient(cloud.origin, async () => token) };
}

const privateEndpoints = Object.values<FunctionSpec>(manifest.functions)
  .flatMap(({ contract }) => Object.values<Endpoint>(contract ?? {}))
  .filter(({ access }) => access !== 'public');
const pathOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, () => ulid(clock.now()));

const tablesOf = (rows: string[]) => [...new Set(rows.map((row) => row.split(':')[0]))];
const deadLetters = () => Object.values(cloud.bus.counts()).reduce((sum, { dead }) => sum + dead, 0);

/** Once everything that expires has expired, no table, queue, or pool has anything about the user. */
async function expectNothingHeld({ userId, email }: TestUser): Promise<void> {
  clock.advance(91 * dayMs);
  expect(await rowsHolding(cloud, userId)).toEqual([]);
  expect(await rowsHolding(cloud, email)).toEqual([]);
}

const board = async () =>
  (await tom.call(leaderboardsContract.readGlobalLeaderboard)).entries.map(({ name }) => name);

describe('A deleted account', () => {
  let life: Life;

  beforeAll(async () => {
    life = await live('Maya');
  });

  it('was held in every table that names its owner, and stood on the board', async () => {
    const tables = tablesOf(await rowsHolding(cloud, life.user.userId));
    expect(ownedTables().filter(({ name }) => !tables.includes(name))).toEqual([]);
    expect(tables).toContain('leaderboard');
    expect(await board()).toContain('Maya');
  });

  it('writes nothing anymore from the moment it is marked, though its token is still good', async () => {
    await life.client.call(accountContract.deleteAccount);
    const device = createApiClient(cloud.origin, async () => life.device);
    const steps = { date: localDateOf(new Date(clock.now()), 'UTC'), total: 2_000 };
    expect(await device.refused('POST', '/activity/steps', steps)).toEqual({
      status: 401,
      code: 'unauthorized',
    });
    const writing = privateEndpoints.filter(({ method, path }) => method !== 'GET' && path !== '/profile');
    expect(writing.length).toBeGreaterThan(10);
    const refusals = await Promise.all(
      writing.map(async (endpoint) => {
        const { status, code } = await life.client.refused(endpoint.method, pathOf(endpoint), {});
        return `${endpoint.method} ${endpoint.path}: ${status} ${code}`;
      }),
    );
    const answered401 = writing.map(({ method, path }) => `${method} ${path}: 401 unauthorized`);
    expect(refusals).toEqual(answered401);
  });

  it('is gone from the board, its sockets are closed and no one can sign in to it', async () => {
    await cloud.idle();
    await life.socket.closed;
    clock.advance(3_000);
    expect(await board()).not.toContain('Maya');
    clock.advance(61 * 60_000);
    await expect(life.user.accessToken()).rejects.toThrow('Incorrect username or password');
  });

  it('is held in no table', async () => {
    await expectNothingHeld(life.user);
    expect(deadLetters()).toBe(0);
  });

  it('leaves its friend without it', async () => {
    const held = await tom.call(accountContract.exportAccount);
    expect(held.tables['friends']).toEqual([]);
  });

  it('is not brought back by late events of any kind, in any order, more than once', async () => {
    for (let n = 0; n < 2; n += 1) {
      expect(await tellEverythingAbout(life.user.userId)).toContain('WorkoutCompleted');
    }
    await cloud.idle();
    await expectNothingHeld(life.user);
    expect(deadLetters()).toBe(0);
  });

  it('frees its address for a new person', async () => {
    const again = await signUpUser(cloud.origin, { name: 'Maya again', email: life.user.email });
    expect(again.userId).not.toBe(life.user.userId);
    const { name, progress } = await again.call(profileContract.readProfile);
    expect({ name, points: progress.totalPoints }).toEqual({ name: 'Maya again', points: 0 });
  });
});

describe('A token that outlives its account', () => {
  it('creates nothing on any endpoint, reading or writing', async () => {
    const { client, user } = await live('Ada');
    await client.call(accountContract.deleteAccount);
    await cloud.idle();
    for (const endpoint of privateEndpoints) {
      const { method } = endpoint;
      const { status } = await client.fetch(method, pathOf(endpoint), method === 'GET' ? undefined : '{}');
      expect(`${method} ${endpoint.path}: ${status < 500}`).toBe(`${method} ${endpoint.path}: true`);
    }
    await cloud.idle();
    await expectNothingHeld(user);
  });
});

describe('A deletion that fails', () => {
  const faults = failAtEachStep('account-events');

  it('ends clean although every one of its steps fails, before and after it took effect', async () => {
    const { user, client, socket } = await live('Ines');
    const kim = await signUpUser(cloud.origin, { name: 'Kim' });
    await kim.call(friendsContract.blockPerson, { params: { id: user.userId } });
    faults.active = true;
    await client.call(accountContract.deleteAccount);
    for (;;) {
      await cloud.idle();
      if (deadLetters() === 0) break;
      // Five deliveries are over, as they would be in the cloud, and someone starts a redrive.
      await cloud.bus.redrive('account-events');
    }
    faults.active = false;
    for (const write of [
      'AdminDeleteUserCommand',
      'DeleteConnectionCommand',
      'TransactWriteItemsCommand vita-local-friends vita-local-friend-lists',
      'TransactWriteItemsCommand vita-local-people vita-local-outbox',
    ]) {
      expect(faults.failures).toContain(`before ${write}`);
      expect(faults.failures).toContain(`after ${write}`);
    }
    for (const { name } of ownedTables().filter((table) => table.name !== 'people')) {
      expect(faults.failures).toContain(`before QueryCommand vita-local-${name}`);
    }
    expect(faults.failures).toContain('after PutItemCommand vita-local-tombstones');
    expect(faults.failures).toContain('after BatchWriteItemCommand vita-local-friends');
    await socket.closed;
    await expectNothingHeld(user);
  }, 180_000);
});

describe('Deletions under chaos', () => {
  it('end clean with events doubled, shuffled, handlers crashing, and workouts still being paid', async () => {
    chaos.active = true;
    const users = [];
    for (const name of ['Lou', 'Kim', 'Noor']) {
      const user = await signUpUser(cloud.origin, { name });
      await doWorkout(user, clock, { minutes: 5 });
      users.push(user);
    }
    for (const user of users) await user.signIn();
    await Promise.all(users.map((user) => user.call(accountContract.deleteAccount)));
    await cloud.idle();
    chaos.active = false;
    expect(deadLetters()).toBe(0);
    for (const user of users) await expectNothingHeld(user);
  });
});
