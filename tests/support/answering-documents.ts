import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Readable } from 'node:stream';
import { vi } from 'vitest';

/** A signed request as it leaves. */
interface Asked {
  protocol: string;
  hostname: string;
  port?: number;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Clients whose HTTP handler gives one answer to every request, and what it was asked. */
export function answeringDocuments(statusCode: number, body = '') {
  const handle = vi.fn<(request: Asked) => Promise<object>>(async () => ({
    response: { statusCode, headers: {}, body: Readable.from([body]) },
  }));
  const client = new DynamoDBClient({
    region: 'eu-west-2',
    credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' },
    requestHandler: { handle } as object,
  });
  return {
    documents: DynamoDBDocumentClient.from(client),
    asked: () => handle.mock.calls.map(([each]) => each),
  };
}
