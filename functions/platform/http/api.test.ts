import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod';
import type { Contract } from '../../../shared/contracts/endpoint';
import { fakeLog } from '../../../tests/support/fake-storage';
import { fakeSecret } from '../../../tests/support/fake-secret';
import type { Secret } from '../secret';
import { AppError } from '../errors';
import { ConditionFailed } from '../storage/conditions';
import { Contended } from '../storage/transact';
import type { LimitWrites } from './limit-writes';
import { createApi, type Admit, type ApiOptions, type Authenticate } from './api';
import { routes } from './routes';

const contract = {
  readNote: {
    method: 'GET',
    path: '/notes/{id}',
    access: 'user',
    params: z.object({ id: z.string().max(5) }),
    query: z.object({ limit: z.coerce.number().int().max(9).default(3) }),
    response: z.object({ text: z.string() }),
    errors: ['not_found'],
  },
  writeNote: {
    method: 'POST',
    path: '/notes',
    access: 'user',
    body: z.object({ text: z.string().max(20) }),
    maxBodyBytes: 100,
    response: z.object({ id: z.string() }),
    status: 201,
    errors: [],
  },
  removeNotes: {
    method: 'DELETE',
    path: '/notes',
    access: 'user',
    response: z.object({}),
    errors: [],
    admitsAnyCaller: true,
  },
  readRules: { method: 'GET', path: '/rules', access: 'public', response: z.object({}), errors: [] },
  askRules: { method: 'POST', path: '/rules', access: 'public', response: z.object({}), errors: [] },
} as const satisfies Contract;

const claims = { sub: 'user-1', token_use: 'access', auth_time: '1700000000' };

function setUp(origin: Secret | null = null, minimumAppVersion?: string) {
  const handlers = {
    readNote: vi.fn(async () => ({ text: 'hello', secret: 'must not leave' })),
    writeNote: vi.fn(async () => ({ id: 'n1' })),
    removeNotes: vi.fn(async () => ({})),
    readRules: vi.fn(async () => ({})),
    askRules: vi.fn(async () => ({})),
  };
  const log = fakeLog();
  const admit = vi.fn<Admit>(async () => undefined);
  const limitWrites = vi.fn<LimitWrites>(async () => undefined);
  const config = { minimumAppVersion };
  const api = createApi(routes(contract, handlers), { config, origin, log, admit, limitWrites });
  const call = async (method: string, rawPath: string, more: Record<string, unknown> = {}) => {
    const { authorizer = { jwt: { claims, scopes: [] } }, ...rest } = more;
    const event = {
      rawPath,
      headers: {},
      requestContext: { requestId: 'r-1', http: { method }, authorizer },
      isBase64Encoded: false,
      ...rest,
    };
    const result = await api(event as unknown as APIGatewayProxyEventV2WithJWTAuthorizer);
    const body = JSON.parse(result.body ?? 'null') as Record<string, unknown>;
    return { status: result.statusCode, headers: result.headers, body };
  };
  return { handlers, log, admit, limitWrites, call };
}

const codeOf = ({ body }: { body: Record<string, unknown> }) => (body.error as { code: string }).code;

