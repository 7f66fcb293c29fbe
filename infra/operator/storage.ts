import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { systemClock } from '../../functions/platform/clock';
import { newId } from '../../functions/platform/ids';
import type { Storage } from '../../functions/platform/storage/storage';

/** What the areas' repositories need, on the tables whose names begin with `tablePrefix`. */
export function storageOn(documents: DynamoDBDocumentClient, tablePrefix: string): Storage {
  return { documents, tableName: (table) => tablePrefix + table, clock: systemClock, newId };
}
