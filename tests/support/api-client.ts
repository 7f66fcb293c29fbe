import type { CallOf, Endpoint, ResponseOf } from '../../shared/contracts/endpoint';
import { errorBodySchema } from '../../shared/contracts/errors';
import { UnexpectedAnswer } from './unexpected-answer';
import { verifyAnswer } from './verify-answer';

export interface Refusal {
  status: number;
  code: string;
}

export interface ApiClient {
  /** Calls an endpoint that should succeed; throws with the response if it does not. */
  call<E extends Endpoint>(endpoint: E, call?: CallOf<E>): Promise<ResponseOf<E>>;
  /** Sends anything and returns how it was refused; throws if it was not. Paths are relative to /api. */
  refused(method: string, path: string, body?: unknown): Promise<Refusal>;
  fetch(method: string, path: string, body?: string | Uint8Array): Promise<Response>;
}

function pathOf(endpoint: Endpoint, { params, query }: CallOf<Endpoint>): string {
  const values = (params ?? {}) as Record<string, string>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const search = new URLSearchParams(Object.entries((query ?? {}) as Record<string, string>));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The code of the product's own refusals, or the gateway's message. */
async function codeOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = errorBodySchema.safeParse(body);
  if (parsed.success) return parsed.data.error.code;
  return String((body as { message?: unknown } | null)?.message ?? '');
}

const typeOf = (body: string | Uint8Array) => (typeof body === 'string' ? 'application/json' : 'image/jpeg');

/** A body as it is sent: bytes as they are, anything else as JSON. */
function written(body: unknown): string | Uint8Array | undefined {
  if (body === undefined || body instanceof Uint8Array) return body;
  return JSON.stringify(body);
}

/**
 * A client of the HTTP API that fails on every response its contract does not list; with a null token, it is a
 * visitor.
 */
export function createApiClient(origin: string, readToken: () => Promise<string | null>): ApiClient {
  async function send(method: string, path: string, body?: string | Uint8Array): Promise<Response> {
    const token = await readToken();
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': typeOf(body) }),
      },
      body: typeof body === 'object' ? new Uint8Array(body) : (body ?? null),
    });
    const copy = response.clone();
    await verifyAnswer(method, path, response).catch(async ({ message }: Error) => {
      throw new UnexpectedAnswer(message, copy, await copy.text());
    });
    return response;
  }

  return {
    fetch: send,

    async call(endpoint, call = {}) {
      const response = await send(endpoint.method, pathOf(endpoint, call), written(call.body));
      const text = await response.text();
      if (response.status !== (endpoint.status ?? 200)) {
        const what = `${endpoint.method} ${endpoint.path} answered ${response.status}: ${text}`;
        throw new UnexpectedAnswer(what, response, text);
      }
      return endpoint.response.parse(JSON.parse(text)) as never;
    },

    async refused(method, path, body) {
      const response = await send(method, path, typeof body === 'string' ? body : written(body));
      if (response.ok) throw new Error(`${method} ${path} was not refused: ${response.status}`);
      return { status: response.status, code: await codeOf(response) };
    },
  };
}
