import { GetCommand, QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { profileContract } from '../../shared/contracts/profile';
import { addDays, localDateOf } from '../../shared/rules/local-date';
import { answers } from '../support/answers';
import { currentClock } from '../support/clock';
import type { TestCloud } from '../support/cloud';
import { signUpUser } from '../support/sign-in';
import { notificationsOf, putAll, tableOf, times } from './bench-rows';

/** Everyone is in one zone and about to lose their streak when evening comes: checked, reminded, and notified. */
export async function benchReminders(cloud: TestCloud, size: number): Promise<string> {
  const { documents } = cloud;
  const model = await signUpUser(cloud.origin);
  await model.call(profileContract.completeOnboarding, { body: answers });
  await cloud.idle();
  const rowOf = async (table: string) =>
    (await documents.send(new GetCommand({ TableName: tableOf(table), Key: { userId: model.userId } }))).Item;
  const models = {
    people: await rowOf('people'),
    profiles: await rowOf('profiles'),
    reminders: await rowOf('reminders'),
  };
  const now = currentClock().now();
  const dueAt = new Date(now - 1000).toISOString();
  const yesterday = {
    localDate: addDays(localDateOf(new Date(now), 'UTC'), -1),
    activeSeconds: 960,
    workouts: 1,
  };
  const ids = times(size).map((index) => `reminded-${index}`);
  const rows = (item: object | undefined, more: object = {}) =>
    ids.map((userId) => ({ ...item, userId, ...more }));
  await putAll(documents, 'people', rows(models.people));
  await putAll(documents, 'profiles', rows(models.profiles));
  await putAll(documents, 'activity-days', rows(yesterday));
  await putAll(documents, 'reminders', rows(models.reminders, { dueAt }));
  const began = performance.now();
  let [runs, ran] = [0, 0];
  while ((await dueNow(documents)) > 0) {
    const started = performance.now();
    await cloud.fireSchedule('reminders-list');
    ran += performance.now() - started;
    runs += 1;
  }
  await cloud.idle();
  const seconds = (performance.now() - began) / 1000;
  const told = await notificationsOf(documents, ids);
  if (told !== size) throw new Error(`${told} of ${size} were told`);
  return `${size.toLocaleString('en')} reminders of one evening: ${Math.round((size / ran) * 1000)} people/s in ${runs} runs, all told after ${Math.round(seconds)} s, nobody twice`;
}

async function dueNow(documents: DynamoDBDocumentClient): Promise<number> {
  const query = new QueryCommand({
    TableName: tableOf('reminders'),
    IndexName: 'due',
    KeyConditionExpression: 'dueKey = :waiting AND dueAt <= :now',
    ExpressionAttributeValues: {
      ':waiting': 'waiting',
      ':now': new Date(currentClock().now()).toISOString(),
    },
    Limit: 1,
  });
  return (await documents.send(query)).Count ?? 0;
}
