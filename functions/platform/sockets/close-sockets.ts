import type { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import type { Storage } from '../storage/storage';
import { createConnectionAccess } from './connection';
import { readConnections } from './read-connections';

/** Closes every open socket of a user; throws if one could not be closed. */
export type CloseSockets = (userId: string) => Promise<void>;

export function createCloseSockets(
  storage: Storage,
  connections: ApiGatewayManagementApiClient,
): CloseSockets {
  const { close } = createConnectionAccess(storage, connections);
  return async (userId) => {
    const open = await readConnections(storage, userId);
    await Promise.all(open.map(({ connectionId }) => close({ userId, connectionId })));
  };
}
