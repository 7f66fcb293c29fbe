import { realtimeContract } from '../../shared/contracts/realtime';
import { createAdmit } from '../people/public';
import { createApi } from '../platform/http/api';
import { routes } from '../platform/http/routes';
import { createPlatform } from '../platform/platform';
import { authorizeSocket } from './authorize-socket';
import { createConnectionsRepository } from './connections-repository';
import { createTicket } from './create-ticket';
import { onSocket } from './on-socket';
import { createTicketsRepository } from './tickets-repository';

const platform = createPlatform('realtime', createAdmit);
const { config, storage } = platform;
const tickets = createTicketsRepository(storage);
const ticketDeps = { tickets, clock: storage.clock, socketUrl: config.socketUrl };

export const api = createApi(
  routes(realtimeContract, {
    createTicket: ({ query }, { caller }) => createTicket(ticketDeps, caller.userId, query.kind),
  }),
  platform,
);
export const authorizer = authorizeSocket({ tickets });
export const sockets = onSocket({ connections: createConnectionsRepository(storage) });
