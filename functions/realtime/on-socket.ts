import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import * as z from 'zod';
import { clientFrameSchema } from '../../shared/sockets/frames';
import { addFrameFields } from '../platform/sockets/frame-fields';
import type { CloseOldest } from './close-oldest';
import type { ConnectionsRepository } from './connections-repository';

const callerSchema = z.object({ userId: z.string().min(1), kind: z.string() });

type SocketEvent = APIGatewayProxyWebsocketEventV2 & { requestContext: { authorizer?: unknown } };

function readFrame(body: string | undefined) {
  try {
    return clientFrameSchema.safeParse(JSON.parse(body ?? '')).data ?? null;
  } catch {
    return null;
  }
}

interface SocketDeps {
  connections: ConnectionsRepository;
  closeOldest: CloseOldest;
}

/** Keeps track of connections, and of which can be seen. A ping keeps one open, unknown frames are refused. */
export function onSocket({ connections, closeOldest }: SocketDeps) {
  return async ({ requestContext, body }: SocketEvent): Promise<APIGatewayProxyResultV2> => {
    const { userId, kind } = callerSchema.parse(requestContext.authorizer);
    const { connectionId, routeKey } = requestContext;
    addFrameFields(requestContext, userId);
    if (routeKey === '$connect') {
      await connections.add(userId, connectionId, kind);
      await closeOldest(userId);
    } else if (routeKey === '$disconnect') await connections.remove(userId, connectionId);
    else {
      const frame = readFrame(body);
      if (!frame) return { statusCode: 400 };
      if (frame.type === 'visibility') await connections.setHidden(userId, connectionId, frame.isHidden);
    }
    return { statusCode: 200 };
  };
}
