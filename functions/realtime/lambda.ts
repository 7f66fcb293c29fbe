import { createAdmit } from '../people/public';
import { createConnections } from '../platform/clients';
import { createPlatform } from '../platform/platform';
import { createConnectionAccess } from '../platform/sockets/connection';
import { counted } from '../platform/usage';
import { authorizeSocket } from './authorize-socket';
import { createCloseOldest } from './close-oldest';
import { createConnectionsRepository } from './connections-repository';
import { onSocket } from './on-socket';
import { createTicketsRepository } from './tickets-repository';

const { config, log, storage } = createPlatform('realtime');
export const authorizer = counted(
  log,
  'realtime-authorizer',
  authorizeSocket({ tickets: createTicketsRepository(storage), admit: createAdmit(storage) }),
);
const access = createConnectionAccess(storage, createConnections(config.socketEndpoint));
export const sockets = counted(
  log,
  'realtime-sockets',
  onSocket({
    connections: createConnectionsRepository(storage),
    closeOldest: createCloseOldest(storage, access, log),
  }),
);
