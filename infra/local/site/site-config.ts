import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../gateway/own-address';

/** What the client reads from /config.json before it starts; the deployment writes the same file. */
export interface SiteConfig {
  stage: string;
  version: string;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Where Cognito's stand-in answers; null when Cognito's own address is meant. */
  userPoolEndpoint: string | null;
}

/**
 * The origin a page was loaded from. `localhost` has several names, and a page may talk only to the one in
 * its address bar; other Host headers are not believed.
 */
export function pageOrigin(request: IncomingMessage, origin: string): string {
  const host = request.headers.host ?? '';
  return isLoopback(new URL(origin).host) && isLoopback(host) ? `http://${host}` : origin;
}
