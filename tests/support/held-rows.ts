import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { TableSpec } from '../../functions/manifest-types';
import { tables as productTables } from '../../functions/tables';
import { cognitoTable } from '../../infra/local/cognito/cognito';
import { messageTables } from '../../infra/local/bus/messages';
import { currentClock } from './clock';
import type { TestCloud } from './cloud';

const prefix = 'vita-local-';

/** Every table: the product's, the user pool's, and the queues'. */
const allTables: Record<string, Pick<TableSpec, 'key' | 'ttl'>> = {
  ...productTables,
  ...messageTables,
  'user-pool': cognitoTable,
};

/** JSON leaves out what is in a set. */
const textOf = (row: object) =>
  JSON.stringify(row, (_, value: unknown) => (value instanceof Set ? [...value] : value));

/** The rows of every table that contain `text` anywhere, as '<table>: <row>', without expired ones. */
export async function rowsHolding(cloud: TestCloud, text: string): Promise<string[]> {
  const now = currentClock().now() / 1000;
  const found: string[] = [];
  for (const [name, { ttl }] of Object.entries(allTables)) {
    let from: Record<string, unknown> | undefined;
    do {
      const page = await cloud.documents.send(
        new ScanCommand({ TableName: prefix + name, ExclusiveStartKey: from, ConsistentRead: true }),
      );
      const held = (page.Items ?? []).filter((row) => !(ttl && Number(row[ttl]) < now));
      found.push(...held.map((row) => `${name}: ${textOf(row)}`).filter((row) => row.includes(text)));
      from = page.LastEvaluatedKey;
    } while (from);
  }
  return found;
}
