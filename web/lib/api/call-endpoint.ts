import type { CallOf, Endpoint, ResponseOf } from '../../../shared/contracts/endpoint';
import { errorBodySchema } from '../../../shared/contracts/errors';
import { hearClock } from '../clock';
import { cacheAnswer, cacheNameOf, readCachedAnswer } from '../offline/answer-cache';
import { reportAnswer } from '../offline/connection';
import { reportRefusedVersion } from '../pwa/app-update';
import { appVersion } from '../pwa/app-version';
import { readAccessToken, renewAccessToken } from '../session/access-token';
import { ApiError } from './api-error';

const mostTries = 2;
const longestWaitSeconds = 10;

export function urlOf(endpoint: Endpoint, { params, query }: CallOf<Endpoint>): string {
  const values = (params ?? {}) as Record<string, string>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api${path}${given.length > 0 ? `?${search}` : ''}`;
}

/** The request headers; throws ApiError when the endpoint needs a sign-in and there is none. */
export async function headersFor(
  endpoint: Endpoint,
  contentType: string | null,
): Promise<Record<string, string>> {
  const headers: Record<string, string> = { 'x-app-version': appVersion };
  if (contentType) headers['content-type'] = contentType;
  if (endpoint.access === 'public') return headers;
  const token = await readAccessToken();
  if (!token) throw signedOut();
  return { ...headers, authorization: `Bearer ${token}` };
}

/** Retrying early would only prolong the overload; the random part keeps clients from retrying all at the same time. */
function waitFor(response: Response, tries: number): Promise<void> {
  const seconds = Math.min(Number(response.headers.get('retry-after')) || 1, longestWaitSeconds) * 2 ** tries;
  return new Promise((done) => setTimeout(done, seconds * 1000 * (0.75 + Math.random() / 2)));
}

/** A request rejected because the server was overloaded had no effect, so it is retried later. */
async function fetchPatiently(url: string, init: RequestInit): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const askedAt = Date.now();
    const response = await fetch(url, init);
    hearClock(response, askedAt);
    const isBusy = response.status === 503 && response.headers.has('retry-after');
    if (!isBusy || tries === mostTries) return response;
    await waitFor(response, tries);
  }
}

async function send(
  endpoint: Endpoint,
  url: string,
  body: string | null,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    const headers = await headersFor(endpoint, body === null ? null : 'application/json');
    const init = { method: endpoint.method, headers, body, signal: signal ?? null };
    const response = await fetchPatiently(url, init);
    reportAnswer(true);
    return response;
  } catch (error) {
    if (error instanceof ApiError || (error instanceof Error && error.name === 'AbortError')) throw error;
    reportAnswer(false);
    throw new ApiError('network_error', 0, "You seem to be offline. I'll be here when you're back.");
  }
}

const unreadable = (status: number) =>
  new ApiError('unreadable_answer', status, 'Something went wrong. Try again in a moment.');
const signedOut = () => new ApiError('unauthorized', 401, 'Please sign in again.');

/** The error code and text of a refusal. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const parsed = errorBodySchema.safeParse(await response.json().catch(() => null));
  if (parsed.success) return new ApiError(parsed.data.error.code, response.status, parsed.data.error.message);
  if (response.status === 401) return signedOut();
  return unreadable(response.status);
}

/** Sends the request; if a read can't reach the server, it returns the last stored answer. */
async function answerOf(endpoint: Endpoint, call: CallOf<Endpoint>, signal?: AbortSignal): Promise<unknown> {
  const url = urlOf(endpoint, call);
  const cacheName = cacheNameOf(endpoint);
  try {
    const body = call.body === undefined ? null : JSON.stringify(call.body);
    let response = await send(endpoint, url, body, signal);
    const refused = response.status === 401 && endpoint.access === 'user';
    if (refused && (await renewAccessToken())) response = await send(endpoint, url, body, signal);
    if (!response.ok) throw await refusalOf(response);
    const answer: unknown = await (endpoint.contentType
      ? response.text()
      : response.json().catch(() => null));
    if (cacheName && answer !== null) void cacheAnswer(cacheName, url, answer);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'app_outdated') reportRefusedVersion();
    const unanswered = error instanceof ApiError && error.code === 'network_error';
    const cached = cacheName && unanswered ? await readCachedAnswer(cacheName, url) : undefined;
    if (cached === undefined) throw error;
    return cached;
  }
}

/** Calls a contract's endpoint and parses the answer; throws ApiError with the server's code and text. */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  call: CallOf<E> = {},
  signal?: AbortSignal,
): Promise<ResponseOf<E>> {
  const parsed = endpoint.response.safeParse(await answerOf(endpoint, call as CallOf<Endpoint>, signal));
  if (parsed.success) return parsed.data as ResponseOf<E>;
  throw unreadable(200);
}
