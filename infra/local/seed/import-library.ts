import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { join } from 'node:path';
import type { Manifest } from '../../../functions/manifest-types';
import { readRestoredTables } from '../database/restored-tables';
import { projectRoot } from '../project-root';
import { importLibrary } from '../../operator/exercise-library';
import { storageOn } from '../../operator/storage';

const clipsFolder = join(projectRoot, 'web/public/videos');

/** An operator does this after a deployment; locally it happens at every start. */
export async function keepLibraryCurrent(
  client: DynamoDBClient,
  tablePrefix: string,
  manifest: Manifest,
): Promise<void> {
  if (!('exercises' in manifest.tables)) return;
  const documents = DynamoDBDocumentClient.from(client);
  await importLibrary(storageOn(documents, tablePrefix, readRestoredTables()), clipsFolder);
}
