import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { coachContract } from '../../../shared/contracts/coach';
import { profileContract } from '../../../shared/contracts/profile';
import { answers } from '../../support/answers';
import type { TestClock } from '../../support/clock';
import type { TestCloud } from '../../support/cloud';
import { newId } from '../../support/new-id';
import { signUpUser } from '../../support/sign-in';

const TableName = 'vita-local-chat-messages';
/** No one may send more than ten messages per minute. */
const betweenMs = 7_000;

const rowSchema = z.object({
  entryKey: z.string(),
  concern: z.string().nullish(),
  memory: z.object({ intent: z.string().nullable() }).nullish(),
});

/** The reply to a message, and what the coach took it for. */
export interface Answered {
  response: string;
  source: 'model' | 'rules';
  /** Exercises that were shown or planned. */
  exerciseIds: string[];
  hasWorkout: boolean;
  concern: string | null;
  intent: string | null;
}

export type AskOverHttp = (message: string) => Promise<Answered>;

/** One person, each of whose messages begins a new chat; the profile contains `bodyPains`. */
export async function createAskOverHttp(
  cloud: Pick<TestCloud, 'origin' | 'documents'>,
  clock: TestClock,
  bodyPains = '',
): Promise<AskOverHttp> {
  const person = await signUpUser(cloud.origin);
  await person.call(profileContract.completeOnboarding, { body: { ...answers, bodyPains } });

  async function takeRows() {
    const { Items = [] } = await cloud.documents.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'userId = :user',
        ExpressionAttributeValues: { ':user': person.userId },
        ConsistentRead: true,
      }),
    );
    const rows = z.array(rowSchema).parse(Items);
    const deletes = rows.map(({ entryKey }) => ({
      DeleteRequest: { Key: { userId: person.userId, entryKey } },
    }));
    if (deletes.length > 0)
      await cloud.documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: deletes } }));
    return rows;
  }

  return async (message) => {
    clock.advance(betweenMs);
    const sent = await person.call(coachContract.sendMessage, { body: { id: newId(), message } });
    const rows = await takeRows();
    const { response, source, toolData, workout } = sent;
    return {
      response,
      source,
      exerciseIds: [
        ...(toolData?.exerciseIds ?? []),
        ...(workout?.exercises.map(({ exerciseId }) => exerciseId) ?? []),
      ],
      hasWorkout: workout !== null,
      concern: rows.find(({ concern }) => concern)?.concern ?? null,
      intent: rows.find(({ memory }) => memory)?.memory?.intent ?? null,
    };
  };
}
