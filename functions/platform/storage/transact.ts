import { TransactionCanceledException, type CancellationReason } from '@aws-sdk/client-dynamodb';
import {
  TransactWriteCommand,
  type DynamoDBDocumentClient,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { ConditionFailed } from './conditions';
import { pauseAfter } from './retries';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);
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

function isPassing(error: unknown): boolean {
  if (error instanceof Error && passingNames.has(error.name)) return true;
  return reasonsOf(error).some((reason) => passing.has(reason.Code ?? ''));
}

/** All of our attempts times all of the SDK's would outlast the request. */
const afterTheSdk = 2;

const attemptsAfter = (error: unknown, attempts: number) =>
  error instanceof Error && passingNames.has(error.name) ? Math.min(afterTheSdk, attempts) : attempts;

const isConflict = (error: unknown) => reasonsOf(error).some(({ Code }) => Code === 'TransactionConflict');

/** Others changed the same rows on every attempt of a transaction. */
export class Contended extends Error {
  constructor(cause: unknown) {
    super('others changed the same rows at every attempt', { cause });
    this.name = 'Contended';
  }
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
      await documents.send(new TransactWriteCommand({ TransactItems: items }));
      return;
    } catch (error) {
      const failed = reasonsOf(error).flatMap((reason, index) =>
        reason.Code === 'ConditionalCheckFailed' ? [index] : [],
      );
      if (failed.length > 0) throw new ConditionFailed(failed);
      if (!isPassing(error)) throw error;
      if (attempt >= attemptsAfter(error, attempts)) throw isConflict(error) ? new Contended(error) : error;
      await pauseAfter(attempt);
    }
  }
}
