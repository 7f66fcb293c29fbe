import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coachContract } from '../../shared/contracts/coach';
import { ownedTables } from '../../functions/tables';
import { accountContract } from '../../shared/contracts/account';
import { groupsContract } from '../../shared/contracts/groups';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { addDays, localDateOf, type LocalDate } from '../../shared/rules/local-date';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { watchDatabaseCalls } from '../support/database-calls';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { newId } from '../support/new-id';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import { readToday } from '../support/training';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-04-08T09:30:00Z');
const calls = watchDatabaseCalls();
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  useAiEnvironment({ AI_MODE: 'rules' });
  cloud = await startTestCloud();
  maya = await signUpUser(cloud.origin);
  await maya.call(profileContract.completeOnboarding, { body: answers });
  await doWorkout(maya, clock, { minutes: 12 });
  await cloud.idle();
  // Reads the exercise library, which is then known for a minute.
  await send('Hello');
});
afterAll(() => cloud.stop());

const send = (message: string, id = newId()) =>
  maya.call(coachContract.sendMessage, { body: { id, message } });

/** What a request asks of the database. */
async function callsOf(request: () => Promise<unknown>): Promise<string[]> {
  await cloud.idle();
  calls.length = 0;
  await request();
  return calls.map(({ what }) => what).toSorted();
}

/** What is stored in the chat beside its messages. */
async function rowsBeside(user: TestUser) {
  const query = new QueryCommand({
    TableName: 'vita-local-chat-messages',
    KeyConditionExpression: 'userId = :user',
    ExpressionAttributeValues: { ':user': user.userId },
  });
  const { Items = [] } = await cloud.documents.send(query);
  return { turns: Items.filter(({ role }) => !role), messages: Items.filter(({ role }) => role) };
}

describe('A message to the built-in coach', () => {
  it.each(['Hello', 'my left knee hurts', '20 minutes legs', 'my shoulder aches, 10 minutes please'])(
    'reads each row once and asks the database 19 times: %s',
    async (message) => {
      const socket = await openTestSocket(maya);
      expect(await callsOf(() => send(message))).toEqual([
        'BatchGetItem leaderboard',
        'GetItem leaderboard',
        'GetItem nutrition-goals',
        // Once to be admitted.
        'GetItem people',
        'GetItem people',
        'GetItem profiles',
        'GetItem training-plans',
        'PutItem chat-messages',
        'Query activity-days',
        'Query chat-messages',
        'Query connections',
        'Query exercise-marks',
        'Query food-logs',
        'Query health-facts',
        'Query outside-activities',
        'Query training-days',
        'Query workout-summaries',
        'TransactWriteItems transaction',
        'UpdateItem ai-usage',
      ]);
      await socket.close();
    },
  );

  it('that is sent again six days later gets the stored reply, which expires a day after that', async () => {
    const id = newId();
    const first = await send('How do I do a squat?', id);
    clock.advance(6 * 86_400_000);
    expect(await send('How do I do a squat?', id)).toEqual(first);
    const { turns, messages } = await rowsBeside(maya);
    const days = turns.map(({ expiresAt }) =>
      Math.round((Number(expiresAt) * 1000 - clock.now()) / 86_400_000),
    );
    expect(new Set(days)).toEqual(new Set([1]));
    expect(messages.filter(({ expiresAt }) => expiresAt !== undefined)).toEqual([]);
    expect(messages).toHaveLength(12);
  });
});

describe('The end of a workout', () => {
  const always = [
    'GetItem activity-days',
    'GetItem people',
    'GetItem profiles',
    'GetItem quotas',
    'GetItem workout-sessions',
    'TransactWriteItems transaction',
  ];
  const plan = [
    'GetItem people',
    'GetItem profiles',
    'GetItem training-plans',
    'Query exercise-marks',
    'Query exercises',
    'Query health-facts',
    'Query outside-activities',
    'Query training-days',
    'Query workout-summaries',
  ];

  const start = async (choice: { trainingId: string } | { routineId: string }) => {
    const { id } = await maya.call(workoutsContract.startWorkout, { body: { id: newId(), ...choice } });
    return id;
  };
  const end = (id: string) => () =>
    maya.call(workoutsContract.completeWorkout, {
      params: { id },
      body: {
        finishedExercises: [0],
        activeSeconds: 300,
        finishedAt: new Date(clock.advance(300_000)).toISOString(),
      },
    });

  it('that is the plan of its day takes 6 calls, another one reads that plan once a day', async () => {
    clock.advance(86_400_000);
    const { session } = await readToday(maya);
    expect(await callsOf(end(await start({ trainingId: session?.trainingId ?? '' })))).toEqual(always);
    clock.advance(86_400_000);
    const routineId = 'core-blast';
    expect(await callsOf(end(await start({ routineId })))).toEqual([...always, ...plan].toSorted());
    expect(await callsOf(end(await start({ routineId })))).toEqual(always);
  });
});

describe('The meals of a day', () => {
  const readDay = (date: LocalDate | 'today') => () =>
    maya.call(nutritionContract.readDay, { params: { date } });
  const always = ['GetItem nutrition-goals', 'GetItem profiles', 'Query food-logs'];

  it('with what to eat next are read in 9 calls by who set targets, and none is made twice', async () => {
    const { goals } = await maya.call(nutritionContract.readGoals, { query: {} });
    await maya.call(nutritionContract.setGoals, { body: goals });
    const items = [{ foodId: 'boiled-egg', grams: 100 }];
    await maya.call(nutritionContract.logMeal, { body: { id: newId(), items } });
    await readDay('today')();
    expect(await callsOf(readDay('today'))).toEqual([
      'GetItem nutrition-goals',
      'GetItem profiles',
      'GetItem training-plans',
      'Query exercise-marks',
      'Query food-logs',
      'Query health-facts',
      'Query outside-activities',
      'Query training-days',
      'Query workout-summaries',
    ]);
  });

  it('that is over, or has no meal yet, are read in 3', async () => {
    const yesterday = addDays(localDateOf(new Date(clock.now()), 'UTC'), -1);
    expect(await callsOf(readDay(yesterday))).toEqual(always);
    clock.advance(86_400_000);
    await readDay('today')();
    expect(await callsOf(readDay('today'))).toEqual(always);
  });
});

describe('A group', () => {
  it('is read in 4 calls by its owner: one list tells who is in it and who was removed', async () => {
    const { createGroup, readGroup } = groupsContract;
    const { id } = await maya.call(createGroup, {
      body: { id: newId(), name: 'Early birds', description: '', isPublic: true },
    });
    const read = () => maya.call(readGroup, { params: { id } });
    await read();
    expect(await callsOf(read)).toEqual([
      'BatchGetItem people',
      'GetItem group-members',
      'GetItem groups',
      'Query group-members',
    ]);
  });
});

describe('An export', () => {
  it('asks each table with rows of a person once', async () => {
    const asked = await callsOf(() => maya.call(accountContract.exportAccount));
    const queries = ownedTables().map(({ name }) => `Query ${name}`);
    expect(asked.filter((call) => call.startsWith('Query'))).toEqual(queries.toSorted());
    expect(asked).toHaveLength(queries.length + 5);
  });
});
