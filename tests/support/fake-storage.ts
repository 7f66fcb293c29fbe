import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { vi } from 'vitest';
import type { Log } from '../../functions/platform/logger';
import type { Storage } from '../../functions/platform/storage/storage';
import type { TransactItem } from '../../functions/platform/storage/transact';

/** A storage with a mocked DynamoDB, a clock fixed at `now`, and IDs that count up. */
export function fakeStorage(now = '2026-11-20T10:00:00.000Z') {
  // A real client, mocked: the SDK's paginators refuse anything else.
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
  const documents = mockClient(client);
  let made = 0;
  const storage: Storage = {
    documents: client,
    tableName: (table) => `test-${table}`,
    clock: { now: () => new Date(now) },
    newId: () => `01JD3X6E9H${String((made += 1)).padStart(16, '0')}`,
  };
  return { storage, documents };
}

type FakeDocuments = ReturnType<typeof fakeStorage>['documents'];

/** What was written, call by call: the items of a transaction, or the one row of a single write. */
export function writesOf(documents: FakeDocuments): TransactItem[][] {
  return documents.calls().flatMap(({ args: [{ constructor, input }] }) => {
    if (constructor === TransactWriteCommand)
      return [(input as { TransactItems?: TransactItem[] }).TransactItems ?? []];
    const kind = new Map<unknown, string>([
      [PutCommand, 'Put'],
      [UpdateCommand, 'Update'],
      [DeleteCommand, 'Delete'],
    ]).get(constructor);
    return kind ? [[{ [kind]: input } as TransactItem]] : [];
  });
}

/** A log that remembers its lines. */
export function fakeLog() {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return log as typeof log & Log;
}

/** DynamoDB's error when a transaction is canceled; one code per item, 'None' for those not at fault. */
export function cancelled(...codes: string[]): TransactionCanceledException {
  return new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

/** DynamoDB's error when the condition of a single write fails. */
export function conditionRefused(): ConditionalCheckFailedException {
  return new ConditionalCheckFailedException({ message: 'The conditional request failed', $metadata: {} });
}

/** DynamoDB's error when a table gets more requests than it can take. */
export function throttled(): ProvisionedThroughputExceededException {
  return new ProvisionedThroughputExceededException({ message: 'The table is busy', $metadata: {} });
}
