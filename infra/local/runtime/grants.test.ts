import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DescribeTableCommand, DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, ListRulesCommand, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import {
  DeleteObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FunctionSpec } from '../../../functions/manifest-types';
import { createTables } from '../database/dynamodb';
import {
  localClient,
  startTestDatabase,
  type TestDatabase,
} from '../../../tests/support/local-cloud/database';
import { script, type Clients } from '../../../tests/support/local-cloud/functions/access';
import {
  fakeFunction,
  fakeManifest,
  fakeRoot,
  fakeTables,
} from '../../../tests/support/local-cloud/manifest';
import { enforceGrants, type ObservedClient } from './grants';
import { createRuntime } from './runtime';

const prefix = 'grants-';
const notes = `${prefix}notes`;
const scores = `${prefix}scores`;
const Key = { id: '1' };
const Item = { id: '1' };
const scoreKey = { userId: 'u', sessionId: 's' };

let database: TestDatabase;
let clients: Clients;
beforeAll(async () => {
  database = await startTestDatabase();
  await createTables(database.client, prefix, fakeTables);
});
afterAll(() => database.stop());

/** Runs something in a function with these grants, and returns the outcome. */
async function attempt(spec: Partial<FunctionSpec>, what: (clients: Clients) => Promise<unknown>) {
  const entry = 'functions/access.ts';
  const manifest = fakeManifest({ tester: fakeFunction('attempt', { entry, ...spec }) });
  const options = localClient(database.endpoint);
  const unreachable = { ...options, endpoint: 'http://127.0.0.1:1', maxAttempts: 1 };
  clients = {
    documents: DynamoDBDocumentClient.from(new DynamoDBClient(options)),
    bus: new EventBridgeClient(unreachable),
    connections: new ApiGatewayManagementApiClient(unreachable),
    files: new S3Client(unreachable),
    users: new CognitoIdentityProviderClient(unreachable),
  };
  const enforce = enforceGrants(manifest, prefix);
  Object.values(clients).forEach((client) => enforce(client as unknown as ObservedClient));
  Object.assign(script, { clients, attempt: what });
  const runtime = createRuntime({ manifest, root: fakeRoot, onError: () => {} });
  return runtime.invoke('tester', {}).catch((error: Error) => (error.cause as Error).message);
}

type Case = [
  name: string,
  grant: NonNullable<FunctionSpec['tables']>,
  what: (clients: Clients) => Promise<unknown>,
];
const transact = (...TransactItems: NonNullable<TransactWriteCommandInput['TransactItems']>) =>
  new TransactWriteCommand({ TransactItems });
const byBoard = { ExpressionAttributeValues: { ':b': 'b' } };

const cases: Case[] = [
  ['get', { notes: ['get'] }, ({ documents }) => documents.send(new GetCommand({ TableName: notes, Key }))],
  [
    'get',
    { notes: ['get'] },
    ({ documents }) => documents.send(new GetItemCommand({ TableName: notes, Key: { id: { S: '1' } } })),
  ],
  [
    'get',
    { notes: ['get'] },
    ({ documents }) => documents.send(new BatchGetCommand({ RequestItems: { [notes]: { Keys: [Key] } } })),
  ],
  [
    'get',
    { notes: ['get'] },
    ({ documents }) =>
      documents.send(new TransactGetCommand({ TransactItems: [{ Get: { TableName: notes, Key } }] })),
  ],
  ['put', { notes: ['put'] }, ({ documents }) => documents.send(new PutCommand({ TableName: notes, Item }))],
  [
    'update',
    { notes: ['update'] },
    ({ documents }) => documents.send(new UpdateCommand({ TableName: notes, Key })),
  ],
  [
    'delete',
    { notes: ['delete'] },
    ({ documents }) => documents.send(new DeleteCommand({ TableName: notes, Key })),
  ],
  ['scan', { notes: ['scan'] }, ({ documents }) => documents.send(new ScanCommand({ TableName: notes }))],
  [
    'query',
    { scores: ['query'] },
    ({ documents }) =>
      documents.send(
        new QueryCommand({ TableName: scores, KeyConditionExpression: 'userId = :b', ...byBoard }),
      ),
  ],
  [
    'query',
    { scores: ['query'] },
    ({ documents }) =>
      documents.send(
        new QueryCommand({
          TableName: scores,
          IndexName: 'top',
          KeyConditionExpression: 'board = :b',
          ...byBoard,
        }),
      ),
  ],
  [
    'batchWrite',
    { notes: ['batchWrite'] },
    ({ documents }) =>
      documents.send(new BatchWriteCommand({ RequestItems: { [notes]: [{ PutRequest: { Item } }] } })),
  ],
];

