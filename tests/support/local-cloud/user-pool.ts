import {
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDynamodb } from '../../../infra/local/database/dynamodb';
import { type CognitoOptions, cognitoTable, createCognito } from '../../../infra/local/cognito/cognito';

export const userPoolId = 'eu-central-1_TestPool';
export const clientId = 'web-client';
const adminAccessKeyId = 'AKIATESTADMIN';
const table = 'cognito';

export type TestPool = Awaited<ReturnType<typeof startTestPool>>;

/** A pool on its own database, with a clock that only the test advances and a mailbox it can read. */
export async function startTestPool(options: Partial<CognitoOptions> & { dynamodbEndpoint?: string } = {}) {
  const path = join(tmpdir(), `cognito-${randomUUID()}`, 'dynamodb.sqlite');
  const dynamodb = options.dynamodbEndpoint ? undefined : await startDynamodb({ path });
  const documents = connect(dynamodb?.endpoint ?? options.dynamodbEndpoint ?? '');
  if (dynamodb) await createTable(documents);

  let time = Date.parse('2026-03-01T12:00:00.250Z');
  const mails: { to: string; subject: string; text: string }[] = [];
  const server = createServer((request, response) => void cognito.handle(request, response));
  // Longer than any test idles, or clients would occasionally write into a socket that is being closed.
  server.keepAliveTimeout = 120_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}/cognito/${userPoolId}`;
  const cognito = await createCognito({
    userPoolId,
    clientId,
    issuer,
    documents,
    table,
    adminAccessKeyId,
    passwordMinLength: 6,
    triggers: {},
    now: () => new Date(time),
    sendMail: async (mail) => void mails.push(mail),
    ...options,
  });

  return {
    endpoint: `http://127.0.0.1:${port}/cognito`,
    issuer,
    cognito,
    mails,
    client: sdkClient(port, { accessKeyId: 'anybody', secretAccessKey: 'anything' }),
    admin: sdkClient(port, { accessKeyId: adminAccessKeyId, secretAccessKey: 'secret' }),
    now: () => new Date(time),
    advance: (ms: number) => void (time += ms),
    /** The six digits of the newest email to an address. */
    codeFor: (to: string) =>
      /\b\d{6}\b/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[0] ?? '',
    rows: async () => (await documents.send(new ScanCommand({ TableName: table }))).Items ?? [],
    async stop() {
      server.close();
      server.closeAllConnections();
      await dynamodb?.stop();
      await rm(join(path, '..'), { recursive: true, force: true });
    },
  };
}

/** Triggers that confirm every sign-up immediately. */
export const autoConfirm = {
  preSignUp: async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => ({
    ...event,
    response: { ...event.response, autoConfirmUser: true, autoVerifyEmail: true },
  }),
};

/** A code that is certainly not `code`. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export function connect(endpoint: string): DynamoDBDocumentClient {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'eu-central-1', credentials }));
}

export async function createTable(documents: DynamoDBDocumentClient): Promise<void> {
  const { key } = cognitoTable;
  const input = {
    TableName: table,
    KeySchema: [{ AttributeName: key, KeyType: 'HASH' as const }],
    AttributeDefinitions: [{ AttributeName: key, AttributeType: 'S' as const }],
    BillingMode: 'PAY_PER_REQUEST' as const,
  };
  await documents.send(new CreateTableCommand(input));
}

const sdkClient = (port: number, credentials: CognitoIdentityProviderClientConfig['credentials']) =>
  new CognitoIdentityProviderClient({
    ...(credentials && { credentials }),
    endpoint: `http://127.0.0.1:${port}/cognito`,
    region: 'eu-central-1',
    maxAttempts: 1,
  });
