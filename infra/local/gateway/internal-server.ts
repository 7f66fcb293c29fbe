import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { sesPath } from '../mail/ses-endpoint';
import { functionsPath } from './invoke-endpoint';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface InternalServer {
  port: number;
  origin: string;
  /** Handlers are added after the port is known, because the functions' environment contains it. */
  serve(handlers: InternalHandlers): void;
  close(): Promise<void>;
}

interface InternalHandlers {
  events: RequestHandler;
  cognito: RequestHandler;
  connections: RequestHandler;
  files: RequestHandler;
  functions: RequestHandler;
  mails: RequestHandler;
  secrets: RequestHandler;
  /** Requests must be signed with this key ID, so that no page in a browser can send them. */
  accessKeyId: string;
}

function handlerFor(request: IncomingMessage, handlers: InternalHandlers): RequestHandler | null {
  const target = String(request.headers['x-amz-target'] ?? '');
  if (target.startsWith('AWSEvents.')) return handlers.events;
  if (target.startsWith('secretsmanager.')) return handlers.secrets;
  if (target.startsWith('AWSCognitoIdentityProviderService.')) return handlers.cognito;
  if (/^\S+ Credential=[^,]*\/s3\/aws4_request,/.test(request.headers.authorization ?? ''))
    return handlers.files;
  if (request.url?.startsWith(functionsPath)) return handlers.functions;
  if (request.url === sesPath) return handlers.mails;
  return request.url?.includes('/@connections/') ? handlers.connections : null;
}

/** The AWS endpoints that only the functions call, on a random port of 127.0.0.1. */
export async function startInternalServer(lockToken: string): Promise<InternalServer> {
  let handlers: InternalHandlers | null = null;
  const server = createServer(async (request, response) => {
    if (request.method === 'GET' && request.url === '/lock') return void response.end(lockToken);
    const signed = request.headers.authorization ?? '';
    const handler = handlers && handlerFor(request, handlers);
    if (!handler || !handlers || !signed.startsWith(`AWS4-HMAC-SHA256 Credential=${handlers.accessKeyId}/`)) {
      response.writeHead(403, {
        'content-type': 'application/json',
        'x-amzn-errortype': 'ForbiddenException',
      });
      return void response.end('{"message":"Forbidden"}');
    }
    try {
      await handler(request, response);
    } catch (error) {
      console.error('an internal endpoint failed', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  // SDK clients reuse connections; closing one they are about to use would fail their call.
  server.keepAliveTimeout = 120_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    serve(given) {
      handlers = given;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
