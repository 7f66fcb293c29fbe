import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';

/** One open WebSocket as the gateway knows it. */
export interface Connection {
  id: string;
  connectedAt: Date;
  lastActiveAt: Date;
  sourceIp: string;
  userAgent: string;
  /** What the authorizer answered; comes with every event. */
  authorizer: Record<string, string>;
  socket: WebSocket;
  /** Notes a message in either direction, which restarts the idle time. */
  touch(): void;
}

/** Sixteen characters of which the last is padding, as API Gateway's. */
export function newConnectionId(): string {
  return `${randomBytes(11).toString('base64url')}=`;
}
