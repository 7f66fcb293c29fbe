import * as fc from 'fast-check';
import type { Endpoint } from '../../shared/contracts/endpoint';
import type { ApiClient } from '../support/api-client';
import { arbitraryOf } from './arbitrary-of';
import { hostile } from './hostile';

interface Tried {
  path: string;
  body: string | Uint8Array | undefined;
}

/** No server accepts a longer head. */
const longestSearch = 8_000;

const urlText = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // Addresses are well-formed text of a length that clients send.
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '').slice(0, 1_000));
};

const parts = (schema: Endpoint['params']): fc.Arbitrary<Record<string, unknown>> =>
  schema ? arbitraryOf(schema).map((value) => Object(value) as Record<string, unknown>) : fc.constant({});

function bodyOf({ body, bodyType }: Endpoint): fc.Arbitrary<Tried['body']> {
  if (!body) return fc.constant(undefined);
  if (bodyType) return fc.uint8Array({ maxLength: 4_000 });
  const json = arbitraryOf(body).map((value) => JSON.stringify(value));
  const broken = hostile.map((value) => (JSON.stringify(value) ?? '').slice(1));
  return fc.oneof({ weight: 12, arbitrary: json }, { weight: 1, arbitrary: broken });
}

function requestOf(endpoint: Endpoint): fc.Arbitrary<Tried> {
  const { path, params, query } = endpoint;
  return fc.record({ params: parts(params), query: parts(query), body: bodyOf(endpoint) }).map((made) => {
    const filled = path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => urlText(made.params[name] ?? 'x') || 'x',
    );
    const pairs = Object.entries(made.query).map(([name, value]) => `${name}=${urlText(value)}`);
    const search = pairs.join('&').slice(0, longestSearch);
    return { path: search ? `${filled}?${search}` : filled, body: made.body };
  });
}

/**
 * Sends `runs` requests made from the endpoint's contract. Returns what is wrong with the smallest one that caused a
 * server error, or a response that the contract does not list; null if there is none.
 */
export async function tryEndpoint(
  endpoint: Endpoint,
  client: ApiClient,
  { runs, seed }: { runs: number; seed: number },
): Promise<string | null> {
  const property = fc.asyncProperty(requestOf(endpoint), async ({ path, body }) => {
    // The client itself throws for responses that no contract lists.
    const response = await client.fetch(endpoint.method, path, body);
    if (response.status >= 500) throw new Error(`answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  });
  const result = await fc.check(property, { numRuns: runs, seed, maxSkipsPerRun: 0 });
  if (!result.failed) return null;
  const [tried] = result.counterexample ?? [];
  return `${JSON.stringify(tried).slice(0, 600)}\n    ${String(result.errorInstance).slice(0, 600)}`;
}
