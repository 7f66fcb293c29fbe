import type { CallOf, Endpoint } from '../../../shared/contracts/endpoint';
import { errorBodySchema } from '../../../shared/contracts/errors';
import { ApiError } from './api-error';
import { reportBusy } from './busy';

const mostRepeats = 5;
const patienceMs = 20_000;
const firstPauseMs = 1_000;
const longestPauseMs = 8_000;

/**
 * Changes set what they are given, creations carry an ID, and a friend who was asked stays asked; any other POST might
 * do something twice.
 */
function isRepeatable({ method, path }: Endpoint, { body, query }: CallOf<Endpoint>): boolean {
  const given = { ...(body as object), ...(query as object) };
  return method !== 'POST' || path.includes('{') || 'id' in given || 'friendId' in given;
}

const isOurs = async (response: Response) =>
  errorBodySchema.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  ).success;

/** 502 and 504 are a gateway's. A 429 of ours is a limit, which another try changes only after its `retry-after`. */
const isBusy = async (response: Response) =>
  response.status >= 502 ||
  (response.status === 429 && (Boolean(response.headers.get('retry-after')) || !(await isOurs(response))));

/** As long as the server asks for, and a random part that keeps clients from coming back all at the same time. */
function pauseOf({ headers }: Response, repeats: number): number {
  const askedMs = (Number(headers.get('retry-after')) || 0) * 1000;
  return askedMs + Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** repeats);
}

/** Ends early when the call is aborted, which the next try then finds out. */
function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
    signal?.addEventListener('abort', () => done(), { once: true });
  });
}

/**
 * Repeats a call that the server was too busy for, if that can do no harm; returns the last response, and throws
 * ApiError if that still says busy without words of ours. `busy` is the response to the first try.
 */
export async function whileBusy(
  busy: Response,
  attempt: () => Promise<Response>,
  endpoint: Endpoint,
  call: CallOf<Endpoint>,
  signal?: AbortSignal,
): Promise<Response> {
  if (!isRepeatable(endpoint, call)) return busy;
  const endsAt = Date.now() + patienceMs;
  let response = busy;
  let reportEnd: (() => void) | undefined;
  try {
    for (let repeats = 0; repeats < mostRepeats && (await isBusy(response)); repeats += 1) {
      const pauseMs = pauseOf(response, repeats);
      if (Date.now() + pauseMs > endsAt) break;
      reportEnd ??= reportBusy();
      await pause(pauseMs, signal);
      response = await attempt();
    }
    const tooMany = response.status === 429;
    // A limit of ours says itself what to do.
    if (!(await isBusy(response)) || (tooMany && (await isOurs(response)))) return response;
    throw new ApiError(
      'busy',
      response.status,
      tooMany ? "It's very busy right now. Try again in a minute." : '',
      response.headers.get('apigw-requestid'),
    );
  } finally {
    reportEnd?.();
  }
}
