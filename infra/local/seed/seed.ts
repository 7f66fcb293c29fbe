import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { ulid } from 'ulid';
import * as z from 'zod';
import { wordsOfName } from '../../../functions/friends/rules/folded-words';
import { transact } from '../../../functions/platform/storage/transact';
import { bodyMassIndex } from '../../../shared/rules/bmi';
import { addDays, localDateOf } from '../../../shared/rules/local-date';
import type { ProfileAnswers } from '../../../shared/rules/questionnaire';
import type { Weekday } from '../../../shared/rules/training/person';
import { storageOn } from '../../operator/storage';
import type { LocalCloud } from '../local-cloud';
import { createAreas, type Areas } from './areas';
import { demoMeals } from './demo-meals';
import { writeBodyData } from './write-body-data';
import { writeDances } from './write-dances';
import { writeFriendChallenges } from './write-friend-challenges';
import { writeGroups } from './write-groups';
import { writeLeagues } from './write-leagues';
import { writeRecent } from './write-recent';
import { writeShared } from './write-shared';
import { demoHistory, demoLadder, demoLogin, demoPeople } from './demo-people';
import { simulateHistory, type DemoPerson } from './simulate-history';
import { writeHistory } from './write-history';

const poolSchema = z.object({ userPoolClientId: z.string(), userPoolEndpoint: z.string() });
const consentVersion = '2026-11';
const stepReportsADay = 1;
const dayMs = 86_400_000;

const idOf = ({ name }: Pick<DemoPerson, 'name'>) =>
  `demo-${name
    .split(' ')[0]
    ?.normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()}`;

const demoAnswers: ProfileAnswers = {
  ageRange: '30-39',
  gender: 'female',
  goalType: 'get_stronger',
  bodyType: 'mid_size',
  targetZones: ['belly', 'legs'],
  age: 32,
  heightCm: 168,
  weightKg: 66.5,
  targetWeightKg: 63,
  medicalConditions: null,
  bodyPains: 'Lower back, after long days',
  workLifeEffects: 'Desk job, busy weeks',
  fitnessBarriers: null,
};

/** The first `upTo` challenges, one a day up to yesterday; they earn only what the workouts of their days earn. */
async function writeLadder({ participants, storage }: Areas, userId: string, upTo: number): Promise<void> {
  for (let number = 1; number <= upTo; number += 1) {
    const at = new Date(storage.clock.now().getTime() - (upTo + 1 - number) * dayMs).toISOString();
    await transact(storage.documents, participants.completeItems(userId, number, at));
  }
}

async function seedPerson(areas: Areas, person: DemoPerson, timeZone: string): Promise<void> {
  const { storage, people, profiles } = areas;
  const userId = idOf(person);
  const now = storage.clock.now();
  const history = simulateHistory(person, now, timeZone);
  const createdAt = history.workouts[0]?.session.startedAt ?? now.toISOString();
  await transact(storage.documents, [
    profiles.createItem({ userId, timeZone, consentVersion, createdAt }),
    people.createItem({ userId, name: person.name, createdAt }),
  ]);
  await transact(storage.documents, [
    profiles.changeItem(userId, { onboardingCompleted: true, answers: demoAnswers, findByName: true }),
  ]);
  await areas.names.replace(userId, wordsOfName(person.name));
  await areas.suggestions.list(userId, demoAnswers.goalType);
  await writeHistory(areas, userId, history);
  await writeLadder(areas, userId, person.ladder ?? 0);
  await writeRecent(areas, userId, history);
}

