import { paginateQuery, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';

const rowSchema = z.object({
  receivedAt: z.iso.datetime(),
  kind: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
export type EnquiryRow = z.output<typeof rowSchema>;

/** The newest `limit` enquiries, newest first, read from the index by time. */
export async function listEnquiries(
  documents: DynamoDBDocumentClient,
  tablePrefix: string,
  limit: number,
): Promise<EnquiryRow[]> {
  const pages = paginateQuery(
    { client: documents, pageSize: Math.min(limit, 100) },
    {
      TableName: `${tablePrefix}enquiries`,
      IndexName: 'received',
      KeyConditionExpression: 'listKey = :all',
      ExpressionAttributeValues: { ':all': 'all' },
      ScanIndexForward: false,
    },
  );
  const rows: EnquiryRow[] = [];
  for await (const { Items = [] } of pages) {
    rows.push(...rowSchema.array().parse(Items));
    if (rows.length >= limit) break;
  }
  return rows.slice(0, limit);
}

/** What a terminal must not act on: escape sequences could hide or forge lines. Line ends of a message stay. */
const plain = (text: string) => text.replaceAll(/[^\P{C}\n]/gu, ' ');

/** One enquiry for reading: who and when on the first line, what was written below it. */
export function formatEnquiry(row: EnquiryRow): string {
  const { receivedAt, kind, name, email, subject, message } = row;
  const at = receivedAt.slice(0, 16).replace('T', ' ');
  const who = name ? `${name} <${email}>` : email;
  const written = [subject, message].filter(Boolean).join('\n');
  const lines = written ? written.split('\n').map((line) => `    ${line}`) : [];
  return plain([`${at}  ${kind.padEnd(8)}  ${who}`, ...lines].join('\n'));
}
