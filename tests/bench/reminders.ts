import { GetCommand, QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setTimeout as pause } from 'node:timers/promises';
import { dueKeyOf, dueKeysOf } from '../../functions/platform/storage/due-keys';
import { waiting } from '../../functions/reminders/reminders-repository';
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
  const rows = (item: object | undefined, moreOf: (userId: string) => object = () => ({})) =>
    ids.map((userId) => ({ ...item, userId, ...moreOf(userId) }));
  await putAll(documents, 'people', rows(models.people));
  await putAll(documents, 'profiles', rows(models.profiles));
  await putAll(documents, 'activity-days', rows(yesterday));
  await putAll(
    documents,
    'reminders',
    rows(models.reminders, (userId) => ({ dueAt, dueKey: dueKeyOf(waiting, userId) })),
  );
  const began = performance.now();
  await cloud.fireSchedule('reminders-list');
  // Notifications follow while others are still being reminded.
  let isIdle = false;
  const idle = cloud.idle().then(() => (isIdle = true));
  for (let wasIdle = isIdle; await isAnyoneDue(documents); wasIdle = isIdle) {
    if (wasIdle) throw new Error('some were not reminded');
    await pause(100);
  }
  const ran = performance.now() - began;
  await idle;
  const seconds = (performance.now() - began) / 1000;
  const told = await notificationsOf(documents, ids);
  if (told !== size) throw new Error(`${told} of ${size} were told`);
  return `${size.toLocaleString('en')} reminders of one evening: ${Math.round((size / ran) * 1000)} people/s, all told after ${Math.round(seconds)} s, nobody twice`;
}

async function isAnyoneDue(documents: DynamoDBDocumentClient): Promise<boolean> {
  const now = new Date(currentClock().now()).toISOString();
  const firstOf = (dueKey: string) =>
    new QueryCommand({
      TableName: tableOf('reminders'),
      IndexName: 'due',
      KeyConditionExpression: 'dueKey = :dueKey AND dueAt <= :now',
      ExpressionAttributeValues: { ':dueKey': dueKey, ':now': now },
      Limit: 1,
    });
  const firsts = await Promise.all(dueKeysOf(waiting).map((dueKey) => documents.send(firstOf(dueKey))));
  return firsts.some(({ Count = 0 }) => Count > 0);
}
