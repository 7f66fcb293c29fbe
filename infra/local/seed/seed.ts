import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { BatchWriteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import * as z from 'zod';
import { bodyMassIndex } from '../../../shared/domain/bmi';
import { addDays, localDateOf } from '../../../shared/domain/local-date';
import type { LocalCloud } from '../local-cloud';
import { demoHistory, demoLogin, demoPeople } from './demo-people';
import { simulateHistory, type DemoPerson } from './simulate-history';

type Row = object;

const poolSchema = z.object({ userPoolClientId: z.string(), userPoolEndpoint: z.string() });
const prefix = 'vita-local-';
const rowsPerWrite = 25;

const idOf = ({ name }: DemoPerson) =>
  `demo-${name
    .split(' ')[0]
    ?.normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()}`;

const demoAnswers = {
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

async function writeRows({ documents }: LocalCloud, table: string, rows: Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerWrite) {
    const requests = rows.slice(at, at + rowsPerWrite).map((Item) => ({ PutRequest: { Item } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [prefix + table]: requests } }));
  }
}

async function writeHistory(cloud: LocalCloud, userId: string, history: ReturnType<typeof simulateHistory>) {
  const own = (rows: Row[]) => rows.map((row) => ({ userId, ...row }));
  await writeRows(cloud, 'workout-sessions', own(history.sessions));
  await writeRows(cloud, 'points-transactions', own(history.ledger));
  await writeRows(cloud, 'activity-days', own(history.days));
}

/** Tells the board through the same event that a paid workout would send. */
async function publishStanding(cloud: LocalCloud, userId: string, standing: Row): Promise<void> {
  const id = ulid();
  const createdAt = new Date().toISOString();
  const about = { id, version: 1, occurredAt: createdAt, userId, correlationId: 'seed', depth: 0 };
  const detail = JSON.stringify({ ...about, type: 'StandingChanged', data: { standing } });
  const Item = { id, type: 'StandingChanged', detail, createdAt };
  await cloud.documents.send(new PutCommand({ TableName: `${prefix}outbox`, Item }));
}

async function seedPerson(cloud: LocalCloud, person: DemoPerson, timeZone: string): Promise<void> {
  const userId = idOf(person);
  const history = simulateHistory(person, new Date(), timeZone);
  const { totals } = history;
  const createdAt = history.sessions[0]?.startedAt ?? new Date().toISOString();
  await writeHistory(cloud, userId, history);
  await writeRows(cloud, 'profiles', [{ userId, timeZone, onboardingCompleted: true, createdAt }]);
  const { totalPoints: points, workoutsCompleted } = totals;
  await publishStanding(cloud, userId, { points, workoutsCompleted, version: 2 });
  await writeRows(cloud, 'people', [
    { userId, name: person.name, state: 'active', visible: true, version: 2, createdAt, ...totals },
  ]);
}

/** The demo account signs up over HTTP as anybody would; only its past is written directly. */
async function signUpDemo({ origin }: LocalCloud, timeZone: string): Promise<string> {
  const { email, password, name } = demoLogin;
  const config = poolSchema.parse(await (await fetch(`${origin}/config.json`)).json());
  const pool = new CognitoIdentityProviderClient({ endpoint: config.userPoolEndpoint });
  const attributes = { email, name, zoneinfo: timeZone, 'custom:consent': '2026-11' };
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

async function seedDemoAccount(cloud: LocalCloud, userId: string, timeZone: string): Promise<void> {
  const history = simulateHistory(demoHistory, new Date(), timeZone);
  await writeHistory(cloud, userId, history);
  await writeRows(cloud, 'activity-days', [{ userId, ...history.stepsToday }]);
  const { documents } = cloud;
  const totals = Object.entries(history.totals);
  await documents.send(
    new UpdateCommand({
      TableName: `${prefix}people`,
      Key: { userId },
      UpdateExpression: `SET #v = :v, ${totals.map(([field]) => `${field} = :${field}`).join(', ')}`,
      ExpressionAttributeNames: { '#v': 'version' },
      ExpressionAttributeValues: {
        ':v': 2,
        ...Object.fromEntries(totals.map(([field, value]) => [`:${field}`, value])),
      },
    }),
  );
  await documents.send(
    new UpdateCommand({
      TableName: `${prefix}profiles`,
      Key: { userId },
      UpdateExpression: 'SET answers = :answers, bmi = :bmi, onboardingCompleted = :yes',
      ExpressionAttributeValues: {
        ':answers': demoAnswers,
        ':bmi': bodyMassIndex(demoAnswers.weightKg, demoAnswers.heightCm),
        ':yes': true,
      },
    }),
  );
  const { totalPoints: points, workoutsCompleted } = history.totals;
  await publishStanding(cloud, userId, { points, workoutsCompleted, version: 2 });
}

/** Twelve weeks on the scales, slowly towards the target. */
async function writeWeights(cloud: LocalCloud, userId: string, timeZone: string): Promise<void> {
  const today = localDateOf(new Date(), timeZone);
  const rows = [69.4, 69.1, 68.7, 68.9, 68.2, 67.6, 67.3, 66.5].map((weightKg, index, all) => {
    const date = addDays(today, (index + 1 - all.length) * 11);
    const id = ulid(Date.parse(`${date}T07:00:00Z`));
    const loggedAt = new Date(`${date}T07:00:00Z`).toISOString();
    return { userId, entryKey: `${date}#${id}`, id, weightKg, date, loggedAt };
  });
  await writeRows(cloud, 'weights', rows);
}

async function befriend(cloud: LocalCloud, userId: string, friendId: string): Promise<void> {
  const since = { status: 'accepted', createdAt: new Date().toISOString() };
  await writeRows(cloud, 'friends', [
    { userId, friendId, ...since },
    { userId: friendId, friendId: userId, ...since },
  ]);
}

async function isSeeded({ documents }: LocalCloud, lastId: string): Promise<boolean> {
  const Key = { userId: lastId };
  const { Item } = await documents.send(new GetCommand({ TableName: `${prefix}people`, Key }));
  return Item !== undefined;
}

/** Fills a fresh install with a demo account and people whose histories follow the product's own rules. */
export async function seed(cloud: LocalCloud): Promise<void> {
  const last = demoPeople.at(-1);
  if (!last || (await isSeeded(cloud, idOf(last)))) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const demoId = await signUpDemo(cloud, timeZone);
  await seedDemoAccount(cloud, demoId, timeZone);
  await writeWeights(cloud, demoId, timeZone);
  for (const person of demoPeople) {
    if (person.friend) await befriend(cloud, demoId, idOf(person));
    await seedPerson(cloud, person, timeZone);
  }
  await cloud.idle();
}
