import { ulid } from 'ulid';
import { unsubscribeTokenOf } from '../../functions/notifications/unsubscribe-token';
import { accountContract } from '../../shared/contracts/account';
import { activityContract } from '../../shared/contracts/activity';
import { aiContract } from '../../shared/contracts/ai';
import { challengesContract } from '../../shared/contracts/challenges';
import { coachContract } from '../../shared/contracts/coach';
import { danceContract } from '../../shared/contracts/dance';
import { deviceDataContract } from '../../shared/contracts/device-data';
import { enquiriesContract } from '../../shared/contracts/enquiries';
import { exercisesContract } from '../../shared/contracts/exercises';
import { friendChallengesContract } from '../../shared/contracts/friend-challenges';
import { friendsContract } from '../../shared/contracts/friends';
import { groupsContract } from '../../shared/contracts/groups';
import { healthContract } from '../../shared/contracts/health';
import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { leaguesContract } from '../../shared/contracts/leagues';
import { momentsContract } from '../../shared/contracts/moments';
import { notificationsContract } from '../../shared/contracts/notifications';
import { foodImportContract } from '../../shared/contracts/food-import';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { photosContract } from '../../shared/contracts/photos';
import { pointsContract } from '../../shared/contracts/points';
import { profileContract } from '../../shared/contracts/profile';
import { pushContract } from '../../shared/contracts/push';
import { realtimeContract } from '../../shared/contracts/realtime';
import { routinesContract } from '../../shared/contracts/routines';
import { sparedContract } from '../../shared/contracts/spared';
import { trainingContract } from '../../shared/contracts/training';
import { workoutsContract } from '../../shared/contracts/workouts';
import { eventCatalogue, type EventType } from '../../shared/events/catalogue';
import { addDays, localDateOf } from '../../shared/rules/local-date';
import { answers } from '../support/answers';
import { createApiClient } from '../support/api-client';
import { tellOf } from '../support/event-of';
import { makePhoto } from '../support/photos';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import type { Ask, Fetch, Leg } from './leg';
import type { Scene } from './scene';
import { currentSecret } from '../support/local-secrets';
import { wearAWatch } from './wear-a-watch';

/** Longer than anything is kept in memory, so that every request pays for all it needs. */
const forgottenMs = 61_000;

const train: Leg = async (ask, { clock, maya, noah }, fetchPage) => {
  const today = localDateOf(new Date(clock.now()), 'UTC');
  const { session } = await ask(trainingContract.readToday);
  await ask(trainingContract.readPlan);
  await ask(trainingContract.adviseRoutines);
  await ask(trainingContract.readDay, { params: { date: addDays(today, 0) } });
  await ask(trainingContract.changeToday, { body: { id: ulid(clock.now()), change: 'shorter' } });
  await ask(workoutsContract.listWorkoutSessions);
  await ask(workoutsContract.listPersonalRecords);
  await ask(profileContract.updateProfile, { body: { privacy: { keepHeartRate: true } } });
  const id = ulid(clock.now());
  const planned = (await ask(trainingContract.readToday)).session ?? session;
  const begun = await ask(workoutsContract.startWorkout, {
    body: planned ? { id, trainingId: planned.trainingId } : { id, routineId: 'full-body' },
  });
  const params = { id };
  const positions = begun.plan.map((_, position) => position);
  for (const position of positions) {
    const finishedExercises = positions.slice(0, position + 1);
    const activeSeconds = 60 * (position + 1);
    await ask(workoutsContract.saveWorkoutProgress, { params, body: { finishedExercises, activeSeconds } });
  }
  const finishedAt = new Date(clock.advance(20 * 60_000)).toISOString();
  await ask(workoutsContract.completeWorkout, {
    params,
    body: {
      finishedExercises: positions,
      activeSeconds: 60 * positions.length,
      finishedAt,
      effort: 'right',
      heartRate: { everySeconds: 5, beats: positions.flatMap(() => Array<number>(12).fill(120)) },
    },
  });
  await ask(workoutsContract.readHeartRate, { params });
  await ask(workoutsContract.removeHeartRate, { params });
  await ask(workoutsContract.shareWorkout, { params });
  await ask(workoutsContract.readSharedWorkout, { params: { friendId: maya.userId, id } }, noah);
  await ask(friendsContract.listTrainedToday);
  await ask(friendsContract.cheerFriend, { params: { id: maya.userId }, body: { sessionId: id } }, noah);
  await ask(workoutsContract.removeWorkout, { params });
  await ask(workoutsContract.restoreWorkout, { params });
  const days = [1, 3, 5] as const;
  await ask(trainingContract.choosePlan, {
    body: { days: [...days], minutes: 25, equipment: ['dumbbells'] },
  });
  const { week } = await ask(trainingContract.readPlan);
  const next = week.days.find(({ state, date }) => state === 'planned' && date > today);
  const free = week.days.find(({ state, date }) => state === 'rest' && date > today);
  if (next && free) await ask(trainingContract.moveSession, { body: { from: next.date, to: free.date } });
  await ask(trainingContract.chooseProgramme, { body: { id: 'start-moving' } });
  const { path } = await ask(trainingContract.renewCalendar, { body: {} });
  await fetchPage(path.replace('/api', ''));
  await ask(trainingContract.removeCalendar);
  await ask(
    workoutsContract.startWorkout,
    { body: { id: ulid(clock.now()), routineId: 'core-blast' } },
    noah,
  );
};

