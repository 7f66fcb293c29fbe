import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { publicLookup } from './public-address';

/** Posts to a push service and returns its status; throws if it does not respond. Redirects are not followed. */
export type PostPush = (
  endpoint: string,
  headers: Record<string, string>,
  body: Uint8Array,
) => Promise<number>;

const patienceMs = 8_000;

/**
 * Connects to public addresses only. With `standIn`, which tests configure, all requests go to that origin instead,
 * keeping the endpoint's path and audience.
 */
export function createPostPush(standIn: string | undefined): PostPush {
  return (endpoint, headers, body) =>
    new Promise((done, failed) => {
      const { pathname, search } = new URL(endpoint);
      const options = { method: 'POST', headers, signal: AbortSignal.timeout(patienceMs) };
      const sent = standIn
        ? httpRequest(new URL(`${pathname}${search}`, standIn), options)
        : httpsRequest(endpoint, { ...options, lookup: publicLookup() });
      sent.on('error', failed).on('response', (response) => {
        response.resume();
        done(response.statusCode ?? 0);
      });
      sent.end(body);
    });
}
