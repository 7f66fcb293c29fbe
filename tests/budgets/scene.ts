import { ulid } from 'ulid';
import { createFriendsRepository } from '../../functions/friends/friends-repository';
import { applyStandings } from '../../functions/leaderboards/apply-standings';
import { createLeaderboardRepository } from '../../functions/leaderboards/leaderboard-repository';
import { createLeagueMembersRepository } from '../../functions/leagues/league-members-repository';
import { leagueSize, leagueWeekOf } from '../../functions/leagues/rules/leagues';
import { createReadActiveIds } from '../../functions/people/public';
import { transact } from '../../functions/platform/storage/transact';
import { storageOn } from '../../infra/operator/storage';
import { friendsContract } from '../../shared/contracts/friends';
import { groupsContract } from '../../shared/contracts/groups';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { putAll, times } from '../bench/bench-rows';
import { answers } from '../support/answers';
import type { TestClock } from '../support/clock';
import type { TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import { doWorkout } from '../support/workouts';

/** A member as they are common after some weeks, among others. */
const sizes = { workouts: 42, workoutsADay: 3, mealsADay: 4, friends: 25, onTop: 120, members: 20 };

const dayMs = 86_400_000;
const minuteMs = 60_000;

export interface Scene {
  cloud: TestCloud;
  clock: TestClock;
  maya: TestUser;
  noah: TestUser;
  lea: TestUser;
  groupId: string;
}

const meal = (n: number) => ({
  items: ['Porridge', 'Banana', 'Coffee'].map((name) => ({
    name: `${name} ${n}`,
    nutrients: { caloriesKcal: 150, proteinG: 6, carbsG: 20, fatsG: 4 },
  })),
});

/** A day of training and eating. */
async function liveADay(user: TestUser, clock: TestClock): Promise<void> {
  for (const n of times(sizes.mealsADay))
    await user.call(nutritionContract.logMeal, { body: { id: ulid(clock.now()), ...meal(n) } });
  await user.call(nutritionContract.logWater, { body: { id: ulid(clock.now()), millilitres: 250 } });
  for (const _ of times(sizes.workoutsADay)) {
    const { id } = await doWorkout(user, clock, { routineId: 'full-body' });
    const sets = times(6).map((position) => ({ position, reps: 12, loadKg: 20 }));
    await user.call(workoutsContract.saveWorkoutProgress, {
      params: { id },
      body: { sets, effort: 'right' },
    });
    clock.advance(30 * minuteMs);
  }
  clock.advance(dayMs - sizes.workoutsADay * 46 * minuteMs);
}

/** People without an account of their own: the top of the board, friends, and league mates. */
async function addCrowd({ cloud, maya }: Pick<Scene, 'cloud' | 'maya'>): Promise<void> {
  const storage = storageOn(cloud.documents, cloud.tablePrefix);
  const standings = times(sizes.onTop).map((n) => ({
    userId: `crowd-${n}`,
    points: 100_000 + n,
    workoutsCompleted: 300,
    version: 1,
  }));
  const people = standings.map(({ userId, points: totalPoints, ...standing }) => {
    return { userId, name: `Person ${userId}`, state: 'active', visible: true, totalPoints, ...standing };
  });
  await putAll(cloud.documents, 'people', people);
  const leaderboard = createLeaderboardRepository(storage, 1);
  const readActiveIds = createReadActiveIds(storage);
  await applyStandings({ documents: cloud.documents, leaderboard, readActiveIds }, standings);
  const friends = createFriendsRepository(storage);
  const members = createLeagueMembersRepository(storage);
  const week = leagueWeekOf(storage.clock.now());
  const mine = await members.read(maya.userId, week);
  if (!mine) throw new Error('she has no league yet');
  const at = storage.clock.now().toISOString();
  for (const { userId } of people.slice(0, sizes.friends))
    await transact(storage.documents, friends.befriendItems(maya.userId, userId, at));
  for (const { userId } of people.slice(0, leagueSize - 1))
    await transact(storage.documents, [members.joinItem({ ...mine, userId })]);
}

async function befriend(maya: TestUser, other: TestUser): Promise<void> {
  await maya.call(friendsContract.addFriend, { body: { friendId: other.userId } });
  await other.call(friendsContract.acceptFriend, { params: { id: maya.userId } });
}

/** Maya has trained and eaten for two weeks, has friends, a league, and a group, and her app is open. */
export async function setScene(cloud: TestCloud, clock: TestClock): Promise<Scene> {
  const [maya, noah, lea] = [
    await signUpUser(cloud.origin, { name: 'Maya' }),
    await signUpUser(cloud.origin, { name: 'Noah' }),
    await signUpUser(cloud.origin, { name: 'Lea' }),
  ];
  for (const user of [maya, noah, lea])
    await user.call(profileContract.completeOnboarding, { body: answers });
  await befriend(maya, noah);
  for (const _ of times(sizes.workouts / sizes.workoutsADay)) await liveADay(maya, clock);
  await doWorkout(maya, clock);
  await cloud.idle();
  await addCrowd({ cloud, maya });
  const group = { id: ulid(clock.now()), name: 'Early birds', isPublic: true };
  const { id: groupId } = await maya.call(groupsContract.createGroup, { body: group });
  const joined = times(sizes.members).map((n) => {
    return { userId: `crowd-${n}`, groupId, joinedAt: new Date(clock.now()).toISOString() };
  });
  await putAll(cloud.documents, 'group-members', joined);
  await openTestSocket(maya);
  await cloud.idle();
  return { cloud, clock, maya, noah, lea, groupId };
}