const choose: Leg = async (ask, { clock }) => {
  await ask(exercisesContract.listExercises);
  await ask(exercisesContract.readExerciseMarks);
  const params = { id: 'squat' };
  await ask(exercisesContract.addFavorite, { params });
  await ask(exercisesContract.removeFavorite, { params });
  await ask(exercisesContract.addExclusion, { params });
  await ask(exercisesContract.removeExclusion, { params });
  const exercises = ['squat', 'push-up', 'plank'].map((exerciseId) => ({ exerciseId }));
  const own = { params: { id: ulid(clock.now()) } };
  await ask(routinesContract.createRoutine, { body: { ...own.params, name: 'Mine', exercises } });
  await ask(routinesContract.listRoutines);
  await ask(routinesContract.changeRoutine, { ...own, body: { name: 'Still mine' } });
  await ask(routinesContract.deleteRoutine, own);
  await ask(challengesContract.listChallenges);
  const dance = { params: { id: ulid(clock.now()) } };
  await ask(danceContract.startDance, {
    body: { ...dance.params, style: 'pop', set: 'two-minutes', camera: false },
  });
  const finishedAt = new Date(clock.advance(150_000)).toISOString();
  await ask(danceContract.completeDance, { ...dance, body: { samples: [], finishedAt } });
  await ask(danceContract.listDanceSessions);
  await ask(danceContract.removeDance, dance);
  await ask(danceContract.restoreDance, dance);
};

const eat: Leg = async (ask, { clock }, fetchPage) => {
  const today = localDateOf(new Date(clock.now()), 'UTC');
  const weeks = { from: addDays(today, -13), to: today };
  const bar = {
    kind: 'food' as const,
    name: 'Corner shop bar',
    per100: { caloriesKcal: 400, proteinG: 30, carbsG: 40, fatsG: 12, fibreG: 8 },
    portionGrams: 55,
  };
  const { id: foodId } = await ask(nutritionContract.createOwnFood, {
    body: { id: ulid(clock.now()), food: bar },
  });
  const own = { params: { id: foodId } };
  await ask(nutritionContract.listOwnFoods);
  const again = foodId.replace('own-', '');
  await ask(foodImportContract.importOwnFoods, {
    body: {
      foods: {
        2: { action: 'add', id: ulid(clock.now()), food: { ...bar, name: 'Other bar' } },
        3: { action: 'replace', id: again, food: bar },
      },
    },
  });
  await ask(nutritionContract.changeOwnFood, { ...own, body: { food: bar } });
  await ask(nutritionContract.searchFoods, { query: { q: 'chick' } });
  await ask(nutritionContract.readSentence, { body: { text: 'two eggs and toast with butter' } });
  const items = [{ foodId: 'oats', grams: 80 }];
  const meal = await ask(nutritionContract.logMeal, { body: { id: ulid(clock.now()), items } });
  const logged = { params: { id: meal.id } };
  await ask(nutritionContract.changeMeal, { ...logged, body: { mealType: 'snack' } });
  await ask(nutritionContract.copyMeal, { ...logged, body: { id: ulid(clock.now()) } });
  await ask(nutritionContract.removeMeal, logged);
  await ask(nutritionContract.restoreMeal, logged);
  await ask(nutritionContract.readDay, { params: { date: today } });
  await ask(nutritionContract.listDays, { query: weeks });
  await fetchPage(`/nutrition/export?from=${weeks.from}&to=${weeks.to}`);
  await ask(nutritionContract.listRecentFoods);
  const water = await ask(nutritionContract.logWater, { body: { id: ulid(clock.now()), millilitres: 250 } });
  await ask(nutritionContract.removeWater, { params: { id: water.id } });
  await ask(nutritionContract.readGoals);
  await ask(nutritionContract.setGoals, {
    body: {
      goalType: 'balanced',
      activityLevel: 'light',
      targetCaloriesKcal: 2000,
      targetProteinG: 100,
      targetCarbsG: 220,
      targetFatsG: 70,
    },
  });
  await ask(nutritionContract.removeOwnFood, own);
  const { photoId } = await ask(photosContract.uploadPhoto, {
    query: { id: ulid(clock.now()) },
    body: makePhoto(),
  });
  await ask(photosContract.readPhotoLink, { params: { photoId } });
  await ask(photosContract.analysePhoto, { body: { photoId } });
};

