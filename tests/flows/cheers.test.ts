import { afterAll, beforeAll, expect, it } from 'vitest';
import { danceContract } from '../../shared/contracts/dance';
import { friendsContract } from '../../shared/contracts/friends';
import { notificationsContract } from '../../shared/contracts/notifications';
import { workoutsContract } from '../../shared/contracts/workouts';
import { deliveryChaos, seededRandom } from '../support/chaos';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { doDance } from '../support/dances';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let friends: TestUser[];

beforeAll(async () => {
  cloud = await startTestCloud({ chaos: deliveryChaos(seededRandom(20_261_129)) });
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  friends = await Promise.all(['Noah', 'Sam', 'Lena'].map((name) => signUpUser(cloud.origin, { name })));
  for (const friend of friends) {
    await maya.call(friendsContract.addFriend, { body: { friendId: friend.userId } });
    await friend.call(friendsContract.acceptFriend, { params: { id: maya.userId } });
  }
});
afterAll(() => cloud.stop());

const shownOf = async () => {
  await cloud.idle();
  const { friends: shown } = await friends[0]!.call(friendsContract.listTrainedToday);
  return shown.map(({ sessionId, sharedTitle }) => ({ sessionId, sharedTitle }));
};
const of = (id: string) => ({ params: { id } });

it('events that arrive late, repeated, or in another order leave what is there now', async () => {
  const workout = await doWorkout(maya, clock, { minutes: 5 });
  const dance = await doDance(maya, clock);
  await maya.call(workoutsContract.shareWorkout, of(workout.id));
  await maya.call(danceContract.removeDance, of(dance.id));
  await maya.call(workoutsContract.removeWorkout, of(workout.id));
  await maya.call(workoutsContract.restoreWorkout, of(workout.id));
  expect(await shownOf()).toEqual([{ sessionId: workout.id, sharedTitle: workout.title }]);
  await maya.call(danceContract.restoreDance, of(dance.id));
  await maya.call(workoutsContract.removeWorkout, of(workout.id));
  expect(await shownOf()).toEqual([{ sessionId: dance.id, sharedTitle: null }]);
  await maya.call(danceContract.removeDance, of(dance.id));
  expect(await shownOf()).toEqual([]);
});

it('three friends who cheer at the same moment are all seen, and one of them is told', async () => {
  const { id: sessionId } = await doWorkout(maya, clock, { minutes: 5 });
  await cloud.idle();
  const call = { params: { id: maya.userId }, body: { sessionId } };
  // Each of them taps twice.
  await Promise.all([...friends, ...friends].map((friend) => friend.call(friendsContract.cheerFriend, call)));
  await cloud.idle();
  const { cheers } = await maya.call(friendsContract.listTrainedToday);
  expect(cheers.map(({ by }) => by.map(({ name }) => name).toSorted())).toEqual([['Lena', 'Noah', 'Sam']]);
  const { notifications } = await maya.call(notificationsContract.listNotifications, { query: {} });
  expect(notifications.filter(({ kind }) => kind === 'cheer')).toHaveLength(1);
});
