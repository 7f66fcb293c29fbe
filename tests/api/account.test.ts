import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { fetchAuthSession } from 'aws-amplify/auth';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownedTables } from '../../functions/tables';
import { startClock } from '../support/clock';
import { activityContract } from '../../shared/contracts/activity';
import { accountContract, type AccountExport } from '../../shared/contracts/account';
import { profileContract } from '../../shared/contracts/profile';
import { routinesContract } from '../../shared/contracts/routines';
import { trainingContract } from '../../shared/contracts/training';
import { localDateOf } from '../../shared/rules/local-date';
import { createApiClient } from '../support/api-client';
import { answers } from '../support/answers';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { browserSession } from '../support/browser-session';
import { signUpUser, testPassword, type TestUser } from '../support/sign-in';
import { storedSession } from '../support/stored-session';
import { openTestSocket } from '../support/socket';
import { doWorkout } from '../support/workouts';

const minute = 60_000;
const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;
let noah: TestUser;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
  maya = await signUpUser(cloud.origin);
});

const { exportAccount, deleteAccount, signOutEverywhere } = accountContract;
const { readProfile } = profileContract;

describe('Signing out everywhere', () => {
  it('ends refresh tokens, sockets, and writes immediately, and reads within a minute', async () => {
    const lena = await signUpUser(cloud.origin, { name: 'Lena' });
    const token = await lena.accessToken();
    const stale = createApiClient(cloud.origin, async () => token);
    const [first, second, others] = [
      await openTestSocket(lena),
      await openTestSocket(lena),
      await openTestSocket(noah),
    ];
    const kept = await browserSession(cloud.origin, { email: lena.email, password: testPassword });
    // The stand-in for a sign-in in the browser tests stores exactly what the library itself stores.
    const stored = new Map(await storedSession(cloud.origin, lena.email, lena.tokens));
    expect([...stored.keys()].toSorted()).toEqual([...kept.keys()].toSorted());
    for (const name of [...kept.keys()].filter((key) => /LastAuthUser|signInDetails/.test(key)))
      expect(stored.get(name)).toBe(kept.get(name));
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();

    clock.advance(2_000);
    const { signedOutAt } = await lena.call(signOutEverywhere);
    expect(Date.parse(signedOutAt)).toBeLessThanOrEqual(clock.now());
    await Promise.all([first.closed, second.closed]);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    expect(others.isOpen()).toBe(true);
    expect(await stale.refused('POST', '/realtime/tickets')).toEqual({ status: 401, code: 'unauthorized' });
    clock.advance(minute);
    expect((await stale.refused('GET', '/profile')).status).toBe(401);
    await others.close();
  });

  it('lets the person sign in again', async () => {
    const lena = await signUpUser(cloud.origin, { name: 'Lena' });
    await lena.call(signOutEverywhere);
    clock.advance(61 * minute);
    expect(await lena.call(readProfile)).toMatchObject({ name: 'Lena' });
    await (await openTestSocket(lena)).close();
  });

  it('ends the tokens of devices and the address of the calendar, of no one else', async () => {
    const lena = await signUpUser(cloud.origin, { name: 'Lena' });
    const tokenOf = async (user: TestUser) => {
      const body = { id: ulid(clock.advance(1)), name: 'Watch' };
      return (await user.call(accountContract.createDeviceToken, { body })).token;
    };
    const report = (token: string) => {
      const body = { date: localDateOf(new Date(clock.now()), 'UTC'), total: 10 };
      return createApiClient(cloud.origin, async () => token).fetch(
        'POST',
        '/activity/steps',
        JSON.stringify(body),
      );
    };
    const [hers, also, his] = [await tokenOf(lena), await tokenOf(lena), await tokenOf(noah)];
    await lena.call(profileContract.completeOnboarding, { body: answers });
    const { path } = await lena.call(trainingContract.renewCalendar, { body: {} });
    const calendar = () => fetch(`${cloud.origin}${path}`);
    expect([(await report(hers)).status, (await calendar()).status]).toEqual([200, 200]);
    await lena.call(signOutEverywhere);
    const after = [await report(hers), await report(also), await report(his), await calendar()];
    expect(after.map(({ status }) => status)).toEqual([401, 401, 200, 404]);
    clock.advance(61 * minute);
    expect(await lena.call(accountContract.listDeviceTokens)).toEqual({ deviceTokens: [] });
    await tokenOf(lena);
  });
});

