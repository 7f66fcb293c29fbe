import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CognitoError } from './errors';

const bodyLimitBytes = 64 * 1024;

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The socket must outlive a refused body, or the refusal would not arrive.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > bodyLimitBytes) {
      request.resume();
      throw new CognitoError('RequestEntityTooLargeException', 'The request body is too large.', 413);
    }
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new CognitoError('SerializationException', 'The request body is not valid JSON.');
  }
}

export function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.1',
    'cache-control': 'no-store',
    'x-amzn-requestid': randomUUID(),
  });
  response.end(JSON.stringify(body));
}

export function answerError(response: ServerResponse, error: unknown): void {
  const known = error instanceof CognitoError ? error : undefined;
  if (!known) console.error(error);
  const { code, message, status } = known ?? {
    code: 'InternalErrorException',
    message: 'Internal error',
    status: 500,
  };
  response.setHeader('x-amzn-errortype', `${code}:`);
  answer(response, status, { __type: code, message });
}
