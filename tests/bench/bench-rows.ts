import { BatchWriteCommand, QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

const rowsPerWrite = 25;
export const tableOf = (name: string) => `vita-local-${name}`;

export async function putAll(documents: DynamoDBDocumentClient, table: string, rows: readonly object[]) {
  for (let at = 0; at < rows.length; at += rowsPerWrite) {
    const requests = rows.slice(at, at + rowsPerWrite).map((Item) => ({ PutRequest: { Item } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [tableOf(table)]: requests as never } }));
  }
}

export const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** How many notifications they have in total. */
export async function notificationsOf(
  documents: DynamoDBDocumentClient,
  ids: readonly string[],
): Promise<number> {
  let rows = 0;
  for (let at = 0; at < ids.length; at += rowsPerWrite) {
    const queries = ids.slice(at, at + rowsPerWrite).map(
      (user) =>
        new QueryCommand({
          TableName: tableOf('notifications'),
          KeyConditionExpression: 'userId = :user',
          ExpressionAttributeValues: { ':user': user },
          Select: 'COUNT',
        }),
    );
    const found = await Promise.all(queries.map((query) => documents.send(query)));
    rows += found.reduce((sum, { Count = 0 }) => sum + Count, 0);
  }
  return rows;
}
