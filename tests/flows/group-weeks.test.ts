import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { accountContract } from '../../shared/contracts/account';
import { danceContract } from '../../shared/contracts/dance';
import { groupsContract, type GroupDetail } from '../../shared/contracts/groups';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract, type WorkoutSession } from '../../shared/contracts/workouts';
import { setSeconds } from '../../shared/rules/dance/choices';
import { auditOf } from '../support/audit';
import { deliveryChaos, seededRandom } from '../support/chaos';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { doDance } from '../support/dances';
import { signUpUser, type TestUser } from '../support/sign-in';
import { createEarlierTimes } from '../support/trained-earlier';
import { doWorkout } from '../support/workouts';

const dayMs = 86_400_000;
const random = seededRandom(41);
// A Wednesday.
const clock = startClock('2026-04-08T06:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;
let id = '';

const { createGroup, changeGroup, joinGroup, leaveGroup, readGroup, removeGroupMember } = groupsContract;

beforeAll(async () => void (cloud = await startTestCloud({ chaos: deliveryChaos(random) })));
afterAll(() => cloud.stop());

/** Each test begins on the Monday of its own week. */
beforeEach(async () => {
  clock.advance(dayMs);
  while (new Date(clock.now()).getUTCDay() !== 1) clock.advance(dayMs);
  [maya, noah] = [
    await signUpUser(cloud.origin, { name: 'Maya' }),
    await signUpUser(cloud.origin, { name: 'Noah' }),
  ];
  ({ id } = await maya.call(createGroup, {
    body: { id: ulid(clock.advance(1)), name: 'Early Birds', isPublic: true },
  }));
  await maya.call(changeGroup, { params: { id }, body: { weeklyGoalMinutes: 60 } });
});

const join = (user: TestUser) => user.call(joinGroup, { params: { id }, body: {} });
async function read(user: TestUser): Promise<GroupDetail> {
  await cloud.idle();
  return user.call(readGroup, { params: { id } });
}
const minutes = async (user: TestUser = maya) => (await read(user)).week?.minutes;
const trainDays = async (user: TestUser, each: readonly number[]) => {
  const done = [];
  for (const long of each) {
    done.push(await doWorkout(user, clock, { minutes: long }));
    clock.advance(dayMs - long * 60_000);
  }
  return done;
};
const earlier = createEarlierTimes();
/** A workout of the last day, sent only now. */
async function trainOffline(user: TestUser, long: number): Promise<WorkoutSession> {
  const { startedAt, finishedAt } = earlier(user.userId, long * 60, clock.now());
  const body = { id: ulid(clock.advance(1)), routineId: 'core-blast', startedAt };
  const session = await user.call(workoutsContract.startWorkout, { body });
  const end = { finishedExercises: [0, 1, 2], activeSeconds: long * 60, finishedAt };
  return user.call(workoutsContract.completeWorkout, { params: { id: session.id }, body: end });
}
const remove = (user: TestUser, workout: string) =>
  user.call(workoutsContract.removeWorkout, { params: { id: workout } });
const restore = (user: TestUser, workout: string) =>
  user.call(workoutsContract.restoreWorkout, { params: { id: workout } });

describe("A group's week", () => {
  it('fills with what its members train and dance, until the goal is met and beyond', async () => {
    await join(noah);
    expect((await read(maya)).week).toMatchObject({ minutes: 0, goalMinutes: 60, trained: 0 });
    await doWorkout(maya, clock, { minutes: 20 });
    for (let n = 0; n < 3; n += 1) await doDance(noah, clock);
    const danced = Math.floor((3 * setSeconds('ten-moves')) / 60);
    expect(danced).toBeGreaterThan(1);
    expect((await read(noah)).week).toMatchObject({ minutes: 20 + danced, trained: 2 });
    await doWorkout(noah, clock, { minutes: 45 });
    const { week, weekMinutes } = await read(maya);
    expect(week).toMatchObject({ minutes: 65 + danced, goalMinutes: 60, trained: 2 });
    expect(weekMinutes).toEqual({ [maya.userId]: 20, [noah.userId]: danced + 45 });
  });

  it('has what counted, each once, whatever was removed and restored, in whatever order it is told', async () => {
    await join(noah);
    const mine = await trainDays(maya, [20, 16]);
    const [first, second] = mine.map((each) => each.id) as [string, string];
    const his = await doWorkout(noah, clock, { minutes: 12 });
    await Promise.all([remove(maya, first), remove(noah, his.id), remove(maya, second)]);
    await Promise.all([restore(maya, first), restore(maya, second)]);
    await remove(maya, second);
    expect(await minutes()).toBe(20);
    const dances = [await doDance(noah, clock), await doDance(noah, clock)];
    const danced = Math.floor((2 * setSeconds('ten-moves')) / 60);
    expect(await minutes()).toBe(20 + danced);
    for (const dance of dances) await noah.call(danceContract.removeDance, { params: { id: dance.id } });
    expect(await minutes()).toBe(20);
    for (const dance of dances) await noah.call(danceContract.restoreDance, { params: { id: dance.id } });
    expect(await minutes()).toBe(20 + danced);
  });

  it('does not have a workout that was too short to count', async () => {
    await doWorkout(maya, clock, { minutes: 1, finished: 1 });
    const { week, weekMinutes } = await read(maya);
    expect(week).toMatchObject({ minutes: 0, trained: 0 });
    expect(weekMinutes).toEqual({ [maya.userId]: 0 });
  });

  it('ends on Sunday; what was trained offline and arrives later still counts for its own day', async () => {
    clock.advance(6 * dayMs);
    await doWorkout(maya, clock, { minutes: 30 });
    expect(await minutes()).toBe(30);
    clock.advance(dayMs);
    expect((await read(maya)).week).toMatchObject({ minutes: 0, goalMinutes: 60 });
    const sunday = await trainOffline(maya, 20);
    expect(new Date(sunday.completedAt ?? '').getUTCDay()).toBe(0);
    expect(sunday.counted).toBe(true);
    expect(await minutes()).toBe(0);
    clock.advance(dayMs);
    const monday = await trainOffline(maya, 16);
    expect(new Date(monday.completedAt ?? '').getUTCDay()).toBe(1);
    expect(await minutes()).toBe(16);
  });

  it('counts from the day on which someone joins, and without those who leave or are taken out', async () => {
    const priya = await signUpUser(cloud.origin, { name: 'Priya' });
    await trainDays(noah, [30]);
    await doWorkout(noah, clock, { minutes: 12 });
    await join(noah);
    await join(priya);
    expect(await minutes()).toBe(12);
    await doWorkout(noah, clock, { minutes: 20 });
    await doWorkout(priya, clock, { minutes: 16 });
    expect(await minutes()).toBe(48);
    await noah.call(leaveGroup, { params: { id } });
    expect(await minutes()).toBe(16);
    await maya.call(removeGroupMember, { params: { id, userId: priya.userId } });
    expect(await minutes()).toBe(0);
    await doWorkout(priya, clock, { minutes: 16 });
    expect(await minutes()).toBe(0);
    expect(await read(priya)).toMatchObject({ role: null, isRemoved: true, week: null, weekMinutes: {} });
    await join(noah);
    expect(await minutes()).toBe(32);
  });

  it('goes on under a new owner, without one who deletes their account in the middle of it', async () => {
    await join(noah);
    await doWorkout(maya, clock, { minutes: 30 });
    await doWorkout(noah, clock, { minutes: 20 });
    expect(await minutes()).toBe(50);
    await maya.signIn();
    await maya.call(accountContract.deleteAccount);
    const left = await read(noah);
    expect(left).toMatchObject({ role: 'owner', memberCount: 1 });
    expect(left.week).toMatchObject({ minutes: 20, goalMinutes: 60, trained: 1 });
  });

  it('has the minutes of someone who is on no leaderboard, and tells them to no one else', async () => {
    await join(noah);
    const hidden = { privacy: { showOnLeaderboards: false } };
    await noah.call(profileContract.updateProfile, { body: hidden });
    await doWorkout(noah, clock, { minutes: 20 });
    const seen = await read(maya);
    expect(seen.week).toMatchObject({ minutes: 20, trained: 1 });
    expect(seen.weekMinutes).toEqual({ [maya.userId]: 0 });
    expect((await read(noah)).weekMinutes).toEqual({ [maya.userId]: 0, [noah.userId]: 20 });
  });

  it('is exact when everyone finishes at the same moment, in each of their groups', async () => {
    const people = [maya, noah];
    for (let n = 0; n < 6; n += 1) people.push(await signUpUser(cloud.origin, { name: `Runner ${n}` }));
    const body = { id: ulid(clock.advance(1)), name: 'Late Owls', isPublic: true };
    const second = await maya.call(createGroup, { body });
    for (const user of people.slice(1)) {
      await join(user);
      await user.call(joinGroup, { params: { id: second.id }, body: {} });
    }
    clock.advance(dayMs);
    await Promise.all(people.map((user) => trainOffline(user, 16)));
    await cloud.idle();
    const total = async (of: string) =>
      (await maya.call(readGroup, { params: { id: of } })).week?.minutes ?? 0;
    const all = people.length * 16;
    expect([await total(id), await total(second.id)]).toEqual([all, all]);
  });
});

it('the audit recounts every week and finds it as it is', async () => {
  await cloud.idle();
  const lines = await auditOf(cloud.documents);
  expect(lines.filter((line) => /group|member/.test(line))).toEqual([]);
  for (const counts of Object.values(cloud.bus.counts())) expect(counts).toMatchObject({ dead: 0 });
});
