import {
  CreateTableCommand,
  DescribeTableCommand,
  paginateListTables,
  UpdateTimeToLiveCommand,
  type AttributeDefinition,
  type DynamoDBClient,
  type KeySchemaElement,
} from '@aws-sdk/client-dynamodb';
import type { IndexSpec, TableSpec } from '../../../functions/manifest-types';

function keySchemaOf({ key, sort }: { key: string; sort?: string }): KeySchemaElement[] {
  const hash: KeySchemaElement = { AttributeName: key, KeyType: 'HASH' };
  return sort === undefined ? [hash] : [hash, { AttributeName: sort, KeyType: 'RANGE' }];
}

function indexDefinition([name, index]: [string, IndexSpec]) {
  return {
    IndexName: name,
    KeySchema: keySchemaOf(index),
    Projection: { ProjectionType: index.projection === 'all' ? ('ALL' as const) : ('KEYS_ONLY' as const) },
  };
}

function attributesOf(spec: TableSpec): AttributeDefinition[] {
  const types = new Map<string, 'S' | 'N'>([[spec.key, 'S']]);
  if (spec.sort !== undefined) types.set(spec.sort, 'S');
  for (const index of Object.values(spec.indexes ?? {})) {
    if (!types.has(index.key)) types.set(index.key, 'S');
    if (index.sort !== undefined && !types.has(index.sort)) types.set(index.sort, index.sortType ?? 'S');
  }
  return [...types].map(([AttributeName, AttributeType]) => ({ AttributeName, AttributeType }));
}

/** The names of all tables at the endpoint. */
export async function existingTables(client: DynamoDBClient): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const page of paginateListTables({ client }, {})) {
    page.TableNames?.forEach((name) => names.add(name));
  }
  return names;
}

/** Creates one table; never with a stream, which slows the embedded database down with every event written. */
export async function createTable(client: DynamoDBClient, name: string, spec: TableSpec): Promise<void> {
  const indexes = Object.entries(spec.indexes ?? {}).map(indexDefinition);
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: attributesOf(spec),
      KeySchema: keySchemaOf(spec),
      ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
    }),
  );
  if (spec.ttl === undefined) return;
  const TimeToLiveSpecification = { Enabled: true, AttributeName: spec.ttl };
  await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification }));
}

interface KeyedDefinition {
  KeySchema?: KeySchemaElement[];
  Projection?: { ProjectionType?: string };
}

function signature(
  { KeySchema = [], Projection }: KeyedDefinition,
  attributes: AttributeDefinition[],
): string {
  const typeOf = (name?: string) => attributes.find((a) => a.AttributeName === name)?.AttributeType;
  const keys = KeySchema.map((k) => `${k.KeyType} ${k.AttributeName} ${typeOf(k.AttributeName)}`);
  return [...keys.toSorted(), Projection?.ProjectionType].join();
}

/** How an existing table differs from its spec: 'its key', 'index top'. */
export async function differencesOf(
  client: DynamoDBClient,
  name: string,
  spec: TableSpec,
): Promise<string[]> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
  const found = Table?.AttributeDefinitions ?? [];
  const wanted = attributesOf(spec);
  const differences: string[] = [];
  if (
    signature({ KeySchema: Table?.KeySchema }, found) !== signature({ KeySchema: keySchemaOf(spec) }, wanted)
  ) {
    differences.push('its key');
  }
  const before = new Map(Table?.GlobalSecondaryIndexes?.map((i) => [i.IndexName, signature(i, found)]));
  const after = new Map(
    Object.entries(spec.indexes ?? {}).map((entry) => [entry[0], signature(indexDefinition(entry), wanted)]),
  );
  for (const index of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(index) !== after.get(index ?? '')) differences.push(`index ${index}`);
  }
  return differences;
}
