import type { IncomingMessage } from 'node:http';
import type { Manifest, SocketRoute } from '../../../functions/manifest-types';
import { newConnectionId } from './connection';
import { withinTime, type Invoke } from './invoke';
import { authorizeSocket } from './socket-authorizer';
import { openingRequest, socketContext, type SocketPeer } from './socket-event';

export interface SocketIntegrationOptions {
  manifest: Manifest;
  invoke: Invoke;
  stage: string;
  domainName: string;
  timeoutMs: number;
}

/** What the deployment's route selection expression selects: `$request.body.type`. */
function typeOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { type?: unknown } | null)?.type;
  } catch {
    return undefined;
  }
}

/** The Lambdas behind the routes of a WebSocket API. */
export function createSocketIntegrations({
  manifest,
  invoke,
  stage,
  domainName,
  timeoutMs,
}: SocketIntegrationOptions) {
  const functions = Object.entries(manifest.functions);
  const authorizer = functions.find(([, spec]) => spec.socketAuthorizer)?.[0];
  const routes = new Set(functions.flatMap(([, spec]) => spec.sockets ?? []));
  const routeOf = (body: string): SocketRoute => {
    const type = typeOf(body);
    return [...routes].find((route) => route === type && !route.startsWith('$')) ?? '$default';
  };
  const contextOf = (peer: SocketPeer, route: SocketRoute) => socketContext(peer, route, stage, domainName);

  async function integrate(
    peer: SocketPeer,
    route: SocketRoute,
    fields: object,
    context: object,
  ): Promise<unknown> {
    const name = functions.find(([, spec]) => spec.sockets?.includes(route))?.[0];
    if (!name) return undefined;
    const requestContext = { ...contextOf(peer, route), ...context };
    return withinTime(invoke(name, { isBase64Encoded: false, ...fields, requestContext }), timeoutMs);
  }

  async function authorize(
    peer: SocketPeer,
    opening: ReturnType<typeof openingRequest>,
  ): Promise<number | null> {
    if (!authorizer) return null;
    if (!opening.queryStringParameters.ticket) return 401;
    const methodArn = `arn:aws:execute-api:${process.env.AWS_REGION}:000000000000:local/${stage}/$connect`;
    const requestContext = contextOf(peer, '$connect');
    const event = { type: 'REQUEST', methodArn, ...opening, stageVariables: {}, requestContext };
    const verdict = await authorizeSocket(invoke, authorizer, event);
    if (!verdict.allowed) return verdict.status;
    peer.authorizer = verdict.authorizer;
    return null;
  }

  return {
    /** Asks authorizer and $connect; returns the status to refuse with, or null if the connection may open. */
    async connect(peer: SocketPeer, request: IncomingMessage): Promise<number | null> {
      const opening = openingRequest(request);
      const refused = await authorize(peer, opening);
      if (refused !== null) return refused;
      try {
        const answer = (await integrate(peer, '$connect', opening, {})) as
          | { statusCode?: number }
          | undefined;
        const status = answer?.statusCode ?? 200;
        return status >= 200 && status < 300 ? null : status;
      } catch {
        return 502;
      }
    },
    /** Passes a message to its route; returns the frame to send if that fails. */
    async message(peer: SocketPeer, bytes: Buffer, isBinary: boolean): Promise<string | null> {
      const route = isBinary ? '$default' : routeOf(bytes.toString());
      const fields = { body: bytes.toString(isBinary ? 'base64' : 'utf8'), isBase64Encoded: isBinary };
      const messageId = newConnectionId();
      try {
        await integrate(peer, route, fields, { messageId });
        return null;
      } catch {
        return JSON.stringify({
          message: 'Internal server error',
          connectionId: peer.id,
          requestId: messageId,
        });
      }
    },
    /** Best effort, as in the cloud: a failing $disconnect changes nothing. */
    async disconnect(
      peer: SocketPeer,
      disconnectStatusCode: number,
      disconnectReason: string,
    ): Promise<void> {
      const fields = { headers: {}, multiValueHeaders: {} };
      const context = { disconnectStatusCode, disconnectReason };
      await integrate(peer, '$disconnect', fields, context).catch(() => undefined);
    },
  };
}
