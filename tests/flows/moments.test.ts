import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountContract } from '../../shared/contracts/account';
import { momentsContract } from '../../shared/contracts/moments';
import { eventCatalogue, type DomainEvent } from '../../shared/events/catalogue';
import { ulid } from 'ulid';
import { deliver } from '../support/award-points';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import { doWorkout } from '../support/workouts';
import { eventExamples } from '../support/event-examples';

const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => void (cloud = await startTestCloud()));
afterAll(() => cloud.stop());
beforeEach(async () => void (maya = await signUpUser(cloud.origin, { name: 'Maya' })));

const unseen = async (user: TestUser) => (await user.call(momentsContract.listMoments)).moments;
const claim = (user: TestUser, id: string) => user.call(momentsContract.claimMoment, { params: { id } });

function toppedEvent(userId: string): DomainEvent<'LeagueTopped'> {
  const { version, data } = eventCatalogue.LeagueTopped;
  return {
    id: ulid(clock.now()),
    type: 'LeagueTopped',
    version,
    occurredAt: new Date(clock.now()).toISOString(),
    userId,
    correlationId: 'test',
    depth: 0,
    data: data.parse(eventExamples.LeagueTopped),
  };
}

describe('A moment', () => {
  it('is there when a tier is reached, told to open tabs, and shown by one device only', async () => {
    const socket = await openTestSocket(maya);
    for (let workout = 0; workout < 3; workout += 1) await doWorkout(maya, clock, { minutes: 20 });
    await cloud.idle();
    expect(await unseen(maya)).toEqual([]);
    clock.advance(24 * 3_600_000);
    await doWorkout(maya, clock, { minutes: 20 });
    await cloud.idle();
    expect(await socket.next('moment.reached')).toEqual({ type: 'moment.reached' });
    await socket.close();
    const [moment] = await unseen(maya);
    expect(moment).toMatchObject({ kind: 'tier', tier: 'Silver' });
    const answers = await Promise.all([1, 2, 3].map(() => claim(maya, moment?.id ?? '')));
    expect(answers.filter(({ first }) => first)).toHaveLength(1);
    expect(await unseen(maya)).toEqual([]);
  });

  it('is kept once for a week that was won, however often that is told', async () => {
    const event = toppedEvent(maya.userId);
    await deliver([event, event]);
    await cloud.idle();
    const [moment, ...more] = await unseen(maya);
    expect(moment).toMatchObject({ kind: 'league', minutes: 145, members: 12 });
    expect(more).toEqual([]);
    await claim(maya, moment?.id ?? '');
    await deliver([event]);
    await cloud.idle();
    expect(await unseen(maya)).toEqual([]);
  });

  it('is no one else’s to see or to claim', async () => {
    await deliver([toppedEvent(maya.userId)]);
    await cloud.idle();
    const [moment] = await unseen(maya);
    const noah = await signUpUser(cloud.origin, { name: 'Noah' });
    expect(await unseen(noah)).toEqual([]);
    const unknown = { status: 404, code: 'moment_not_found' };
    expect(await noah.refused('POST', `/moments/${moment?.id}/seen`)).toEqual(unknown);
    expect(await maya.refused('POST', '/moments/tier-Wood/seen')).toEqual(unknown);
    expect(await unseen(maya)).toHaveLength(1);
  });

  it('is in the export, and no late event brings one back after the account is gone', async () => {
    await deliver([toppedEvent(maya.userId)]);
    await cloud.idle();
    const { tables } = await maya.call(accountContract.exportAccount);
    expect(tables.moments).toHaveLength(1);
    await maya.call(accountContract.deleteAccount);
    await cloud.idle();
    await deliver([toppedEvent(maya.userId)]);
    await cloud.idle();
    const noah = await signUpUser(cloud.origin, { name: 'Noah' });
    expect(await unseen(noah)).toEqual([]);
  });

  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/moments'],
      ['POST', '/moments/tier-Silver/seen'],
    ],
  );
});
