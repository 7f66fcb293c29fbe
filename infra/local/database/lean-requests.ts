import type { FinalizeHandlerArguments, MiddlewareStack } from '@smithy/types';

interface Client {
  config?: { serviceId?: string };
  middlewareStack: MiddlewareStack<object, object>;
}

interface HttpRequest {
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** What a deployment needs and an embedded database never looks at; half of the time of a call would go into it. */
const unneeded = [
  'httpSigningMiddleware',
  'getUserAgentMiddleware',
  'recursionDetectionMiddleware',
  'loggerMiddleware',
];

/** Required, but any will do. */
const anyone = {
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20200101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  'x-amz-date': '20200101T000000Z',
};

/**
 * Makes a DynamoDB client send its requests unsigned and in one piece, for the embedded database only; leaves other
 * clients as they are.
 */
export function sendLean(client: object): void {
  const { config, middlewareStack } = client as Client;
  if (config?.serviceId !== 'DynamoDB') return;
  for (const name of unneeded) middlewareStack.remove(name);
  middlewareStack.add(
    (next) => (args) => {
      const request = (args as FinalizeHandlerArguments<object>).request as HttpRequest;
      Object.assign(request.headers, anyone);
      // A text leaves with its headers in one write, bytes in a second one.
      const { body } = request;
      if (typeof body !== 'string')
        request.body = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString();
      return next(args);
    },
    { name: 'sendLean', step: 'finalizeRequest', priority: 'low', override: true },
  );
}
