import { realtimeContract } from '../../shared/contracts/realtime';
import { createAdmit } from '../people/public';
import { createConnections } from '../platform/clients';
import { createApi } from '../platform/http/api';
import { routes } from '../platform/http/routes';
import { createPlatform } from '../platform/platform';
import { createConnectionAccess } from '../platform/sockets/connection';
import { createQuotas } from '../platform/storage/quotas';
import { counted } from '../platform/usage';
import { authorizeSocket } from './authorize-socket';
import { createCloseOldest } from './close-oldest';
import { createConnectionsRepository } from './connections-repository';
import { createTicket } from './create-ticket';
import { onSocket } from './on-socket';
import { createTicketsRepository } from './tickets-repository';

const platform = createPlatform('realtime', createAdmit);
const { config, log, storage } = platform;
const tickets = createTicketsRepository(storage);
const ticketDeps = {
  tickets,
  quotas: createQuotas(storage),
  clock: storage.clock,
  socketUrl: config.socketUrl,
};

export const api = createApi(
  routes(realtimeContract, {
    createTicket: ({ query }, { caller }) => createTicket(ticketDeps, caller, query.kind),
  }),
  platform,
);
export const authorizer = counted(
  log,
  'realtime-authorizer',
  authorizeSocket({ tickets, admit: createAdmit(storage) }),
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
