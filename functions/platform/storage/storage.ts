import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createDocuments } from '../clients';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { NewId } from '../ids';

/** What a repository needs: the client, this environment's table names, time, and IDs. */
export interface Storage {
  documents: DynamoDBDocumentClient;
  tableName: (table: string) => string;
  clock: Clock;
  newId: NewId;
}

/** Where an environment's tables are. */
type Tables = Pick<Config, 'tablePrefix' | 'restoredTables'>;

export function createStorage({ tablePrefix, restoredTables }: Tables, clock: Clock, newId: NewId): Storage {
  const tableName = (table: string) => tablePrefix + (restoredTables[table] ?? table);
  return { documents: createDocuments(), tableName, clock, newId };
}
