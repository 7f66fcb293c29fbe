import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { HandlerExecutionContext, InitializeHandler } from '@smithy/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onClientCreated } from '../../functions/platform/clients';
import { accountContract } from '../../shared/contracts/account';
import { notificationsContract, type PreferenceChanges } from '../../shared/contracts/notifications';
import { profileContract } from '../../shared/contracts/profile';
import { trainingContract } from '../../shared/contracts/training';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import { doWorkout } from '../support/workouts';

const hourMs = 3_600_000;
// A Wednesday: one of the three days that are planned by default.
const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;
/** People whose next reminder fails before it is written. */
const failing = new Set<string>();
/** People whose reminders fail always. */
const neverReminded = new Set<string>();

function failSomeReminders(): void {
  const middleware = (next: InitializeHandler<object, object>, { commandName }: HandlerExecutionContext) =>
    ((args) => {
      const text = commandName?.startsWith('TransactWrite') ? JSON.stringify(args.input) : '';
      const isOf = (userId: string) => text.includes('ReminderSent') && text.includes(userId);
      const whose = [...failing, ...neverReminded].find(isOf);
      if (whose && (failing.delete(whose) || neverReminded.has(whose)))
        throw new Error('injected: the run was cut off');
      return next(args);
    }) as InitializeHandler<object, object>;
  onClientCreated((client) =>
    client.middlewareStack.add(middleware, { step: 'initialize', name: 'failSomeReminders' }),
  );
}

beforeAll(async () => {
  cloud = await startTestCloud();
  failSomeReminders();
});
afterAll(() => cloud.stop());

const { listNotifications, changePreferences } = notificationsContract;

async function newPerson(timeZone = 'UTC'): Promise<TestUser> {
  const user = await signUpUser(cloud.origin, { name: 'Maya', timeZone });
  await user.call(profileContract.completeOnboarding, { body: answers });
  await cloud.idle();
  return user;
}

const reminders = async (user: TestUser) =>
  (await user.call(listNotifications)).notifications
    .filter(({ kind }) => kind === 'streakAtRisk' || kind === 'trainingDay')
    .map(({ kind }) => kind)
    .toReversed();
const train = async (user: TestUser) => {
  await doWorkout(user, clock, { minutes: 16 });
  await cloud.idle();
};
/** Runs every full hour until it is this hour in UTC, like the schedule does. */
async function until(hour: number): Promise<void> {
  do {
    clock.advance(hourMs - (clock.now() % hourMs) + 1000);
    await cloud.fireSchedule('reminders-list');
    await cloud.idle();
  } while (new Date(clock.now()).getUTCHours() !== hour);
}
const choose = (user: TestUser, body: PreferenceChanges) => user.call(changePreferences, { body });
/** Moves on to the next Monday, 9:00 UTC: a training day by default. */
async function toMonday(): Promise<void> {
  clock.advanceTo('09:00');
  while (new Date(clock.now()).getUTCDay() !== 1) clock.advance(24 * hourMs);
  await cloud.fireSchedule('reminders-list');
  await cloud.idle();
}
const rowOf = async ({ userId }: TestUser) =>
  (await cloud.documents.send(new GetCommand({ TableName: 'vita-local-reminders', Key: { userId } }))).Item;

beforeEach(toMonday);

