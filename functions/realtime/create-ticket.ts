import { randomBytes } from 'node:crypto';
import type { SocketKind } from '../../shared/contracts/realtime';
import type { Clock } from '../platform/clock';
import type { Caller } from '../platform/http/routes';
import type { TicketsRepository } from './tickets-repository';

const lifetimeSeconds = 30;

export interface TicketDeps {
  tickets: TicketsRepository;
  clock: Clock;
  socketUrl: string;
}

/** A ticket good for one connection within 30 seconds. */
export async function createTicket(
  { tickets, clock, socketUrl }: TicketDeps,
  { userId, authTime }: Pick<Caller, 'userId' | 'authTime'>,
  kind: SocketKind,
) {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds;
  await tickets.create({ ticket, userId, kind, authTime, expiresAt });
  return {
    ticket,
    url: `${socketUrl}?ticket=${ticket}`,
    expiresAt: new Date(expiresAt * 1000).toISOString(),
  };
}
