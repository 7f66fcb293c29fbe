import { QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onClientCreated } from '../../functions/platform/clients';
import { openMailFolder } from '../../infra/local/mail/mail-folder';
import { accountContract } from '../../shared/contracts/account';
import { notificationsContract } from '../../shared/contracts/notifications';
import { profileContract } from '../../shared/contracts/profile';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const hourMs = 3_600_000;
const clock = startClock('2026-04-06T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
/** What SES returns next instead of accepting an email. */
const answersOfSes: number[] = [];

beforeAll(async () => {
  cloud = await startTestCloud();
  onClientCreated((client) => {
    const { config } = client as unknown as DynamoDBDocumentClient;
    const { requestHandler } = config;
    const handle = requestHandler.handle.bind(requestHandler);
    requestHandler.handle = async (request, options) => {
      const isMail = request.path === '/v2/email/outbound-emails';
      const statusCode = isMail ? answersOfSes.shift() : undefined;
      if (!statusCode) return handle(request, options);
      return { response: { statusCode, headers: {}, body: Readable.from(['{}']) } };
    };
  });
});
afterAll(async () => {
  await cloud.stop();
});

async function trainToday(): Promise<void> {
  await doWorkout(maya, clock, { minutes: 16 });
  await cloud.idle();
}
/** The next evening, when the streak is at risk. */
async function nextEvening(hour = '19:00'): Promise<void> {
  clock.advance(13.5 * hourMs);
  clock.advanceTo(hour);
  await cloud.fireSchedule('reminders-list');
  await cloud.idle();
}
/** Waits until reminders know about it: a run at that very moment would leave the person to the next one. */
async function choose(on: boolean): Promise<void> {
  await maya.call(notificationsContract.changePreferences, { body: { mail: { streakAtRisk: on } } });
  await cloud.idle();
}
const isOn = async () => (await maya.call(notificationsContract.readPreferences)).mail?.streakAtRisk;
const mails = () =>
  openMailFolder(join(cloud.dataFolder, 'mail'))
    .list()
    .filter(({ to, subject }) => to === maya.email && subject === 'Your streak is at risk');
const linkOf = (mail: { headers?: Record<string, string> } | undefined) =>
  (mail?.headers?.['List-Unsubscribe'] ?? '').slice(1, -1);
const oneClick = (url: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

beforeEach(async () => {
  clock.advance(24 * hourMs);
  clock.advanceTo('09:00');
  maya = await signUpUser(cloud.origin, { name: 'Maya <b>' });
  await maya.call(profileContract.completeOnboarding, { body: answers });
  await trainToday();
});

describe('A streak at risk', () => {
  it('is emailed in the evening to whoever asked for it, once a day, and to no one else', async () => {
    await nextEvening();
    expect([await isOn(), mails()]).toEqual([false, []]);
    await trainToday();
    await choose(true);
    await nextEvening();
    await cloud.fireSchedule('reminders-list');
    clock.advance(hourMs);
    await cloud.fireSchedule('reminders-list');
    await cloud.idle();
    const [mail, ...more] = mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Hi Maya <b>,');
    expect(mail?.html).toContain('Hi Maya &lt;b&gt;,');
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(linkOf(mail).startsWith(`${cloud.origin}/api/notifications/unsubscribe/`)).toBe(true);
  });

  it('is emailed though SES was busy at first, and once', async () => {
    await choose(true);
    answersOfSes.push(429, 503);
    await nextEvening();
    expect([mails().length, answersOfSes]).toEqual([1, []]);
  });

  it('waits with the dead letters while SES is down for good, and is emailed once after a redrive', async () => {
    await choose(true);
    answersOfSes.push(...Array<number>(100).fill(503));
    await nextEvening();
    answersOfSes.length = 0;
    expect([mails(), await cloud.bus.redrive('push-events')]).toEqual([[], 1]);
    await cloud.idle();
    expect([mails().length, await cloud.bus.redrive('push-events')]).toEqual([1, 0]);
  });

  it('is not emailed at night, when the run came late', async () => {
    await choose(true);
    await nextEvening('22:10');
    expect(mails()).toEqual([]);
  });

  it('is not emailed when the kind is turned off altogether', async () => {
    await choose(true);
    await maya.call(notificationsContract.changePreferences, { body: { kinds: { streakAtRisk: false } } });
    await nextEvening();
    expect(mails()).toEqual([]);
  });
});

describe('The link of the mail', () => {
  beforeEach(async () => {
    await choose(true);
    await nextEvening();
  });

  it('ends the emails at one click, without a sign-in, however often', async () => {
    const link = linkOf(mails()[0]);
    const asked = await fetch(link);
    expect([asked.status, asked.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect([(await asked.text()).includes('Stop these emails'), await isOn()]).toEqual([true, true]);
    for (let n = 0; n < 2; n += 1) {
      const answer = await oneClick(link);
      expect([answer.status, (await answer.text()).includes("You won't get these emails anymore")]).toEqual([
        200,
        true,
      ]);
      expect(await isOn()).toBe(false);
    }
    await trainToday();
    await nextEvening();
    expect(mails()).toHaveLength(1);
    await choose(true);
    await oneClick(link);
    expect(await isOn()).toBe(false);
  });

  it('changes nothing when it is forged', async () => {
    const link = linkOf(mails()[0]);
    const forged = `${link.slice(0, -3)}${link.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    expect((await oneClick(forged)).status).toBe(404);
    expect(await (await fetch(forged)).text()).toContain('This link is incomplete');
    expect(await isOn()).toBe(true);
  });

  it('works for someone who is gone, and brings nothing of theirs back', async () => {
    const link = linkOf(mails()[0]);
    await maya.signIn();
    await maya.call(accountContract.deleteAccount);
    await cloud.idle();
    expect((await oneClick(link)).status).toBe(200);
    const query = new QueryCommand({
      TableName: 'vita-local-notification-preferences',
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': maya.userId },
    });
    expect((await cloud.documents.send(query)).Items).toEqual([]);
  });
});
