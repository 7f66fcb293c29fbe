import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startClock } from '../support/clock';
import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { profileContract } from '../../shared/contracts/profile';
import { deliveryChaos, injectFaults, seededRandom } from '../support/chaos';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const dayMs = 86_400_000;
const days = 12;
const random = seededRandom(20_261_120);
const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;

interface Trainee {
  user: TestUser;
  /** Workouts per day; 20 minutes if long. */
  plan: { workouts: number; long: boolean }[];
}
let trainees: Trainee[] = [];
let faults: ReturnType<typeof injectFaults>;

/** The first person trains every day, so that streak and milestone awards are part of the result. */
function planFor(index: number): Trainee['plan'] {
  return Array.from({ length: days }, () => ({
    workouts: index === 0 ? 1 + Math.floor(random() * 4) : Math.floor(random() * 4),
    long: random() < 0.5,
  }));
}

async function train({ user, plan }: Trainee, day: number): Promise<void> {
  const { workouts, long } = plan[day] ?? { workouts: 0, long: false };
  for (let n = 0; n < workouts; n += 1) await doWorkout(user, clock, { minutes: long ? 20 : 5 });
}

/** What the rules give, calculated independently of the product: one pass over the days, including freezes. */
function expectedOf(plan: Trainee['plan']) {
  let points = 0;
  let workouts = 0;
  let paidWorkouts = 0;
  let run = 0;
  let freezes = 0;
  let longest = 0;
  const paidRuns = new Set<string>();
  for (const day of plan) {
    workouts += day.workouts;
    paidWorkouts += Math.min(3, day.workouts);
    points += 50 * Math.min(3, day.workouts);
    const activeMinutes = day.workouts * (day.long ? 20 : 5);
    if (activeMinutes >= 20) points += 25;
    if (day.workouts > 0) {
      run += 1;
      if (run % 7 === 0) freezes = Math.min(2, freezes + 1);
      if (run === 7) points += 100;
    } else if (run > 0 && freezes > 0) freezes -= 1;
    else {
      run = 0;
      freezes = 0;
      paidRuns.clear();
    }
    longest = Math.max(longest, run);
  }
  if (paidWorkouts >= 10) points += 150;
  if (paidWorkouts >= 50) points += 750;
  return { points, workouts, longest };
}

beforeAll(async () => {
  // The day's workouts take hours: they begin at one in the morning, so that none crosses midnight.
  clock.advance(dayMs + 3_600_000 - (clock.now() % dayMs));
  cloud = await startTestCloud({ chaos: deliveryChaos(random) });
  const users = [];
  for (let n = 0; n < 5; n += 1) users.push(await signUpUser(cloud.origin, { name: `Trainee ${n}` }));
  trainees = users.map((user, index) => ({ user, plan: planFor(index) }));
  faults = injectFaults(random);
  for (let day = 0; day < days; day += 1) {
    const dayBegan = clock.now();
    for (const trainee of trainees) await train(trainee, day);
    clock.advance(dayBegan + dayMs - clock.now());
  }
  await cloud.idle();
  faults.active = false;
}, 180_000);
afterAll(() => cloud.stop());

async function ledgerOf(userId: string): Promise<{ points: number; awardKey: string }[]> {
  const { Items = [] } = await cloud.documents.send(
    new QueryCommand({
      TableName: 'vita-local-points-transactions',
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': userId },
    }),
  );
  return Items as { points: number; awardKey: string }[];
}

it('faults really were injected', () => {
  for (const command of ['PutEventsCommand', 'BatchWriteItemCommand', 'TransactWriteItemsCommand']) {
    expect(faults.injected.get(command) ?? 0).toBeGreaterThan(5);
  }
});

it('no message ended in a dead-letter queue', () => {
  for (const counts of Object.values(cloud.bus.counts()))
    expect(counts).toEqual({ pending: 0, inFlight: 0, dead: 0 });
});

it('every total is what the rules give, and the sum of its ledger', async () => {
  for (const { user, plan } of trainees) {
    const expected = expectedOf(plan);
    const { progress } = await user.call(profileContract.readProfile);
    const ledger = await ledgerOf(user.userId);
    expect({
      points: progress.totalPoints,
      workouts: progress.workoutsCompleted,
      longest: progress.longestStreak,
    }).toEqual(expected);
    expect(ledger.reduce((sum, entry) => sum + entry.points, 0)).toBe(expected.points);
  }
});

it('every rank is the one that counting the totals gives', async () => {
  const totals = trainees.map(({ plan }) => expectedOf(plan).points);
  for (const [index, { user }] of trainees.entries()) {
    const own = totals[index] ?? 0;
    const { me } = await user.call(leaderboardsContract.readGlobalLeaderboard);
    expect(me).toMatchObject({
      rank: 1 + totals.filter((total) => total > own).length,
      totalPoints: own,
      workoutsCompleted: expectedOf(trainees[index]?.plan ?? []).workouts,
    });
  }
});

it('the counter tree holds each person exactly once', async () => {
  const { Item = {} } = await cloud.documents.send(
    new GetCommand({ TableName: 'vita-local-leaderboard', Key: { pk: 'N#0#0' }, ConsistentRead: true }),
  );
  const counters = Object.entries(Item).filter(([name]) => /^c\d+$/.test(name));
  expect(counters.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(trainees.length);
});