const talk: Leg = async (ask, { clock, noah }) => {
  await ask(aiContract.readCapabilities);
  await ask(coachContract.readMotivation);
  const id = ulid(clock.now());
  await ask(coachContract.sendMessage, { body: { id, message: '20 minutes for my legs please' } });
  await ask(coachContract.stopMessage, { params: { id } });
  await ask(coachContract.listMessages);
  await ask(sparedContract.tellSpared, { body: { words: 'my left knee hurts', source: 'profile' } });
  const { facts } = await ask(sparedContract.listSpared);
  const params = { id: facts[0]?.id ?? '' };
  await ask(sparedContract.holdSpared, { params, body: { days: 3 } });
  await ask(sparedContract.settleSpared, { params });
  await ask(realtimeContract.createTicket);
  const socket = await openTestSocket(noah);
  await socket.close();
};

const meet: Leg = async (ask, scene) => {
  const { clock, maya, noah, lea, groupId } = scene;
  const to = (user: TestUser) => ({ params: { id: user.userId } });
  await ask(leaderboardsContract.readGlobalLeaderboard, { query: { limit: 10 } });
  await ask(leaderboardsContract.readFriendsLeaderboard);
  await ask(leaguesContract.readLeague);
  const { moments } = await ask(momentsContract.listMoments);
  await ask(momentsContract.claimMoment, { params: { id: moments[0]?.id ?? '' } });
  await ask(friendsContract.listFriends);
  await ask(friendsContract.listSuggestions);
  const { invitation } = await ask(friendsContract.keepOwnInvitation);
  const code = invitation?.code ?? '';
  await ask(friendsContract.seeInvitation, { query: { code } });
  await ask(friendsContract.readInvitation, { query: { code } }, lea);
  await ask(friendsContract.acceptInvitation, { body: { code } }, lea);
  await ask(friendsContract.removeFriend, to(lea));
  await ask(friendsContract.replaceOwnInvitation);
  await ask(friendsContract.endOwnInvitation);
  await ask(profileContract.updateProfile, { body: { privacy: { findByName: true } } }, lea);
  await ask(friendsContract.searchPeople, { query: { name: 'le' } });
  await ask(friendsContract.addFriend, { body: { friendId: lea.userId } });
  await ask(friendsContract.declineFriend, to(maya), lea);
  // A day since she asked for her invitation.
  clock.advance(24 * 3_600_000 - 9 * forgottenMs);
  await ask(friendsContract.addFriend, { body: { friendId: lea.userId } });
  await ask(friendsContract.acceptFriend, to(maya), lea);
  await ask(friendsContract.removeFriend, to(lea));
  const dare = () =>
    ask(friendChallengesContract.challengeFriend, {
      ...to(noah),
      body: { id: ulid(clock.now()), challengeNumber: 1 },
    });
  const { id: declined } = await dare();
  await ask(friendChallengesContract.declineFriendChallenge, { params: { id: declined } }, noah);
  const { id: accepted } = await dare();
  await ask(friendChallengesContract.listFriendChallenges);
  await ask(friendChallengesContract.acceptFriendChallenge, { params: { id: accepted } }, noah);
  const group = { params: { id: groupId } };
  await ask(groupsContract.listGroups);
  await ask(groupsContract.readGroup, group);
  await ask(groupsContract.changeGroup, { ...group, body: { name: 'Earlier birds' } });
  const { invite } = await ask(groupsContract.inviteToGroup, { ...group, body: {} });
  await ask(groupsContract.joinGroup, { ...group, body: { invite } }, noah);
  await ask(groupsContract.leaveGroup, group, noah);
  await ask(groupsContract.joinGroup, { ...group, body: { invite } }, lea);
  const member = { params: { id: groupId, userId: lea.userId } };
  await ask(groupsContract.removeGroupMember, member);
  await ask(groupsContract.allowGroupMember, member);
  await ask(groupsContract.reportGroup, { ...group, body: { reason: 'name' } }, noah);
  const other = { id: ulid(clock.now()), name: 'Late birds', isPublic: true };
  await ask(groupsContract.createGroup, { body: other });
  await ask(groupsContract.deleteGroup, { params: { id: other.id } });
  await ask(friendsContract.reportPerson, { ...to(lea), body: { reason: 'name' } });
  await ask(friendsContract.blockPerson, to(lea));
};

