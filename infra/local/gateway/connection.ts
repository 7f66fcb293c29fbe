import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';

/** One open WebSocket as the gateway knows it. */
export interface Connection {
  id: string;
  connectedAt: Date;
  lastActiveAt: Date;
  sourceIp: string;
  userAgent: string;
  /** The authorizer's response; passed on with every event. */
  authorizer: Record<string, string>;
  socket: WebSocket;
  /** Records a message in either direction, which restarts the idle time. */
  touch(): void;
}

/** Sixteen characters, the last of them padding, like API Gateway's. */
export function newConnectionId(): string {
  return `${randomBytes(11).toString('base64url')}=`;
}
