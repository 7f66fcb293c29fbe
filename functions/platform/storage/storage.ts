import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createDocuments } from '../clients';
import type { Clock } from '../clock';
import type { NewId } from '../ids';

/** What a repository needs: the client, the names of this environment's tables, time and ids. */
export interface Storage {
  documents: DynamoDBDocumentClient;
  tableName: (table: string) => string;
  clock: Clock;
  newId: NewId;
}

export function createStorage(tablePrefix: string, clock: Clock, newId: NewId): Storage {
  return { documents: createDocuments(), tableName: (table) => `${tablePrefix}${table}`, clock, newId };
}