describe('The HTTP kernel', () => {
  it('gives a handler parsed input and the caller of the token', async () => {
    const { handlers, call } = setUp();
    await call('GET', '/api/notes/a%20b', { queryStringParameters: { limit: '7' } });
    expect(handlers.readNote).toHaveBeenCalledWith(
      { params: { id: 'a b' }, query: { limit: 7 }, body: undefined },
      { caller: { userId: 'user-1', authTime: 1_700_000_000 }, correlationId: 'r-1', address: null },
    );
  });

  it('returns nothing that the contract does not list', async () => {
    const { call } = setUp();
    expect(await call('GET', '/api/notes/a')).toMatchObject({ status: 200, body: { text: 'hello' } });
    expect((await call('GET', '/api/notes/a')).body).not.toHaveProperty('secret');
  });

  it.each([
    ['an unknown path', 'GET', '/api/other', {}, 404, 'not_found'],
    ['a path that cannot be decoded', 'GET', '/api/notes/%E0%A4%A', {}, 404, 'not_found'],
    ['a wrong method', 'PUT', '/api/notes', {}, 405, 'method_not_allowed'],
    ['a parameter out of range', 'GET', '/api/notes/toolong', {}, 400, 'invalid_request'],
    ['a body that is not JSON', 'POST', '/api/notes', { body: '{"text":' }, 400, 'invalid_json'],
    ['a missing body', 'POST', '/api/notes', {}, 400, 'invalid_json'],
    ['a wrong type', 'POST', '/api/notes', { body: '{"text":5}' }, 400, 'invalid_request'],
    ['a huge body', 'POST', '/api/notes', { body: `"${'x'.repeat(200)}"` }, 413, 'body_too_large'],
    ['no token', 'GET', '/api/notes/a', { authorizer: {} }, 401, 'unauthorized'],
    [
      'an ID token',
      'GET',
      '/api/notes/a',
      { authorizer: { jwt: { claims: { ...claims, token_use: 'id' } } } },
      401,
      'unauthorized',
    ],
  ])('refuses %s', async (_, method, path, more, status, code) => {
    const { handlers, call } = setUp();
    const answer = await call(method, path, more);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect(handlers.readNote).not.toHaveBeenCalled();
    expect(handlers.writeNote).not.toHaveBeenCalled();
  });

  it('answers a refusal of the use case with its code', async () => {
    const { handlers, call } = setUp();
    handlers.readNote.mockRejectedValue(new AppError('not_found'));
    expect(codeOf(await call('GET', '/api/notes/a'))).toBe('not_found');
  });

  it('keeps an unknown failure opaque outside and whole in the log', async () => {
    const { handlers, log, call } = setUp();
    handlers.readNote.mockRejectedValue(new Error('password=hunter2'));
    const answer = await call('GET', '/api/notes/a');
    expect(answer.status).toBe(500);
    expect(answer.body.error).toMatchObject({ code: 'internal_error', requestId: 'r-1' });
    expect(JSON.stringify(answer.body)).not.toContain('hunter2');
    expect(log.error.mock.calls[0]?.[1]).toMatchObject({ error: new Error('password=hunter2') });
  });

  it('asks to try again where others were faster each time', async () => {
    const { handlers, admit, call } = setUp();
    for (const error of [new ConditionFailed([0]), new Contended(new Error('busy'))]) {
      handlers.writeNote.mockRejectedValueOnce(error);
      const answer = await call('POST', '/api/notes', { body: '{"text":"x"}' });
      expect([answer.status, codeOf(answer)]).toEqual([409, 'changed_meanwhile']);
    }
    admit.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new AppError('unauthorized'));
    handlers.writeNote.mockRejectedValueOnce(new ConditionFailed([0]));
    expect((await call('POST', '/api/notes', { body: '{"text":"x"}' })).status).toBe(401);
  });

  it('logs neither path values nor bodies', async () => {
    const { log, call } = setUp();
    await call('POST', '/api/notes', { body: '{"text":"private words"}' });
    await call('GET', '/api/notes/priv');
    expect(JSON.stringify(log.info.mock.calls)).not.toMatch(/priv/);
  });

  it('opens public endpoints to visitors', async () => {
    const { call } = setUp();
    expect((await call('GET', '/api/rules', { authorizer: undefined })).status).toBe(200);
  });

  it('refuses what did not come through the CDN where that is required', async () => {
    const { call } = setUp(fakeSecret('edge-secret'));
    expect((await call('GET', '/api/rules')).status).toBe(403);
    expect((await call('GET', '/api/rules', { headers: { 'x-origin-verify': 'edge-secreT' } })).status).toBe(
      403,
    );
    expect((await call('GET', '/api/rules', { headers: { 'x-origin-verify': 'edge-secret' } })).status).toBe(
      200,
    );
  });

  it('accepts the CDN’s current and previous secret during rotation', async () => {
    const { call } = setUp(fakeSecret('new-secret', 'old-secret'));
    const statusWith = async (secret: string) =>
      (await call('GET', '/api/rules', { headers: { 'x-origin-verify': secret } })).status;
    expect(await Promise.all(['new-secret', 'old-secret', 'any-secret', ''].map(statusWith))).toEqual([
      200, 200, 403, 403,
    ]);
  });

  it.each([
    ['0.9.12', '0.10.0', 'app_outdated'],
    ['1.0', '1.0.1', 'app_outdated'],
    ['1.2.0', '1.2.0', null],
    ['2.0.0', '1.9.9', null],
    [undefined, '9.0.0', null],
    ['0.0.1', undefined, null],
  ])('answers an app of version %s where %s is required with %s', async (version, minimum, code) => {
    const { call } = setUp(null, minimum);
    const answer = await call('GET', '/api/rules', { headers: { 'x-app-version': version } });
    expect(answer.status).toBe(code ? 426 : 200);
    expect(answer.body.error ? codeOf(answer) : null).toBe(code);
  });
});

