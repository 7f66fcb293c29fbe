import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Context, SQSEvent } from 'aws-lambda';
import { setTimeout as pause } from 'node:timers/promises';
import { runningInvocation } from '../../../../infra/local/runtime/runtime';

// The module is loaded once: every response has the same number.
const loadedAt = performance.now();

export async function describe(event: unknown, context: Context) {
  const remainingMs = context.getRemainingTimeInMillis();
  const { awsRequestId, functionName } = context;
  await pause(1);
  return {
    event,
    loadedAt,
    remainingMs,
    awsRequestId,
    functionName,
    running: runningInvocation()?.functionName,
  };
}

export async function fail() {
  throw new TypeError('no such thing');
}

export async function hang() {
  return new Promise(() => {});
}

export async function answerBytes({ bytes }: { bytes: number }) {
  return 'x'.repeat(bytes);
}

let atOnce = 0;
let mostAtOnce = 0;

/** Returns how many of these have run in parallel so far. */
export async function countAtOnce() {
  atOnce += 1;
  mostAtOnce = Math.max(mostAtOnce, atOnce);
  await pause(5);
  atOnce -= 1;
  return mostAtOnce;
}

/** Records each message in a table, slowly: the row counts deliveries and has the latest receive count. */
export async function note({ Records }: SQSEvent) {
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  await pause(30);
  for (const { body, attributes } of Records) {
    const { detail } = JSON.parse(body) as { detail: { number: number } };
    await documents.send(
      new UpdateCommand({
        TableName: `${process.env['TABLE_PREFIX']}notes`,
        Key: { id: String(detail.number) },
        UpdateExpression: 'ADD deliveries :one SET receives = :receives',
        ExpressionAttributeValues: { ':one': 1, ':receives': Number(attributes.ApproximateReceiveCount) },
      }),
    );
  }
}
