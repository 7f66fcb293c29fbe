import type { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import type { S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setTimeout as pause } from 'node:timers/promises';

export interface Clients {
  documents: DynamoDBDocumentClient;
  bus: EventBridgeClient;
  connections: ApiGatewayManagementApiClient;
  users: CognitoIdentityProviderClient;
  files: S3Client;
}

type Attempt = (clients: Clients) => Promise<unknown>;

/** What a test wants the function to do, which cannot travel in an event. */
export const script: { clients?: Clients; attempt?: Attempt } = {};

export async function attempt() {
  if (script.clients && script.attempt) await script.attempt(script.clients);
  return 'allowed';
}

export async function attemptLate() {
  await pause(80);
  return attempt();
}
