import type { CallOf, Endpoint, ResponseOf } from '../../../shared/contracts/endpoint';
import { errorBodySchema } from '../../../shared/contracts/errors';
import { hearClock } from '../clock';
import { cacheAnswer, cacheNameOf, readCachedAnswer } from '../offline/answer-cache';
import { reportAnswer } from '../offline/connection';
import { reportRefusedVersion } from '../pwa/app-update';
import { appVersion } from '../pwa/app-version';
import { readAccessToken, renewAccessToken } from '../session/access-token';
import { ApiError, noteFailure } from './api-error';

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

async function send(
  endpoint: Endpoint,
  url: string,
  body: string | null,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    const headers = await headersFor(endpoint, body === null ? null : 'application/json');
    const init = { method: endpoint.method, headers, body, signal: signal ?? null };
    const askedAt = Date.now();
    const response = await fetch(url, init);
    hearClock(response, askedAt);
    reportAnswer(true);
    return response;
  } catch (error) {
    if (error instanceof ApiError || (error instanceof Error && error.name === 'AbortError')) throw error;
    reportAnswer(false);
    throw unanswered();
  }
}

/** A failure without words: what the place that asked says of it is better than anything general. */
export const unanswered = () =>
  new ApiError(
    'network_error',
    0,
    navigator.onLine ? '' : "You seem to be offline. I'll be here when you're back.",
  );
const unreadable = (status: number, reference: string | null = null) =>
  new ApiError('unreadable_answer', status, '', reference);
const signedOut = () => new ApiError('unauthorized', 401, 'Please sign in again.');

/** Of 'weight: A number, please.' only the sentence is for people; of 'sets: outside the plan' nothing is. */
const sentenceIn = (message: string) => /^(?:[\w.]+: )?(\p{Lu}.*)/su.exec(message)?.[1] ?? '';

/** The error code and text of a refusal; `cause` is what the server says to programs. */
export async function refusalOf(response: Response): Promise<ApiError> {
  // The gateway's own refusals have no body of ours.
  const reference = response.headers.get('apigw-requestid');
  if (response.status >= 500) noteFailure(reference);
  const parsed = errorBodySchema.safeParse(await response.json().catch(() => null));
  if (parsed.success) {
    const { code, message } = parsed.data.error;
    const text = code === 'invalid_request' ? sentenceIn(message) : message;
    const refusal = new ApiError(code, response.status, code === 'internal_error' ? '' : text, reference);
    refusal.cause = message;
    return refusal;
  }
  if (response.status === 401) return signedOut();
  return unreadable(response.status, reference);
}

/** Makes a call, again if the server is too busy. The code for that loads when it is needed. */
export async function patiently(
  attempt: () => Promise<Response>,
  ...call: [endpoint: Endpoint, call: CallOf<Endpoint>, signal?: AbortSignal]
): Promise<Response> {
  const response = await attempt();
  if (response.status !== 429 && response.status < 502) return response;
  const loaded = await import('./while-busy').catch(() => null);
  return loaded ? loaded.whileBusy(response, attempt, ...call) : response;
}

/** Sends the request; if a read can't reach the server, it returns the last stored answer. */
async function answerOf(endpoint: Endpoint, call: CallOf<Endpoint>, signal?: AbortSignal): Promise<unknown> {
  const url = urlOf(endpoint, call);
  const cacheName = cacheNameOf(endpoint);
  try {
    const body = call.body === undefined ? null : JSON.stringify(call.body);
    const attempt = async () => {
      const response = await send(endpoint, url, body, signal);
      const refused = response.status === 401 && endpoint.access === 'user';
      return refused && (await renewAccessToken()) ? send(endpoint, url, body, signal) : response;
    };
    const response = await patiently(attempt, endpoint, call, signal);
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