const publish = ({ bus }: Clients) => bus.send(new PutEventsCommand({ Entries: [] }));
const post = ({ connections }: Clients) =>
  connections.send(new PostToConnectionCommand({ ConnectionId: 'c', Data: 'x' }));
const close = ({ connections }: Clients) =>
  connections.send(new DeleteConnectionCommand({ ConnectionId: 'c' }));

describe('a function', () => {
  it.each(cases)('may %s where the manifest grants it, and not without (%#)', async (name, tables, what) => {
    expect(await attempt({ tables }, what)).toBe('allowed');
    const [table] = Object.keys(tables);
    const others = ['get', 'query', 'put', 'update', 'delete', 'check', 'batchWrite', 'scan'] as const;
    const allOthers = { [table ?? '']: others.filter((operation) => operation !== name) };
    for (const lacking of [
      {},
      { tables: { outbox: [name] } as FunctionSpec['tables'] },
      { tables: allOthers },
    ]) {
      const message = await attempt(lacking as Partial<FunctionSpec>, what);
      expect(message).toContain(`tester lacks permission for ${name} on `);
      expect(message).toContain(`table ${table}`);
    }
  });

  it('needs the grant of every item of a transaction', async () => {
    const all = transact(
      { Put: { TableName: notes, Item } },
      { Update: { TableName: scores, Key: scoreKey, UpdateExpression: 'SET board = :b', ...byBoard } },
      { Delete: { TableName: notes, Key: { id: '2' } } },
      {
        ConditionCheck: {
          TableName: scores,
          Key: { ...scoreKey, sessionId: 't' },
          ConditionExpression: 'attribute_not_exists(userId)',
        },
      },
    );
    const send = ({ documents }: Clients) => documents.send(all);
    const granted = { notes: ['put', 'delete'], scores: ['update', 'check'] } as const;
    expect(await attempt({ tables: granted }, send)).toBe('allowed');
    for (const [missing, tables] of [
      ['put on table notes', { ...granted, notes: ['delete'] }],
      ['delete on table notes', { ...granted, notes: ['put'] }],
      ['update on table scores', { ...granted, scores: ['check'] }],
      ['check on table scores', { ...granted, scores: ['update'] }],
    ] as const) {
      expect(await attempt({ tables }, send)).toBe(
        `tester lacks permission for ${missing}: grant it in functions/manifest.ts`,
      );
    }
  });

  it('is refused before anything is written', async () => {
    const item = { Put: { TableName: notes, Item: { id: 'never' } } };
    const other = { Put: { TableName: scores, Item: scoreKey } };
    await attempt({ tables: { notes: ['put'] } }, ({ documents }) => documents.send(transact(item, other)));
    const read = new GetCommand({ TableName: notes, Key: { id: 'never' } });
    expect((await database.documents.send(read)).Item).toBeUndefined();
  });

  it('gets an AccessDeniedException that it can recognize', async () => {
    let refusal: unknown;
    await attempt({}, async ({ documents }) => {
      refusal = await documents.send(new GetCommand({ TableName: notes, Key })).catch((e: unknown) => e);
    });
    expect(refusal).toMatchObject({ name: 'AccessDeniedException', $fault: 'client' });
  });

  it('reaches neither an index nor a table that the manifest does not have', async () => {
    const query = { KeyConditionExpression: 'board = :b', ...byBoard };
    expect(
      await attempt({ tables: { scores: ['query'] } }, ({ documents }) =>
        documents.send(new QueryCommand({ TableName: scores, IndexName: 'nope', ...query })),
      ),
    ).toContain('query on index nope of table scores, which the manifest does not have');
    expect(
      await attempt({ tables: { notes: ['get'] } }, ({ documents }) =>
        documents.send(new GetCommand({ TableName: 'elsewhere-notes', Key })),
      ),
    ).toContain('get on table elsewhere-notes');
  });

  it('does to accounts only what it was granted', async () => {
    const user = { UserPoolId: 'pool', Username: 'u' };
    const remove = ({ users }: Clients) => users.send(new AdminDeleteUserCommand(user));
    const read = ({ users }: Clients) => users.send(new AdminGetUserCommand(user));
    expect(await attempt({ users: ['AdminDeleteUser'] }, remove)).toContain('ECONNREFUSED');
    expect(await attempt({ users: ['AdminDeleteUser'] }, read)).toContain(
      'lacks permission for AdminGetUser (users)',
    );
    expect(await attempt({ users: [] }, remove)).toContain('lacks permission for AdminDeleteUser (users)');
    expect(await attempt({}, remove)).toContain('lacks permission for AdminDeleteUser (users)');
  });

  it.each([
    ['get', new GetObjectCommand({ Bucket: `${prefix}photos`, Key: 'k' })],
    ['get', new HeadObjectCommand({ Bucket: `${prefix}photos`, Key: 'k' })],
    ['put', new PutObjectCommand({ Bucket: `${prefix}photos`, Key: 'k', Body: 'b' })],
    ['delete', new DeleteObjectCommand({ Bucket: `${prefix}photos`, Key: 'k' })],
    ['keep', new DeleteObjectTaggingCommand({ Bucket: `${prefix}photos`, Key: 'k' })],
    ['list', new ListObjectsV2Command({ Bucket: `${prefix}photos` })],
  ] as const)('does %s to files only with that grant on their bucket', async (operation, command) => {
    const send = ({ files }: Clients) => files.send(command as GetObjectCommand);
    const refused = `tester lacks permission for ${operation} on bucket ${prefix}photos`;
    expect(await attempt({}, send)).toContain(refused);
    expect(await attempt({ buckets: { others: [operation] } }, send)).toContain(refused);
    expect(await attempt({ buckets: { photos: [operation] } }, send)).toContain('ECONNREFUSED');
  });

  it('publishes and pushes only with that grant', async () => {
    for (const [grant, command] of [
      ['publishes', publish],
      ['pushes', post],
      ['closesSockets', close],
    ] as const) {
      expect(await attempt({}, command)).toContain(`(${grant})`);
      // Allowed, the call goes out, but no one is listening.
      expect(await attempt({ [grant]: true }, command)).toContain('ECONNREFUSED');
    }
  });

  it('is refused everything that is not granted', async () => {
    const tables = { notes: ['get', 'scan', 'put'] } as const;
    expect(
      await attempt({ tables }, ({ documents }) =>
        documents.send(new DescribeTableCommand({ TableName: notes })),
      ),
    ).toContain('DescribeTableCommand');
    expect(await attempt({ publishes: true }, ({ bus }) => bus.send(new ListRulesCommand({})))).toContain(
      'ListRulesCommand',
    );
  });

  it('that has timed out can do nothing more', async () => {
    let refusal: unknown;
    const write = new PutCommand({ TableName: notes, Item: { id: 'late' } });
    const spec = { handler: 'attemptLate', timeoutSeconds: 0.02, tables: { notes: ['put'] } } as const;
    const message = await attempt(spec, async ({ documents }) => {
      refusal = await documents.send(write).catch((error: unknown) => error);
    });
    expect(message).toContain('Task timed out');
    await expect.poll(() => String(refusal)).toContain('tester has timed out');
  });
});

it('allows everything outside of any function', async () => {
  await attempt({}, async () => {});
  await clients.documents.send(new PutCommand({ TableName: notes, Item: { id: 'seeded' } }));
  const read = new GetCommand({ TableName: notes, Key: { id: 'seeded' } });
  expect((await clients.documents.send(read)).Item).toEqual({ id: 'seeded' });
});