const settle: Leg = async (ask, { clock, cloud, maya }, fetchPage) => {
  await ask(profileContract.readProfile);
  await ask(pointsContract.readPoints);
  await ask(profileContract.updateProfile, { body: { units: 'imperial', name: 'Maya O.' } });
  await ask(profileContract.updateAnswers, { body: { goalType: 'tone_up' } });
  await ask(profileContract.logWeight, { body: { id: ulid(clock.now()), weightKg: 66 } });
  await ask(profileContract.listWeights);
  await ask(notificationsContract.listNotifications);
  await ask(notificationsContract.markNotificationsRead, { body: { all: true } });
  await ask(notificationsContract.readPreferences);
  await ask(notificationsContract.changePreferences, { body: { reminderHour: 20 } });
  const token = unsubscribeTokenOf(currentSecret(cloud.dataFolder, 'notification'), maya.userId);
  await fetchPage(`/notifications/unsubscribe/${token}`);
  await fetchPage(`/notifications/unsubscribe/${token}`, 'POST');
  await ask(pushContract.readPushKey);
  const browser = {
    endpoint: 'https://push.example.com/send/abc',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  };
  await ask(pushContract.subscribeBrowser, { body: browser });
  await ask(pushContract.unsubscribeBrowser, { body: { endpoint: browser.endpoint } });
  const device = await ask(accountContract.createDeviceToken, {
    body: { id: ulid(clock.now()), name: 'Watch', scopes: ['steps', 'weight', 'water'] },
  });
  await ask(accountContract.listDeviceTokens);
  const date = localDateOf(new Date(clock.now()), 'UTC');
  const watch = createApiClient(cloud.origin, async () => device.token);
  await watch.call(activityContract.recordSteps, { body: { date, total: 4_000 } });
  await watch.call(deviceDataContract.addWeight, { body: { weightKg: 65.8 } });
  await watch.call(deviceDataContract.addWater, { body: { millilitres: 250 } });
  await ask(accountContract.deleteDeviceToken, { params: { id: device.id } });
  await ask(healthContract.readHealth);
  const enquiry = { kind: 'preorder' as const, email: 'maya@example.com', id: ulid(clock.now()) };
  await ask(enquiriesContract.sendEnquiry, { body: enquiry });
};

const comeAndGo: Leg = async (ask, { cloud, maya }) => {
  const newcomer = await signUpUser(cloud.origin, { name: 'Ada' });
  await ask(profileContract.saveOnboardingDraft, { body: { age: 34 } }, newcomer);
  await ask(profileContract.readOnboardingDraft, {}, newcomer);
  await ask(profileContract.completeOnboarding, { body: answers }, newcomer);
  await ask(accountContract.exportAccount);
  await ask(accountContract.signOutEverywhere);
  await maya.signIn();
  await ask(accountContract.deleteAccount);
};

/**
 * Calls every endpoint once or more, as a member who has everything, each time with nothing kept in memory; then every
 * event happens to a friend.
 */
export async function walk(scene: Scene): Promise<void> {
  const { cloud, clock, maya, noah } = scene;
  const ask: Ask = async (endpoint, call, user = maya) => {
    clock.advance(forgottenMs);
    const answer = await user.call(endpoint, call);
    await cloud.idle();
    return answer;
  };
  const fetchPage: Fetch = async (path, method = 'GET') => {
    clock.advance(forgottenMs);
    const { status } = await maya.fetch(method, path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  for (const leg of [train, choose, eat, talk, meet, settle, wearAWatch, comeAndGo])
    await leg(ask, scene, fetchPage);
  // One after the other: consumers of the same person would make each other decide again.
  for (const type of Object.keys(eventCatalogue) as EventType[]) {
    await tellOf(noah.userId, type);
    await cloud.idle();
  }
}
