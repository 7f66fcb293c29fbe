import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startClock } from '../support/clock';
import { accountContract } from '../../shared/contracts/account';
import { healthContract } from '../../shared/contracts/health';
import { trainingContract } from '../../shared/contracts/training';
import { realtimeContract } from '../../shared/contracts/realtime';
import { createApiClient } from '../support/api-client';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import { signUpTrainee } from '../support/training';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-06-17T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  maya = await signUpUser(cloud.origin);
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});

/** The status an upgrade is refused with, or 101. */
const statusOf = (url: string) =>
  new Promise<number>((resolve) => {
    const socket = new WebSocket(url);
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.once('open', () => {
      resolve(101);
      socket.close();
    });
    socket.once('error', () => undefined);
  });

describe('Health', () => {
  it('is open to everyone, and names the same release as the site', async () => {
    const visitor = createApiClient(cloud.origin, async () => null);
    const health = await visitor.call(healthContract.readHealth);
    const site: unknown = await (await fetch(`${cloud.origin}/config.json`)).json();
    expect(health).toMatchObject({ status: 'ok', environment: 'local' });
    const { version, commit, builtAt } = health;
    expect(site).toMatchObject({ version, commit, builtAt });
    expect(commit).not.toBe('');
  });
});

describe('Sockets of one person', () => {
  it("are ten: the eleventh closes the oldest, which is told why, and no one else's", async () => {
    const lea = await signUpUser(cloud.origin, { name: 'Lea' });
    const others = await openTestSocket(noah);
    const sockets: Awaited<ReturnType<typeof openTestSocket>>[] = [];
    for (let count = 0; count < 11; count += 1) {
      sockets.push(await openTestSocket(lea));
      clock.advance(1_000);
    }
    const [oldest, ...kept] = sockets;
    expect(await oldest?.next('socket.closing')).toMatchObject({ reason: 'too_many' });
    await oldest?.closed;
    expect(kept.filter((socket) => !socket.isOpen())).toEqual([]);
    expect(others.isOpen()).toBe(true);
    await Promise.all([others, ...kept].map((socket) => socket.close()));
  });
});

describe('A socket ticket', () => {
  it('opens one connection, once', async () => {
    const { url } = await maya.call(realtimeContract.createTicket);
    expect(await statusOf(url)).toBe(101);
    expect(await statusOf(url)).toBe(403);
  });

  it('is of no use to someone who signed out everywhere after it was made', async () => {
    const lea = await signUpUser(cloud.origin, { name: 'Lea' });
    const { url } = await lea.call(realtimeContract.createTicket);
    clock.advance(2_000);
    await lea.call(accountContract.signOutEverywhere);
    expect(await statusOf(url)).toBe(403);
  });

  it.each(['x'.repeat(3_000), '%00', '../../people', '%F0%9F%98%80'])(
    'of an impossible shape is refused: %.20s',
    async (shape) => {
      const { url } = await maya.call(realtimeContract.createTicket);
      expect(await statusOf(url.replace(/ticket=.*/, `ticket=${shape}`))).toBe(403);
    },
  );

  it('is of no use after thirty seconds', async () => {
    const { url } = await maya.call(realtimeContract.createTicket);
    clock.advance(31_000);
    expect(await statusOf(url)).toBe(403);
  });

  it('cannot be guessed or left out', async () => {
    const { url } = await maya.call(realtimeContract.createTicket);
    const [address] = url.split('?');
    expect(await statusOf(`${address}?ticket=${'A'.repeat(43)}`)).toBe(403);
    expect([401, 403]).toContain(await statusOf(address ?? ''));
  });
});

describe('The notification socket', () => {
  it('tells of awarded points and of a new rank, and only to the one they belong to', async () => {
    const mine = await openTestSocket(maya);
    const other = await openTestSocket(noah);
    await doWorkout(maya, clock, { minutes: 20 });
    const frame = await mine.next('points.awarded');
    expect(frame.totalPoints).toBe(75);
    expect(frame.awards.map((award) => award.points).toSorted()).toEqual([25, 50]);
    await mine.next('rank.changed');
    await cloud.idle();
    expect(other.frames).toEqual([]);
    await Promise.all([mine.close(), other.close()]);
  });

  it('tells of a plan that changed, so that other tabs read it again', async () => {
    const trainee = await signUpTrainee(cloud.origin);
    const mine = await openTestSocket(trainee);
    await trainee.call(trainingContract.choosePlan, { body: { days: [2, 4], minutes: 15, equipment: [] } });
    expect(await mine.next('plan.changed')).toEqual({ type: 'plan.changed' });
    await mine.close();
  });

  it('reaches every tab, and forgets those that are closed', async () => {
    const tabs = await Promise.all([openTestSocket(maya), openTestSocket(maya)]);
    await tabs[0]?.close();
    await doWorkout(maya, clock, { minutes: 5 });
    expect((await tabs[1]?.next('points.awarded'))?.awards[0]?.points).toBe(50);
    await tabs[1]?.close();
  });
});

describe('Realtime endpoints', () => {
  refusesBadTokens(() => ({ cloud, user: maya, clock }), [['POST', '/realtime/tickets']]);
});