describe('A reminder', () => {
  it('says in the evening that it is a training day, once, in an open tab too, and not on days of rest', async () => {
    const maya = await newPerson();
    await until(18);
    expect(await reminders(maya)).toEqual([]);
    const socket = await openTestSocket(maya);
    await until(19);
    expect(await socket.next('notification.created')).toMatchObject({
      kind: 'trainingDay',
      title: 'Today is a training day',
      message: 'Your session is ready. A shorter one counts, too.',
    });
    await socket.close();
    await until(18);
    expect(await reminders(maya)).toEqual(['trainingDay']);
    await until(20);
    expect(await reminders(maya)).toEqual(['trainingDay']);
    await until(20);
    expect(await reminders(maya)).toEqual(['trainingDay', 'trainingDay']);
    expect(await maya.call(listNotifications)).toMatchObject({ unreadCount: 2 });
  });

  it('says that a streak is at risk, even on a day of rest, and goes before the one of the plan', async () => {
    const maya = await newPerson();
    await train(maya);
    await until(20);
    expect(await reminders(maya)).toEqual([]);
    await until(20);
    expect(await reminders(maya)).toEqual(['streakAtRisk']);
    const [newest] = (await maya.call(listNotifications)).notifications;
    expect(newest).toMatchObject({
      title: 'Your streak is at risk',
      message: 'One day down. A few minutes today will keep it going.',
    });
    clock.advanceTo('09:00');
    await train(maya);
    await until(20);
    expect(await reminders(maya)).toEqual(['streakAtRisk']);
  });

  it('never comes to someone who has trained that day', async () => {
    const maya = await newPerson();
    await until(18);
    await train(maya);
    await until(21);
    expect(await reminders(maya)).toEqual([]);
  });

  it('is none of a kind that is turned off', async () => {
    const [maya, noah] = [await newPerson(), await newPerson()];
    await choose(maya, { kinds: { trainingDay: false } });
    await choose(noah, { kinds: { trainingDay: false, streakAtRisk: false } });
    await cloud.idle();
    expect([(await rowOf(maya))?.dueAt !== undefined, (await rowOf(noah))?.dueAt]).toEqual([true, undefined]);
    await until(21);
    expect([await reminders(maya), await reminders(noah)]).toEqual([[], []]);
    await choose(noah, { kinds: { trainingDay: true } });
    await cloud.idle();
    clock.advance(24 * hourMs);
    await until(20);
    expect(await reminders(noah)).toEqual(['trainingDay']);
  });

  it('comes at the hour that was chosen, from eight to nine in the evening', async () => {
    const maya = await newPerson();
    await choose(maya, { reminderHour: 11 });
    await cloud.idle();
    await until(10);
    expect(await reminders(maya)).toEqual([]);
    await until(11);
    expect(await reminders(maya)).toEqual(['trainingDay']);
    await choose(maya, { reminderHour: 21 });
    await cloud.idle();
    await until(22);
    expect(await reminders(maya)).toEqual(['trainingDay']);
    for (const reminderHour of [7, 22, 12.5, '12', null])
      expect(await maya.refused('PUT', '/notifications/preferences', { reminderHour })).toMatchObject({
        code: 'invalid_request',
      });
  });

  it('comes in the evening of each person, wherever they are', async () => {
    const zones = { 'Asia/Kolkata': 14, 'Asia/Dubai': 15, 'America/New_York': 23 };
    for (const [zone, hour] of Object.entries(zones)) {
      const person = await newPerson(zone);
      await until((hour + 23) % 24);
      expect(await reminders(person)).toEqual([]);
      await until(hour);
      expect(await reminders(person)).toEqual(['trainingDay']);
      await toMonday();
    }
  });

  it('keeps to the evening when the clocks change', async () => {
    clock.advance(Math.max(0, Date.parse('2026-10-23T09:00:00Z') - clock.now()));
    const maya = await newPerson('Europe/London');
    await choose(maya, { kinds: { streakAtRisk: false } });
    await until(18);
    expect(await reminders(maya)).toEqual(['trainingDay']);
    clock.advance(24 * hourMs);
    await cloud.fireSchedule('reminders-list');
    await until(18);
    await until(18);
    expect(await reminders(maya)).toEqual(['trainingDay']);
    await until(19);
    expect(await reminders(maya)).toEqual(['trainingDay', 'trainingDay']);
  });

  it('moves with the person, and comes once a day anyway', async () => {
    const maya = await newPerson('Asia/Tokyo');
    await until(10);
    expect(await reminders(maya)).toEqual(['trainingDay']);
    await maya.call(profileContract.updateProfile, { body: { timeZone: 'Europe/Lisbon' } });
    await cloud.idle();
    await until(21);
    expect(await reminders(maya)).toEqual(['trainingDay']);
    const dueAt = String((await rowOf(maya))?.dueAt);
    const hour = new Date(dueAt).toLocaleString('en-GB', { timeZone: 'Europe/Lisbon', hour: '2-digit' });
    expect(hour).toBe('19');
  });

  it('goes by the days someone chose', async () => {
    const maya = await newPerson();
    const settings = { days: [2 as const], minutes: 35, equipment: [] };
    await maya.call(trainingContract.choosePlan, { body: settings });
    await until(20);
    expect(await reminders(maya)).toEqual([]);
    await until(20);
    expect(await reminders(maya)).toEqual(['trainingDay']);
  });

  it('ends after three weeks without training, and begins again with a workout', async () => {
    const maya = await newPerson();
    clock.advance(22 * 24 * hourMs);
    await until(20);
    expect(await reminders(maya)).toEqual([]);
    expect((await rowOf(maya))?.dueAt).toBeUndefined();
    await train(maya);
    expect((await rowOf(maya))?.dueAt).toBeDefined();
    await until(20);
    await until(20);
    expect(await reminders(maya)).toContain('streakAtRisk');
  });

  it('is gone with the account, and told by the export until then', async () => {
    const maya = await newPerson();
    const { tables } = await maya.call(accountContract.exportAccount);
    expect(tables['reminders']).toMatchObject([{ userId: maya.userId }]);
    await maya.call(accountContract.deleteAccount);
    await cloud.idle();
    expect(await rowOf(maya)).toBeUndefined();
    await until(20);
  });
});

