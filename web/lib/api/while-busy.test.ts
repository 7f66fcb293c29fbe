import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { CallOf, Endpoint } from '../../../shared/contracts/endpoint';
import { callEndpoint } from './call-endpoint';
// Loads when it is needed, which fake timers would not wait for.
import './while-busy';

vi.mock('../session/access-token', () => ({
  readAccessToken: async () => 'token',
  renewAccessToken: async () => false,
}));

const endpoint = (method: Endpoint['method'], path: Endpoint['path'] = '/routines') =>
  ({ method, path, access: 'user', response: z.object({ total: z.number() }), errors: [] }) as const;
const read = endpoint('GET', '/points');
const newRoutine = { body: { id: 'one', name: 'Legs' } };

/** The server's answers in order; the last one stays. */
let answers: (() => Response)[] = [];
const server = vi.fn<typeof fetch>();
const good = () => Response.json({ total: 7 });
const busy =
  (status: number, headers = {}) =>
  () =>
    Response.json({ message: 'Too busy' }, { status, headers });
const limit = () =>
  Response.json({ error: { code: 'coach_limit_reached', message: 'Tomorrow.' } }, { status: 429 });
const limitFor = (seconds: number) => () =>
  Response.json(
    { error: { code: 'too_many_requests', message: 'Try again in a minute.' } },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );

/** The outcome of a call, however long it takes. */
async function outcome(of: Endpoint, call: CallOf<Endpoint> = {}, signal?: AbortSignal) {
  const ended = callEndpoint(of, call, signal).then(
    () => 'done',
    (error: { status: number }) => error.status,
  );
  await vi.advanceTimersByTimeAsync(25_000);
  return ended;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  server.mockImplementation(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return (next ?? good)();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.mockReset();
});

describe('A call that the server is too busy for', () => {
  it.each([503, 429, 502, 504])('is repeated after growing pauses when it answers %i', async (status) => {
    answers = [busy(status), busy(status), busy(status), good];
    const call = callEndpoint(read);
    const asked: number[] = [];
    for (const passed of [0, 499, 1, 999, 1, 1_999, 1]) {
      await vi.advanceTimersByTimeAsync(passed);
      asked.push(server.mock.calls.length);
    }
    expect(asked).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(await call).toEqual({ total: 7 });
  });

  it.each([
    [429, "It's very busy right now. Try again in a minute."],
    [502, ''],
    [503, ''],
    [504, ''],
  ])('fails after five repeats, and says why if it is known: %d', async (status, message) => {
    answers = [busy(status)];
    const failure = callEndpoint(read).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await failure).toMatchObject({ code: 'busy', status, message });
    expect(server).toHaveBeenCalledTimes(6);
  });

  it('is not repeated before the server wants it, and not at all if that takes too long', async () => {
    answers = [busy(503, { 'retry-after': '9' }), good];
    const call = callEndpoint(read);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(server).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(await call).toEqual({ total: 7 });
    server.mockClear();
    answers = [busy(503, { 'retry-after': '60' }), good];
    expect(await outcome(read)).toBe(503);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it.each<{ what: string; of: Endpoint; call?: CallOf<Endpoint> }>([
    { what: 'a creation with an ID', of: endpoint('POST'), call: newRoutine },
    { what: 'an upload with an ID', of: endpoint('POST', '/photos'), call: { query: { id: 'one' } } },
    { what: 'a change of something with an ID', of: endpoint('POST', '/routines/{id}/share') },
    { what: 'a friend request', of: endpoint('POST', '/friends'), call: { body: { friendId: 'noah' } } },
    { what: 'a setting', of: endpoint('PUT') },
    { what: 'a deletion', of: endpoint('DELETE') },
  ])('is repeated if it is $what', async ({ of, call }) => {
    answers = [busy(503), good];
    expect(await outcome(of, call)).toBe('done');
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('is not repeated if it could do something twice', async () => {
    answers = [busy(503), good];
    expect(await outcome(endpoint('POST', '/spared'), { body: { words: 'My knee hurts' } })).toBe(503);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('is not a limit of ours, which stays', async () => {
    answers = [limit, good];
    expect(await outcome(endpoint('POST'), newRoutine)).toBe(429);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('is repeated when a limit of ours is soon over, and otherwise says in our words what to do', async () => {
    answers = [limitFor(9), good];
    expect(await outcome(endpoint('POST'), newRoutine)).toBe('done');
    server.mockClear();
    answers = [limitFor(50), good];
    const refused = await callEndpoint(endpoint('PUT')).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'too_many_requests', message: 'Try again in a minute.' });
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('is not repeated once nobody waits for it', async () => {
    answers = [busy(503)];
    const leaving = new AbortController();
    const call = callEndpoint(read, {}, leaving.signal).catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(100);
    server.mockRejectedValueOnce(new DOMException('left', 'AbortError'));
    leaving.abort();
    expect(await call).toBe('AbortError');
    await vi.advanceTimersByTimeAsync(25_000);
    expect(server).toHaveBeenCalledTimes(2);
  });
});
