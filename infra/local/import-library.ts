import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '../../functions/manifest-types';
import { importLibrary } from '../exercise-library';

const clipsFolder = fileURLToPath(new URL('../../web/public/videos', import.meta.url));

/** What an operator runs after a deployment happens here by itself, at every start. */
export async function keepLibraryCurrent(
  client: DynamoDBClient,
  tablePrefix: string,
  manifest: Manifest,
): Promise<void> {
  if (!('exercises' in manifest.tables)) return;
  const documents = DynamoDBDocumentClient.from(client);
  await importLibrary({ documents, tableName: `${tablePrefix}exercises`, clipsFolder });
}
