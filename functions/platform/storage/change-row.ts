import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { unlessRefused } from './conditions';
import { parseRow } from './rows';
import type { Update } from './update';

/** The row after the update. Throws if the condition refuses it. */
export async function changeRow<Schema extends z.ZodType>(
  documents: DynamoDBDocumentClient,
  update: Update,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { Attributes } = await documents.send(new UpdateCommand({ ...update, ReturnValues: 'ALL_NEW' }));
  return parseRow(schema, Attributes, update.TableName);
}

/** The row after the update, or null if the condition refused it. */
export const changeRowUnlessRefused = <Schema extends z.ZodType>(
  documents: DynamoDBDocumentClient,
  update: Update,
  schema: Schema,
): Promise<z.output<Schema> | null> => unlessRefused(changeRow(documents, update, schema));
