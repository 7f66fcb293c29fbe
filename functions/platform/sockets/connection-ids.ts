import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Storage } from '../storage/storage';

const connectionSchema = z.object({ connectionId: z.string() });

/** The connections a user has open, as far as is known. */
export async function readConnectionIds(
  { documents, tableName }: Storage,
  userId: string,
): Promise<string[]> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName('connections'),
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': userId },
      ConsistentRead: true,
    }),
  );
  return Items.map((item) => connectionSchema.parse(item).connectionId);
}
