import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { systemClock } from '../../functions/platform/clock';
import { newId } from '../../functions/platform/ids';
import type { Storage } from '../../functions/platform/storage/storage';

/**
 * What the areas' repositories need, on tables whose names begin with `tablePrefix`, followed by the restored name if
 * there is one.
 */
export function storageOn(
  documents: DynamoDBDocumentClient,
  tablePrefix: string,
  restoredTables: Readonly<Record<string, string>> = {},
): Storage {
  const tableName = (table: string) => tablePrefix + (restoredTables[table] ?? table);
  return { documents, tableName, clock: systemClock, newId };
}
