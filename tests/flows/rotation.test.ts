import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTombstonesRepository } from '../../functions/account/tombstones-repository';
import { unsubscribeTokenOf } from '../../functions/notifications/unsubscribe-token';
import { rotateSecret, type RotatedSecret } from '../../infra/operator/rotate-secret';
import { generationsOf, localSecrets } from '../../infra/operator/secrets';
import { storageOn } from '../../infra/operator/storage';
import { accountContract } from '../../shared/contracts/account';
import { friendsContract } from '../../shared/contracts/friends';
import { notificationsContract } from '../../shared/contracts/notifications';
import { pushContract } from '../../shared/contracts/push';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { startFakePushService, type FakePushService } from '../support/fake-push-service';
import { currentSecret, secretsOf } from '../support/local-secrets';
import { signUpUser, type TestUser } from '../support/sign-in';

const minute = 60_000;
const day = 1440 * minute;
const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;
let service: FakePushService;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  service = await startFakePushService(clock.now);
  process.env['PUSH_STAND_IN'] = service.origin;
  cloud = await startTestCloud();
});
afterAll(async () => {
  await cloud.stop();
  await service.close();
  delete process.env['PUSH_STAND_IN'];
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
  const body = { quietHours: null, push: { friendRequest: true } };
  await noah.call(notificationsContract.changePreferences, { body });
});

/** As an operator does it, once it may be done again. */
async function rotate(name: RotatedSecret): Promise<void> {
  clock.advance(181 * day);
  await rotateSecret(localSecrets(cloud.dataFolder), { name, now: new Date(clock.now()), force: false });
}

const linkOf = ({ userId }: TestUser) =>
  `${cloud.origin}/api/notifications/unsubscribe/${unsubscribeTokenOf(currentSecret(cloud.dataFolder, 'notification'), userId)}`;
const unsubscribe = async (link: string) => (await fetch(link, { method: 'POST' })).status;

describe('The link of an email', () => {
  it('keeps working after a rotation, and a new one works at once', async () => {
    const before = linkOf(noah);
    expect(await unsubscribe(before)).toBe(200);
    await rotate('notification');
    const after = linkOf(noah);
    expect(after).not.toBe(before);
    expect([await unsubscribe(after), await unsubscribe(before)]).toEqual([200, 200]);
  });

  it('ends with the second rotation', async () => {
    const before = linkOf(noah);
    await rotate('notification');
    await rotate('notification');
    expect(await unsubscribe(before)).toBe(404);
    expect(await unsubscribe(linkOf(noah))).toBe(200);
  });
});

describe('A browser', () => {
  async function subscribe() {
    const { publicKey } = await noah.call(pushContract.readPushKey);
    const browser = service.newBrowser(publicKey);
    const { endpoint, keys } = browser;
    await noah.call(pushContract.subscribeBrowser, { body: { endpoint, keys, publicKey } });
    return { publicKey, browser };
  }

  it('that subscribed before a rotation is still told, and so is one that subscribes after it', async () => {
    const before = await subscribe();
    await rotate('notification');
    const after = await subscribe();
    expect(after.publicKey).not.toBe(before.publicKey);
    await maya.call(friendsContract.addFriend, { body: { friendId: noah.userId } });
    await cloud.idle();
    expect([before.browser.messages.length, after.browser.messages.length, service.refused]).toEqual([
      1,
      1,
      [],
    ]);
  });
});

describe('The tombstone of a deleted account', () => {
  const known = (userId: string) =>
    createTombstonesRepository(
      storageOn(cloud.documents, cloud.tablePrefix),
      generationsOf(localSecrets(cloud.dataFolder), 'tombstone'),
    ).known([userId]);

  it('is found after a rotation, and kept by those that have not heard of it yet', async () => {
    await noah.signIn();
    await noah.call(accountContract.deleteAccount);
    await cloud.idle();
    expect(await known(noah.userId)).toEqual([noah.userId]);
    const { get, put } = secretsOf(cloud.dataFolder);
    put('tombstone', 'a generation that leaked too early');
    expect(await known(noah.userId)).toEqual([noah.userId]);
    await maya.signIn();
    await maya.call(accountContract.deleteAccount);
    await cloud.idle();
    expect(get('tombstone', 'AWSCURRENT')?.text).toContain('leaked');
    expect(await known(maya.userId)).toEqual([maya.userId]);
  });
});

describe('A request through the CDN', () => {
  it('is never refused while the secret of the edge rotates', async () => {
    const health = async () => (await fetch(`${cloud.origin}/api/health`)).status;
    expect(await health()).toBe(200);
    secretsOf(cloud.dataFolder).put('origin', 'the next secret of the edge');
    expect(await health()).toBe(200);
    clock.advance(11 * minute);
    expect(await health()).toBe(200);
  });
});
