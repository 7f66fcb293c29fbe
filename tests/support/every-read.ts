import * as z from 'zod';
import type { CallOf, Endpoint } from '../../shared/contracts/endpoint';
import type { ApiClient } from './api-client';
import { endpointsLike } from './endpoints';

/** What a caller knows beforehand: IDs and words that reads are called with. */
export interface Known {
  today: string;
  groups: readonly { id: string; invite: string }[];
  /** Each with the code of their invitation and a workout they shared. */
  people: readonly { userId: string; name: string; code: string; sharedId: string }[];
}

type Calls = (known: Known) => Pick<CallOf<Endpoint>, 'params' | 'query'>[];

const fromTo: Calls = ({ today }) => [{ query: { from: today, to: today } }];
const ofToday: Calls = ({ today }) => [{ params: { date: today } }];

/** How to call the reads that need more than a limit and a cursor. */
const callsOf: Readonly<Record<string, Calls>> = {
  '/activity/activities': fromTo,
  '/activity/days': fromTo,
  '/friends/invitations/sender': ({ people }) => people.map(({ code }) => ({ query: { code } })),
  '/friends/search': ({ people }) => people.map(({ name }) => ({ query: { name } })),
  '/groups/{id}': ({ groups }) => groups.map(({ id, invite }) => ({ params: { id }, query: { invite } })),
  '/nutrition/days': fromTo,
  '/nutrition/days/{date}': ofToday,
  '/nutrition/export': fromTo,
  '/nutrition/foods': () => [{ query: { q: 'soup' } }],
  '/training/days/{date}': ofToday,
  '/workout-sessions/shared/{friendId}/{id}': ({ people }) =>
    people.map(({ userId: friendId, sharedId: id }) => ({ params: { friendId, id } })),
};

/** Reads that cannot name anyone but the caller, each with the reason; all others are called. */
const namesNobody: Readonly<Record<string, string>> = {
  '/workout-sessions/{id}/heart-rate': 'numbers of a workout of the caller',
  '/nutrition/photos/{photoId}': 'a link to a picture that the caller uploaded, under its own ID',
};

const everyRead = endpointsLike([]).filter(
  ({ method, access, path }) => method === 'GET' && access !== 'public' && !(path in namesNobody),
);

/** Lines above that are about no endpoint. */
export const staleReads = [...Object.keys(callsOf), ...Object.keys(namesNobody)].filter(
  (path) => !endpointsLike([path]).some((endpoint) => endpoint.method === 'GET' && endpoint.path === path),
);

interface QuerySchema {
  properties?: Record<string, { maximum?: number }>;
}

/** As long a list as the endpoint gives. */
function longest({ query }: Endpoint): Record<string, string> {
  if (!query) return {};
  const { properties } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as QuerySchema;
  const most = properties?.limit?.maximum;
  return most === undefined ? {} : { limit: String(most) };
}

function filled(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, string>;
  return path.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? encodeURIComponent(values[name] ?? '') : whole,
  );
}

export interface Answer {
  /** As in the contract. */
  path: string;
  text: string;
}

const mostPages = 20;
const atOnce = 4;

/** One read to the last page of its list. What the caller may not see is no answer; any other refusal throws. */
async function readPages(reader: ApiClient, endpoint: Endpoint, call: ReturnType<Calls>[number]) {
  const answers: Answer[] = [];
  const { path } = endpoint;
  const query = { ...longest(endpoint), ...(call.query as Record<string, string> | undefined) };
  let cursor: unknown = null;
  do {
    const search = new URLSearchParams({ ...query, ...(cursor !== null && { cursor: String(cursor) }) });
    const target = `${filled(path, call.params)}${search.size > 0 ? `?${search}` : ''}`;
    const response = await reader.fetch('GET', target);
    const text = await response.text();
    const isOwn = text.includes('own_invitation');
    if (isOwn || (response.status === 404 && !target.includes('{'))) break;
    if (!response.ok)
      throw new Error(`GET ${target} answered ${response.status} ${text}: say how to call it in callsOf`);
    answers.push({ path, text });
    cursor = text.startsWith('{')
      ? ((JSON.parse(text) as { nextCursor?: string | null }).nextCursor ?? null)
      : null;
  } while (cursor !== null && answers.length < mostPages);
  return answers;
}

/** What someone is told by every read that could name somebody, or by those at these paths. */
export async function readEverything(
  reader: ApiClient,
  known: Known,
  paths: readonly string[] = everyRead.map(({ path }) => path),
): Promise<Answer[]> {
  const wanted = everyRead.filter(({ path }) => paths.includes(path));
  const calls = wanted.flatMap((endpoint) =>
    (callsOf[endpoint.path]?.(known) ?? [{}]).map((call) => ({ endpoint, call })),
  );
  const answers: Answer[] = [];
  const lanes = Array.from({ length: atOnce }, async () => {
    for (let next = calls.shift(); next; next = calls.shift())
      answers.push(...(await readPages(reader, next.endpoint, next.call)));
  });
  await Promise.all(lanes);
  return answers;
}