/** The demo account signs up over HTTP like anyone else; only its past is written directly. */
async function signUpDemo({ origin }: LocalCloud, timeZone: string): Promise<string> {
  const { email, password, name } = demoLogin;
  const config = poolSchema.parse(await (await fetch(`${origin}/config.json`)).json());
  const pool = new CognitoIdentityProviderClient({ endpoint: config.userPoolEndpoint });
  const attributes = { email, name, zoneinfo: timeZone, 'custom:consent': consentVersion };
  const { UserSub } = await pool.send(
    new SignUpCommand({
      ClientId: config.userPoolClientId,
      Username: email,
      Password: password,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
  return UserSub ?? '';
}

async function writeSteps({ activity, storage }: Areas, userId: string, timeZone: string): Promise<void> {
  const today = localDateOf(storage.clock.now(), timeZone);
  const trained = demoHistory.trainedDaysAgo.toSorted((a, b) => b - a);
  const totals = trained.map((daysAgo, index) => [daysAgo, 3_200 + ((index * 1_733) % 7_400)] as const);
  for (const [daysAgo, total] of [...totals, [0, 4_180] as const]) {
    const report = { date: addDays(today, -daysAgo), source: 'phone', total };
    await activity.recordSteps(userId, report, stepReportsADay);
  }
}

/** The answers, and twelve weeks of weights, slowly approaching the target. */
async function writeProfile(areas: Areas, userId: string, timeZone: string): Promise<void> {
  const { profiles, weights, storage } = areas;
  const row = await profiles.read(userId);
  if (!row) throw new Error('the demo account has no profile');
  const today = localDateOf(storage.clock.now(), timeZone);
  const entries = [69.4, 69.1, 68.7, 68.9, 68.2, 67.6, 67.3, 66.5].map((weightKg, index, all) => {
    const date = addDays(today, (index + 1 - all.length) * 11);
    return { id: storage.newId(), date, weightKg, loggedAt: new Date(`${date}T07:00:00Z`).toISOString() };
  });
  // As old as its history.
  const since = addDays(today, -Math.max(...demoHistory.trainedDaysAgo));
  await transact(storage.documents, [
    profiles.changeItem(userId, { createdAt: new Date(`${since}T07:00:00Z`).toISOString() }),
  ]);
  await transact(storage.documents, [
    profiles.changeAnswersItem(row, {
      answers: demoAnswers,
      bmi: bodyMassIndex(demoAnswers.weightKg, demoAnswers.heightCm),
      onboardingCompleted: true,
      weightDate: today,
    }),
    ...entries.flatMap((entry) => weights.createItems(userId, entry)),
  ]);
}

/** Four training days a week since the first workout. */
async function writePlan({ trainingPlans, storage }: Areas, userId: string, timeZone: string): Promise<void> {
  const today = localDateOf(storage.clock.now(), timeZone);
  const since = addDays(today, -Math.max(...demoHistory.trainedDaysAgo));
  const settings = { days: [1, 3, 5, 6] satisfies Weekday[], minutes: 25, equipment: [] };
  const plan = await trainingPlans.read(userId);
  await transact(storage.documents, [trainingPlans.changeItem(userId, plan, { settings, since })]);
}

/** Logged, but without points: the demo account only has those of its workouts. */
async function writeMeals({ foodLogs, storage }: Areas, userId: string, timeZone: string): Promise<void> {
  const now = storage.clock.now();
  for (const { date, meals, waterMillilitres } of demoMeals(localDateOf(now, timeZone), now)) {
    const drinks = waterMillilitres.map((millilitres) => ({
      id: `${date}-${storage.newId()}`,
      date,
      millilitres,
    }));
    await transact(storage.documents, [
      ...meals.map((meal) => foodLogs.createMealItem(userId, meal, date)),
      ...drinks.map((drink) => foodLogs.createWaterItem(userId, drink)),
    ]);
  }
}

/** A friend request and an acceptance. */
async function writeNews(areas: Areas, userId: string): Promise<void> {
  const { storage, friends, friendLists, notifications } = areas;
  const now = storage.clock.now().getTime();
  const nothing = { mine: null, theirs: null };
  const asked = { mine: 'requested', theirs: 'received' } as const;
  const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString();
  const requested = { before: nothing, after: asked, at: at(40) };
  const { version } = await friendLists.read(userId);
  await transact(storage.documents, [
    ...friends.changeItems('demo-elif', userId, requested),
    friendLists.growItem('demo-elif', 0),
    friendLists.growItem(userId, version ?? 0),
  ]);
  for (const [kind, actorId, minutesAgo] of [
    ['friendAccepted', 'demo-hana', 2_600],
    ['friendRequest', 'demo-elif', 40],
  ] as const) {
    const createdAt = at(minutesAgo);
    await notifications.create(userId, {
      id: ulid(Date.parse(createdAt)),
      kind,
      actorId,
      facts: {},
      createdAt,
    });
  }
}

async function seedDemoAccount(areas: Areas, userId: string, timeZone: string): Promise<void> {
  const { storage, friends, friendLists } = areas;
  const now = storage.clock.now();
  await writeHistory(areas, userId, simulateHistory(demoHistory, now, timeZone));
  await writeSteps(areas, userId, timeZone);
  await writeProfile(areas, userId, timeZone);
  await writeBodyData(areas, userId, timeZone);
  await writePlan(areas, userId, timeZone);
  await writeMeals(areas, userId, timeZone);
  await writeDances(areas, userId, timeZone);
  await writeLadder(areas, userId, demoLadder);
  const friendIds = demoPeople.filter(({ friend }) => friend).map(idOf);
  await transact(storage.documents, [
    ...friendIds.flatMap((id) => friends.befriendItems(userId, id, now.toISOString())),
    ...friendIds.map((id) => friendLists.growItem(id, 0)),
    friendLists.growItem(userId, 0, friendIds.length),
  ]);
  await writeNews(areas, userId);
}

/** Fills a fresh install with a demo account and people whose histories follow the product's own rules. */
export async function seed(cloud: LocalCloud): Promise<void> {
  const areas = createAreas(storageOn(cloud.documents, cloud.tablePrefix));
  const last = demoPeople.at(-1);
  if (!last || (await areas.people.read(idOf(last)))) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const demoId = await signUpDemo(cloud, timeZone);
  await seedDemoAccount(areas, demoId, timeZone);
  for (const person of demoPeople) await seedPerson(areas, person, timeZone);
  await writeGroups(areas, demoId, idOf);
  await writeFriendChallenges(areas, demoId, idOf);
  await writeShared(areas, demoId, idOf({ name: 'Priya Nair' }));
  await writeLeagues(areas, demoId, demoPeople.slice(0, 9).map(idOf), timeZone);
  await cloud.idle();
}
