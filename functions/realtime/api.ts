import { realtimeContract } from '../../shared/contracts/realtime';
import { routes } from '../platform/http/routes';
import type { Platform } from '../platform/platform';
import { createQuotas } from '../platform/storage/quotas';
import { createTicket } from './create-ticket';
import { createTicketsRepository } from './tickets-repository';

export function realtimeApi({ config, storage }: Platform) {
  const deps = {
    tickets: createTicketsRepository(storage),
    quotas: createQuotas(storage),
    clock: storage.clock,
    socketUrl: config.socketUrl,
  };
  return routes(realtimeContract, {
    createTicket: ({ query }, { caller }) => createTicket(deps, caller, query.kind),
  });
}
