import { paginateScan, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Item } from './rows';

/** Every row of a table as of now, page by page, read on demand. For operators; no request may wait for it. */
export async function* scanPages(
  documents: DynamoDBDocumentClient,
  TableName: string,
  pageSize: number,
): AsyncGenerator<Item[]> {
  const pages = paginateScan({ client: documents, pageSize }, { TableName, ConsistentRead: true });
  for await (const { Items = [] } of pages) yield Items;
}
