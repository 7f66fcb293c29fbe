import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endOfLeagueWeek, leagueBands, leagueWeekOf } from '../../functions/leagues/rules/leagues';
import { leaguesContract } from '../../shared/contracts/leagues';
import { profileContract } from '../../shared/contracts/profile';
import type { Weekday } from '../../shared/rules/training/person';
import { answers } from '../support/answers';
import { deliveryChaos, seededRandom } from '../support/chaos';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const minuteMs = 60_000;
const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => void (cloud = await startTestCloud({ chaos: deliveryChaos(seededRandom(7)) })));
afterAll(() => cloud.stop());

const toNextWeek = () => {
  clock.advance(endOfLeagueWeek(leagueWeekOf(new Date(clock.now()))).getTime() - clock.now());
};

beforeEach(async () => {
  toNextWeek();
  clock.advance(10 * 60 * minuteMs);
  [maya, noah] = await Promise.all([
    signUpUser(cloud.origin, { name: 'Maya' }),
    signUpUser(cloud.origin, { name: 'Noah' }),
  ]);
});

const leagueOf = (user: TestUser) => user.call(leaguesContract.readLeague);
const workout = async (user: TestUser, minutes = 5) => {
  await doWorkout(user, clock, { minutes });
  await cloud.idle();
};

describe('Who rises and falls', () => {
  const dayMs = 24 * 60 * minuteMs;
  const onboard = async (user: TestUser, minutes: number) => {
    const body = { ...answers, training: { days: [1, 3, 5] satisfies Weekday[], minutes } };
    await user.call(profileContract.completeOnboarding, { body });
  };
  /** The name of next week's league, as it is told now. */
  const toldBy = async (user: TestUser) => {
    const { placement } = await leagueOf(user);
    return placement ? placement.bands[placement.next]?.name : null;
  };

  it('is told before Monday as Monday brings it, whatever was done', async () => {
    const random = seededRandom(63);
    const zoe = await signUpUser(cloud.origin, { name: 'Zoe' });
    const some = async (user: TestUser, most: number) => {
      if (random() < 0.7) await workout(user, 5 + Math.floor(random() * most));
    };
    const told = new Set<string | null | undefined>();
    const expectations = new Map<TestUser, string | null | undefined>();
    for (let each = 0; each < 2; each += 1) {
      for (const [user, most] of [
        [maya, 15],
        [noah, 50],
        [zoe, 170],
      ] as const) {
        await some(user, most);
        const name = await toldBy(user);
        told.add(name);
        expectations.set(user, name);
      }
      toNextWeek();
      for (const [user, name] of expectations) {
        expect((await leagueOf(user)).placement).toMatchObject({
          now: leagueBands.findIndex((band) => band.name === name),
        });
        await workout(user);
        expect((await leagueOf(user)).name).toBe(name);
      }
    }
    expect(told.size).toBeGreaterThan(1);
  });

  it('needs exactly the minutes that are told', async () => {
    await workout(maya, 20);
    const { placement } = await leagueOf(maya);
    expect(placement).toMatchObject({ now: 0, next: 0, minutesAWeek: 20, minutesToRise: 10 });
    await workout(maya, 5);
    expect((await leagueOf(maya)).placement).toMatchObject({ next: 0, minutesToRise: 5 });
    await workout(maya, 5);
    expect((await leagueOf(maya)).placement).toMatchObject({ next: 1, minutesAWeek: 30, minutesToRise: 60 });
    toNextWeek();
    await workout(maya);
    expect((await leagueOf(maya)).name).toBe('Steady league');
  });

  it('is by one league a week at most after a quiet time, and at once upward', async () => {
    for (let day = 0; day < 4; day += 1) {
      await workout(maya, 50);
      clock.advance(dayMs);
    }
    const names: (string | null)[] = [];
    for (let each = 0; each < 5; each += 1) {
      toNextWeek();
      await workout(maya);
      names.push((await leagueOf(maya)).name);
      await cloud.idle();
    }
    // 200 minutes in the first week, five in each later one; the average falls from 200 to 102, 70, 54, and 5.
    expect(names).toEqual([
      'Devoted league',
      'Strong league',
      'Steady league',
      'Steady league',
      'Easy league',
    ]);
  });

  it('begins for someone new where their plan leads', async () => {
    await onboard(maya, 30);
    await onboard(noah, 20);
    expect((await leagueOf(maya)).placement).toMatchObject({ now: 2 });
    await workout(maya);
    await workout(noah);
    expect([(await leagueOf(maya)).name, (await leagueOf(noah)).name]).toEqual([
      'Strong league',
      'Steady league',
    ]);
  });

  it('changes on each person’s own Monday', async () => {
    const zoe = await signUpUser(cloud.origin, { name: 'Zoe', timeZone: 'Pacific/Auckland' });
    await workout(zoe, 20);
    expect((await leagueOf(zoe)).placement).toMatchObject({ next: 0, minutesToRise: 10 });
    await workout(zoe, 10);
    expect((await leagueOf(zoe)).placement).toMatchObject({ now: 0, next: 1 });
    const fourHours = 4 * 60 * minuteMs;
    clock.advance(endOfLeagueWeek(leagueWeekOf(new Date(clock.now()))).getTime() - clock.now() - fourHours);
    await workout(zoe);
    expect(await leagueOf(zoe)).toMatchObject({ name: 'Steady league', placement: { now: 1 } });
  });

  it('is told to no one who left the leaderboards', async () => {
    await maya.call(profileContract.updateProfile, { body: { privacy: { showOnLeaderboards: false } } });
    expect((await leagueOf(maya)).placement).toBeNull();
  });
});