const told = async (people: TestUser[]) =>
  (await Promise.all(people.map(reminders))).filter(({ length }) => length === 1);
const peopleOf = async (count: number) => {
  const people: TestUser[] = [];
  for (let n = 0; n < count; n += 1) people.push(await newPerson());
  await until(18);
  clock.advanceTo('19:00');
  return people;
};

describe('A run', () => {
  it('that fails in the middle and is repeated tells no one twice and forgets no one', async () => {
    const people = await peopleOf(6);
    for (const { userId } of people.slice(0, 3)) failing.add(userId);
    await cloud.fireSchedule('reminders-list');
    await cloud.idle();
    expect(failing.size).toBe(0);
    expect(await told(people)).toHaveLength(6);
    await Promise.all([1, 2].map(() => cloud.fireSchedule('reminders-list')));
    await until(21);
    expect(await told(people)).toHaveLength(6);
  });

  it('leaves someone for tomorrow who failed for an hour, and reminds everyone else', async () => {
    const [maya, ...others] = await peopleOf(3);
    neverReminded.add(maya!.userId);
    const tomorrow = new Date(Math.floor(clock.now() / hourMs) * hourMs + 24 * hourMs).toISOString();
    const dead = () => cloud.bus.counts()['reminders-send']?.dead;
    const runs = [
      { minutes: 0, messages: 1 },
      { minutes: 25, messages: 2 },
      { minutes: 45, messages: 3 },
      { minutes: 60, messages: 3 },
    ];
    for (const { minutes, messages } of runs) {
      clock.advance(minutes * 60_000);
      await cloud.fireSchedule('reminders-list');
      await cloud.idle();
      expect([dead(), (await told(others)).length]).toEqual([messages, 2]);
    }
    expect(await rowOf(maya!)).toMatchObject({ dueAt: tomorrow, failures: 0 });
    neverReminded.clear();
    await toMonday();
    await until(19);
    expect(await reminders(maya!)).toEqual(['trainingDay']);
  });

  it('that never came is made up for while it is not night', async () => {
    const maya = await newPerson();
    clock.advanceTo('21:10');
    await cloud.fireSchedule('reminders-list');
    await cloud.idle();
    expect(await reminders(maya)).toEqual(['trainingDay']);
    clock.advance(24 * hourMs);
    await cloud.fireSchedule('reminders-list');
    clock.advanceTo('22:10');
    clock.advance(24 * hourMs);
    await cloud.fireSchedule('reminders-list');
    await cloud.idle();
    expect(await reminders(maya)).toEqual(['trainingDay']);
    await until(21);
    await until(21);
    expect(await reminders(maya)).toEqual(['trainingDay', 'trainingDay']);
  });
});
