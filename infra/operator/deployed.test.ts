import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as environments from '../environments';
import { findEnvironment } from '../environments';
import { openDeployed } from './deployed';
import { storageOn } from './storage';

vi.mock('../environments', async (original) => {
  const real = await original<typeof environments>();
  const account = '111122223333';
  const changes = { account, restoredTables: { people: 'people-20260408' } };
  return { ...real, findEnvironment: (name: unknown) => ({ ...real.findEnvironment(name), ...changes }) };
});
const tables = mockClient(DynamoDBClient);
const regions: string[] = [];
const open = (region: string) => {
  regions.push(region);
  return new DynamoDBClient({ region });
};
const arnIn = (account: string) => ({
  Table: { TableArn: `arn:aws:dynamodb:eu-west-2:${account}:table/vita-dev-exercises` },
});

beforeEach(() => {
  tables.reset();
  regions.length = 0;
});

describe('A command for operators', () => {
  it("acts in the environment's own region", async () => {
    vi.stubEnv('AWS_REGION', 'us-west-1');
    tables.on(DescribeTableCommand).resolves(arnIn('111122223333'));
    const { tablePrefix } = await openDeployed('dev', open);
    expect([tablePrefix, ...regions]).toEqual(['vita-dev-', findEnvironment('dev').region]);
    expect(regions).not.toContain('us-west-1');
    vi.unstubAllEnvs();
  });

  it('uses the restored table, not the original', async () => {
    tables.on(DescribeTableCommand).resolves(arnIn('111122223333'));
    const { client, tablePrefix, restoredTables } = await openDeployed('dev', open);
    const { tableName } = storageOn(DynamoDBDocumentClient.from(client), tablePrefix, restoredTables);
    expect([tableName('people'), tableName('weights')]).toEqual([
      'vita-dev-people-20260408',
      'vita-dev-weights',
    ]);
  });

  it('refuses the credentials of another account', async () => {
    tables.on(DescribeTableCommand).resolves(arnIn('999900001111'));
    await expect(openDeployed('dev', open)).rejects.toThrow(
      'dev lives in account 111122223333, but the credentials are for 999900001111.',
    );
  });

  it('says where an environment is not deployed', async () => {
    tables.on(DescribeTableCommand).rejects(new ResourceNotFoundException({ $metadata: {}, message: '' }));
    await expect(openDeployed('dev', open)).rejects.toThrow('dev is not deployed in eu-west-2');
  });

  it('knows no other environments', async () => {
    await expect(openDeployed('production', open)).rejects.toThrow('Unknown environment');
  });
});
