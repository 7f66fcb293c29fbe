import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  type CancellationReason,
} from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { noteEmitted } from '../running';
import { ConditionFailed } from './conditions';
import { pauseAfter } from './retries';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const passing = new Set(['ThrottlingError', 'ProvisionedThroughputExceeded']);
/** Errors that the SDK has already retried by the time it reports them. */
const passingNames = new Set([
  'TransactionInProgressException',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
]);

function reasonsOf(error: unknown): CancellationReason[] {
  return error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
}

/** A write of one row meets a conflict when a transaction is changing that row. */
const isConflict = (error: unknown) =>
  (error instanceof Error && error.name === 'TransactionConflictException') ||
  reasonsOf(error).some(({ Code }) => Code === 'TransactionConflict');

function isPassing(error: unknown): boolean {
  if (error instanceof Error && passingNames.has(error.name)) return true;
  return isConflict(error) || reasonsOf(error).some((reason) => passing.has(reason.Code ?? ''));
}

/** All of our attempts times all of the SDK's would outlast the request. */
const afterTheSdk = 2;

const attemptsAfter = (error: unknown, attempts: number) =>
  error instanceof Error && passingNames.has(error.name) ? Math.min(afterTheSdk, attempts) : attempts;

/** Others changed the same rows on every attempt of a transaction. */
export class Contended extends Error {
  constructor(cause: unknown) {
    super('others changed the same rows at every attempt', { cause });
    this.name = 'Contended';
  }
}

/** The positions of the items whose conditions failed. */
function refusedIn(error: unknown): number[] {
  if (error instanceof ConditionalCheckFailedException) return [0];
  return reasonsOf(error).flatMap(({ Code }, index) => (Code === 'ConditionalCheckFailed' ? [index] : []));
}

/** Events are rows of the outbox, which no restore renames. */
function noteEvents(items: TransactItem[]): void {
  for (const { Put } of items)
    if (Put?.TableName?.endsWith('-outbox')) noteEmitted(`${Put.Item?.['type']} ${Put.Item?.['id']}`);
}

/** A single item needs no transaction, which would cost twice as much. */
function send(documents: DynamoDBDocumentClient, items: TransactItem[]): Promise<unknown> {
  const [only, ...others] = items;
  if (only && others.length === 0) {
    if (only.Put) return documents.send(new PutCommand(only.Put));
    if (only.Update) return documents.send(new UpdateCommand(only.Update));
    if (only.Delete) return documents.send(new DeleteCommand(only.Delete));
  }
  return documents.send(new TransactWriteCommand({ TransactItems: items }));
}

/**
 * Writes all items or none. Retries conflicts and throttled items with full jitter (20 ms doubling, `attempts` in
 * all), which the SDK does not do, and a request that was throttled as a whole once. Throws ConditionFailed if a
 * condition failed, Contended if the last attempt still met a conflict.
 */
export async function transact(
  documents: DynamoDBDocumentClient,
  items: TransactItem[],
  attempts = 8,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send(documents, items);
      noteEvents(items);
      return;
    } catch (error) {
      const failed = refusedIn(error);
      if (failed.length > 0) throw new ConditionFailed(failed);
      if (!isPassing(error)) throw error;
      if (attempt >= attemptsAfter(error, attempts)) throw isConflict(error) ? new Contended(error) : error;
      await pauseAfter(attempt);
    }
  }
}
