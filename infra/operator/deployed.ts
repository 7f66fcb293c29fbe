import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { findEnvironment } from '../environments';
import { tellLacking } from './tell-lacking';

/** A client for the tables of a deployed environment, the prefix of their names, and the names of restored ones. */
export interface Deployed {
  client: DynamoDBClient;
  tablePrefix: string;
  restoredTables: Readonly<Record<string, string>>;
}

async function accountOf(client: DynamoDBClient, tableName: string): Promise<string | undefined> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
  return Table?.TableArn?.split(':')[4];
}

/**
 * Opens the environment called `name` in its own region, whatever the shell says. Throws if the credentials are for
 * another account, or it is not deployed.
 */
export async function openDeployed(
  name: string,
  open = (region: string) => tellLacking(new DynamoDBClient({ region })),
): Promise<Deployed> {
  const { stackName, region, account, restoredTables = {} } = findEnvironment(name);
  const client = open(region);
  const tablePrefix = `${stackName}-`;
  try {
    const found = await accountOf(client, `${tablePrefix}exercises`);
    if (account && found !== account)
      throw new Error(`${name} lives in account ${account}, but the credentials are for ${found}.`);
    return { client, tablePrefix, restoredTables };
  } catch (error) {
    client.destroy();
    if (!(error instanceof ResourceNotFoundException)) throw error;
    throw new Error(`${name} is not deployed in ${region}: deploy it first.`, { cause: error });
  }
}