describe('Deleting the account', () => {
  it('asks for a sign-in of the last five minutes', async () => {
    const lena = await signUpUser(cloud.origin, { name: 'Lena' });
    clock.advance(5 * minute + 1_000);
    expect(await lena.refused('DELETE', '/profile')).toEqual({
      status: 403,
      code: 'fresh_sign_in_required',
    });
    expect(await lena.call(readProfile)).toMatchObject({ name: 'Lena' });
  });

  it('is accepted after a fresh one, and again as often as it is asked', async () => {
    const lena = await signUpUser(cloud.origin, { name: 'Lena' });
    clock.advance(61 * minute);
    await lena.signIn();
    const token = await lena.accessToken();
    const client = createApiClient(cloud.origin, async () => token);
    for (let n = 0; n < 3; n += 1) expect(await client.call(deleteAccount)).toEqual({ state: 'deleting' });
    await cloud.idle();
    expect(await client.call(deleteAccount)).toEqual({ state: 'deleting' });
    await cloud.idle();
    expect(await client.refused('GET', '/profile')).toEqual({ status: 401, code: 'unauthorized' });
  });

  it('touches no one else', async () => {
    const before = await noah.call(exportAccount);
    const lena = await signUpUser(cloud.origin, { name: 'Lena' });
    await lena.call(deleteAccount);
    await cloud.idle();
    expect((await noah.call(exportAccount)).tables).toEqual(before.tables);
  });
});

describe('The export', () => {
  const tableNames = ownedTables().map(({ name }) => name);

  /** A row in each table that has none yet, like a table added later would have. */
  async function fillTables({ userId }: TestUser, held: AccountExport): Promise<void> {
    for (const table of ownedTables().filter(({ name }) => held.tables[name]?.length === 0)) {
      const key = table.owner.by === 'index' ? table.indexes?.[table.owner.index]?.key : table.key;
      const Item = {
        ...Object.fromEntries(
          [table.key, table.sort].flatMap((name) => (name ? [[name, `of-${userId}`]] : [])),
        ),
        [key ?? table.key]: userId,
        filled: true,
      };
      await cloud.documents.send(new PutCommand({ TableName: `vita-local-${table.name}`, Item }));
    }
  }

  async function live(user: TestUser): Promise<void> {
    await user.call(profileContract.completeOnboarding, { body: answers });
    await doWorkout(user, clock);
    const date = localDateOf(new Date(clock.now()), 'UTC');
    await user.call(activityContract.recordSteps, { body: { date, total: 1_234 } });
    await user.call(accountContract.createDeviceToken, { body: { id: ulid(clock.now()), name: 'Watch' } });
    const exercises = [{ exerciseId: 'squat' }];
    await user.call(routinesContract.createRoutine, {
      body: { id: ulid(clock.now()), name: 'Legs', exercises },
    });
    await cloud.idle();
    await fillTables(user, await user.call(exportAccount));
  }

  it('holds the account and rows of every table that has a person for an owner', async () => {
    await live(noah);
    await live(maya);
    const held = await maya.call(exportAccount);
    expect(held.account).toEqual({ id: maya.userId, name: 'Maya', email: maya.email });
    expect(Object.keys(held.tables).toSorted()).toEqual(tableNames.toSorted());
    expect(tableNames.filter((name) => held.tables[name]?.length === 0)).toEqual([]);
    expect(held.tables['activity-days']).toEqual([
      expect.objectContaining({ steps: { manual: 1_234 }, workouts: 1 }),
    ]);
    expect(held.tables['profiles']).toEqual([expect.objectContaining({ answers, timeZone: 'UTC' })]);
  });

  it('holds nothing of anyone else', async () => {
    const mine = JSON.stringify(await maya.call(exportAccount));
    const his = JSON.stringify(await noah.call(exportAccount));
    expect(mine).toContain(maya.userId);
    expect(mine).not.toContain(noah.userId);
    expect(his).not.toContain(maya.userId);
    expect(his).not.toContain(maya.email);
  });

  it('leaves out what it says it leaves out, with the reason', async () => {
    const { leftOut, tables } = await maya.call(exportAccount);
    expect(leftOut).toContainEqual(expect.objectContaining({ table: 'device-tokens', field: 'secretHash' }));
    expect(tables['device-tokens']?.some((row) => row.name === 'Watch')).toBe(true);
    expect(JSON.stringify(tables)).not.toContain('secretHash');
    for (const { because } of leftOut) expect(because.length).toBeGreaterThan(10);
  });

  it('comes whole when it is longer than a function may answer', async () => {
    const rows = Array.from({ length: 600 }, (_, n) => ({
      userId: maya.userId,
      sessionId: `long-${String(n).padStart(4, '0')}`,
      note: `${ulid(clock.now())} lunges and squats `.repeat(300),
    }));
    for (let at = 0; at < rows.length; at += 25) {
      const puts = rows.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
      const RequestItems = { 'vita-local-workout-sessions': puts };
      await cloud.documents.send(new BatchWriteCommand({ RequestItems }));
    }
    const response = await maya.fetch('GET', '/profile/export');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const text = await response.text();
    expect(text.length).toBeGreaterThan(6 * 1024 * 1024);
    const { tables } = exportAccount.response.parse(JSON.parse(text));
    expect(tables['workout-sessions']?.length).toBeGreaterThan(600);
  });
});

describe('Account endpoints', () => {
  refusesBadTokens(
    () => ({ cloud, user: noah, clock }),
    [
      ['GET', '/profile/export'],
      ['DELETE', '/profile'],
      ['POST', '/profile/sign-out-everywhere'],
    ],
  );
});
