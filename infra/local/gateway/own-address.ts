import type { IncomingMessage } from 'node:http';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Whether a host is a name this machine uses for itself. */
export const isLoopback = (host: string): boolean => loopback.test(host);

/**
 * Whether a request was sent to this machine's own name (or that of `origin`), and from its own pages only: a page
 * elsewhere can reach loopback, even under a domain that it points here.
 */
export function isOwnRequest({ headers }: IncomingMessage, origin?: string): boolean {
  const isOwn = (host: string) => isLoopback(host) || (origin !== undefined && host === new URL(origin).host);
  if (!isOwn(headers.host ?? '')) return false;
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && isOwn(new URL(headers.origin).host);
}
