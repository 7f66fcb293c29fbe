import type { IncomingMessage } from 'node:http';
import type { Release } from '../../releases/release';
import { isLoopback } from '../gateway/own-address';

/** What the client reads from /config.json before it starts; the deployment writes the same file. */
export interface SiteConfig extends Release {
  stage: string;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** The address of Cognito's stand-in; null for Cognito's own. */
  userPoolEndpoint: string | null;
}

/**
 * The origin a page was loaded from. `localhost` has several names, and a page may only talk to the one in its address
 * bar; other Host headers are not trusted.
 */
export function pageOrigin(request: IncomingMessage, origin: string): string {
  const host = request.headers.host ?? '';
  return isLoopback(new URL(origin).host) && isLoopback(host) ? `http://${host}` : origin;
}
