import { randomBytes } from 'node:crypto';
import type { SocketKind } from '../../shared/contracts/realtime';
import type { Clock } from '../platform/clock';
import type { Caller } from '../platform/http/routes';
import type { Quotas } from '../platform/storage/quotas';
import type { TicketsRepository } from './tickets-repository';

const lifetimeSeconds = 30;

export interface TicketDeps {
  tickets: TicketsRepository;
  quotas: Quotas;
  clock: Clock;
  socketUrl: string;
}

/** A ticket for one connection within 30 seconds; at most thirty a minute. */
export async function createTicket(
  { tickets, quotas, clock, socketUrl }: TicketDeps,
  { userId, authTime }: Pick<Caller, 'userId' | 'authTime'>,
  kind: SocketKind,
) {
  await quotas.spend(userId, 'tickets');
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds;
  await tickets.create({ ticket, userId, kind, authTime, expiresAt });
  return {
    ticket,
    url: `${socketUrl}?ticket=${ticket}`,
    expiresAt: new Date(expiresAt * 1000).toISOString(),
  };
}