describe('Who may come in', () => {
  const body = '{"text":"hi"}';

  it.each([
    ['POST', '/api/notes', 'write', 201],
    ['GET', '/api/notes/a', 'read', 200],
  ])('is asked before each %s of a person', async (method, path, access, status) => {
    const { admit, call } = setUp();
    expect((await call(method, path, method === 'POST' ? { body } : {})).status).toBe(status);
    expect(admit).toHaveBeenCalledExactlyOnceWith({ userId: 'user-1', authTime: 1_700_000_000 }, access);
  });

  it('is asked before anything is read of the request', async () => {
    const { admit, handlers, call } = setUp();
    admit.mockRejectedValue(new AppError('unauthorized'));
    expect(codeOf(await call('POST', '/api/notes', { body: 'no JSON' }))).toBe('unauthorized');
    expect(handlers.writeNote).not.toHaveBeenCalled();
  });

  it.each([
    ['public endpoints', 'POST', '/api/rules'],
    ['endpoints whose contract admits any caller', 'DELETE', '/api/notes'],
  ])('is not asked for %s', async (_, method, path) => {
    const { admit, call } = setUp();
    expect((await call(method, path)).status).toBe(200);
    expect(admit).not.toHaveBeenCalled();
  });

  it('is no one without credentials', async () => {
    const event = {
      rawPath: '/api/notes',
      headers: {},
      body,
      requestContext: { requestId: 'r-1', http: { method: 'POST' }, authorizer: { jwt: { claims } } },
    };
    const writeNote = vi.fn(async () => ({ id: 'n1' }));
    const table = { contract, handlers: { writeNote } } as unknown as Parameters<typeof createApi>[0];
    const config = { minimumAppVersion: undefined };
    const options = { config, origin: null, log: fakeLog() } as unknown as Parameters<typeof createApi>[1];
    const api = createApi(table, options);
    const { statusCode } = await api(event as unknown as Parameters<typeof api>[0]);
    expect(statusCode).toBe(500);
    expect(writeNote).not.toHaveBeenCalled();
  });
});

describe('A person above a limit', () => {
  it('is told when to try again, before anything is read of the request', async () => {
    const { limitWrites, handlers, call } = setUp();
    limitWrites.mockRejectedValue(new AppError('too_many_requests', undefined, 17));
    const answer = await call('POST', '/api/notes', { body: 'no JSON' });
    expect([answer.status, codeOf(answer)]).toEqual([429, 'too_many_requests']);
    expect(answer.headers).toMatchObject({ 'retry-after': '17', 'cache-control': 'no-store' });
    expect(handlers.writeNote).not.toHaveBeenCalled();
  });

  it('is counted only once they are admitted, also where any caller is', async () => {
    const { admit, limitWrites, call } = setUp();
    admit.mockRejectedValue(new AppError('unauthorized'));
    await call('POST', '/api/notes', { body: '{"text":"hi"}' });
    expect(limitWrites).not.toHaveBeenCalled();
    await call('DELETE', '/api/notes');
    const [caller, match] = limitWrites.mock.calls[0]!;
    expect([caller.userId, match.name]).toEqual(['user-1', 'removeNotes']);
  });

  it('is no visitor: they have limits of their own', async () => {
    const { limitWrites, call } = setUp();
    expect((await call('POST', '/api/rules')).status).toBe(200);
    expect(limitWrites).not.toHaveBeenCalled();
  });
});

describe('The options of an API', () => {
  type Open = Pick<typeof contract, 'readRules' | 'askRules'>;
  type Devices = { report: { access: 'device'; method: 'POST' } & Contract[string] };

  it('need admit and limits as soon as one endpoint is for people', () => {
    expectTypeOf<ApiOptions<typeof contract>['admit']>().toEqualTypeOf<Admit>();
    expectTypeOf<ApiOptions<Contract>['admit']>().toEqualTypeOf<Admit>();
    expectTypeOf<ApiOptions<Open>['admit']>().toEqualTypeOf<Admit | undefined>();
    expectTypeOf<ApiOptions<typeof contract>['limitWrites']>().toEqualTypeOf<LimitWrites>();
    expectTypeOf<ApiOptions<Open>>().not.toExtend<ApiOptions<typeof contract>>();
  });

  it('need authenticate as soon as one endpoint takes devices', () => {
    expectTypeOf<ApiOptions<Devices>['authenticate']>().toEqualTypeOf<Authenticate>();
    expectTypeOf<ApiOptions<typeof contract>['authenticate']>().toEqualTypeOf<Authenticate | undefined>();
  });
});
