import type { APIGatewayProxyEventV2WithJWTAuthorizer, Context, SQSRecord } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Contract } from '../../shared/contracts/endpoint';
import { eventExamples } from '../../tests/support/event-examples';
import { AppError } from './errors';
import { createConsumer } from './events/consumer';
import { createApi } from './http/api';
import { routes } from './http/routes';
import { createLogger } from './logger';
import { pseudonymOf } from './pseudonym';
import { counted } from './usage';

type Line = Record<string, unknown>;

const lines: Line[] = [];
const context = { awsRequestId: 'invocation-1', functionName: 'vita-dev-notes-api' } as Context;
const maya = '0b6f7c2e-8d1a-4f7b-9a55-6f0c2f1d3e4a';

beforeEach(() => {
  lines.length = 0;
  vi.stubEnv('COMMIT', 'abc1234');
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  const keep = (chunk: unknown) => lines.push(JSON.parse(String(chunk)) as Line) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const said = (message: string) => lines.filter((line) => line['message'] === message);

const contract = {
  writeNote: {
    method: 'POST',
    path: '/notes',
    access: 'user',
    body: z.object({ text: z.string() }),
    response: z.object({}),
    errors: [],
  },
} as const satisfies Contract;

function request(requestId: string, text: string) {
  return {
    rawPath: '/api/notes',
    headers: {},
    body: JSON.stringify({ text }),
    isBase64Encoded: false,
    requestContext: {
      requestId,
      http: { method: 'POST' },
      authorizer: { jwt: { claims: { sub: maya, token_use: 'access' } } },
    },
  } as unknown as APIGatewayProxyEventV2WithJWTAuthorizer;
}

/** An API whose use case logs through a logger of its own, like the storage does. */
function createNotes(writeNote: (text: string) => Promise<void>) {
  const own = createLogger('storage');
  const config = { minimumAppVersion: undefined };
  const table = routes(contract, {
    writeNote: async ({ body }) => {
      await writeNote(body.text);
      own.warn('malformed row', { table: 'notes' });
      return {};
    },
  });
  return createApi(table, {
    config,
    origin: null,
    log: createLogger('notes'),
    admit: async () => undefined,
    limitWrites: async () => undefined,
  });
}

describe('Every log line of a request', () => {
  const common = {
    requestId: 'r-1',
    correlationId: 'r-1',
    function: 'vita-dev-notes-api',
    route: 'writeNote',
    user: pseudonymOf(maya),
    commit: 'abc1234',
  };

  it('says which request it is, whose, of which endpoint and release, whoever writes it', async () => {
    await createNotes(async () => undefined)(request('r-1', 'hello'), context);
    expect(said('malformed row')).toMatchObject([{ service: 'storage', ...common }]);
    expect(said('request')).toMatchObject([{ service: 'notes', ...common, status: 200, outcome: 'ok' }]);
    expect(JSON.stringify(lines)).not.toMatch(/hello|0b6f7c2e/);
  });

  it.each<[string, Error, number, string]>([
    ['a refusal', new AppError('not_found'), 404, 'not_found'],
    ['a failure', new TypeError('no such thing'), 500, 'TypeError'],
  ])(
    'ends with how it went, after %s too, whose answer names the request',
    async (_, error, status, outcome) => {
      const answer = await createNotes(() => Promise.reject(error))(request('r-1', 'hello'), context);
      expect(said('request')).toMatchObject([{ ...common, status, outcome }]);
      expect(JSON.parse(answer.body ?? '')).toMatchObject({ error: { requestId: 'r-1' } });
      const failures = said('request failed');
      expect(failures).toHaveLength(status === 500 ? 1 : 0);
      for (const line of failures)
        expect(line).toMatchObject({ ...common, error: { message: error.message } });
    },
  );

  it('stays with its own request while others run in the same process', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    const api = createNotes((text) => (text === 'slow' ? held : Promise.resolve()));
    const slow = api(request('r-slow', 'slow'), context);
    await api(request('r-quick', 'quick'), context);
    release();
    await slow;
    const ids = said('malformed row').map(({ requestId }) => requestId);
    expect(ids).toEqual(['r-quick', 'r-slow']);
  });
});

describe('Every log line of an event', () => {
  function record(userId: string): SQSRecord {
    const detail = {
      id: '01JD3X6E9H0000000000000001',
      type: 'UserRegistered',
      version: 1,
      occurredAt: '2026-11-20T10:00:00.000Z',
      userId,
      correlationId: 'r-1',
      depth: 0,
      data: eventExamples.UserRegistered,
    };
    const attributes = { ApproximateReceiveCount: '2' };
    return { messageId: `m-${userId}`, attributes, body: JSON.stringify({ detail }) } as SQSRecord;
  }
  const common = {
    requestId: 'invocation-1',
    correlationId: 'r-1',
    event: 'UserRegistered',
    eventId: '01JD3X6E9H0000000000000001',
    attempt: 2,
  };

  it('leads back to the request that caused it', async () => {
    const consume = createConsumer({ UserRegistered: async () => undefined }, createLogger('points'));
    await consume({ Records: [record(maya)] }, context);
    expect(said('event')).toMatchObject([{ ...common, user: pseudonymOf(maya), outcome: 'ok' }]);
  });

  it('says so when the event failed, and why', async () => {
    const fail = () => Promise.reject(new AppError('unavailable'));
    const consume = createConsumer({ UserRegistered: fail }, createLogger('points'));
    await consume({ Records: [record(maya)] }, context);
    expect(said('event failed')).toMatchObject([{ ...common, level: 'ERROR', outcome: 'unavailable' }]);
  });
});

describe('The closing line of a run', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['that went well', async () => undefined, 'ok'],
    ['that refused a frame', async () => ({ statusCode: 400 }), '400'],
    ['that failed', () => Promise.reject(new TypeError('no')), 'TypeError'],
  ])('%s says so', async (_, work, outcome) => {
    await counted(createLogger('outbox'), 'sweep-outbox', work)({}, context).catch(() => undefined);
    expect(said('run')).toMatchObject([{ name: 'sweep-outbox', requestId: 'invocation-1', outcome }]);
  });
});
