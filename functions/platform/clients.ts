import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { MiddlewareStack } from '@smithy/types';
import { countCalls, countFrames } from './usage';

interface Client {
  middlewareStack: MiddlewareStack<object, object>;
}
type ClientListener = (client: Client) => void;

const created: Client[] = [];
const listeners: ClientListener[] = [];

/** Calls `listener` for every SDK client already made and every later one, so that a runtime can add middleware. */
export function onClientCreated(listener: ClientListener): void {
  listeners.push(listener);
  created.forEach(listener);
}

function announce<C>(client: C): C {
  const announced = client as unknown as Client;
  created.push(announced);
  listeners.forEach((listener) => listener(announced));
  return client;
}

/** A DynamoDB document client; undefined fields are dropped, the endpoint comes from the environment. */
export function createDocuments(): DynamoDBDocumentClient {
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
  countCalls(documents as unknown as Client);
  return announce(documents);
}

export function createEventBridge(): EventBridgeClient {
  return announce(new EventBridgeClient({}));
}

export function createUserPoolClient(): CognitoIdentityProviderClient {
  return announce(new CognitoIdentityProviderClient({}));
}

/** An S3 client; with `endpoint`, the links it signs lead there. */
export function createFilesClient(endpoint?: string): S3Client {
  return announce(new S3Client(endpoint ? { endpoint, forcePathStyle: true } : {}));
}

/** A client for the connections of the socket API at `endpoint`. */
export function createConnections(endpoint: string): ApiGatewayManagementApiClient {
  const connections = new ApiGatewayManagementApiClient({ endpoint });
  countFrames(connections as unknown as Client);
  return announce(connections);
}
