import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { DeviceScope } from '../../../shared/contracts/device-scopes';
import type { Contract } from '../../../shared/contracts/endpoint';
import { fakeLog } from '../../../tests/support/fake-storage';
import { createApi } from './api';
import { routes, type Caller } from './routes';

const answered = { response: z.object({}), errors: [] } as const;
const contract = {
  addSteps: { method: 'POST', path: '/steps', access: 'device', scope: 'steps', ...answered },
  addNote: { method: 'POST', path: '/notes', access: 'device', ...answered },
} as const satisfies Contract;

/** What the API answers this caller, and whom its handlers saw. */
async function send(path: '/steps' | '/notes', caller: Caller) {
  const seen: Caller[] = [];
  const handler = async (_: unknown, context: { caller: Caller }) => {
    seen.push(context.caller);
    return {};
  };
  const admit = vi.fn(async () => undefined);
  const api = createApi(routes(contract, { addSteps: handler, addNote: handler }), {
    config: { minimumAppVersion: undefined },
    origin: null,
    log: fakeLog(),
    admit,
    limitWrites: async () => undefined,
    authenticate: async () => caller,
  });
  const event = {
    rawPath: path,
    headers: { authorization: 'Bearer vita_x' },
    requestContext: { requestId: 'r-1', http: { method: 'POST' } },
  };
  const { statusCode, body } = await api(event as unknown as APIGatewayProxyEventV2WithJWTAuthorizer);
  const { error } = JSON.parse(body ?? '{}') as { error?: { code: string } };
  return { answer: error?.code ?? statusCode, seen };
}

const person: Caller = { userId: 'maya', authTime: 7 };
const deviceWith = (...scopes: DeviceScope[]): Caller => ({ ...person, device: { name: 'Watch', scopes } });

describe('A device', () => {
  it('adds what it was made for, and its handler knows it', async () => {
    const watch = deviceWith('water', 'steps');
    expect(await send('/steps', watch)).toEqual({ answer: 200, seen: [watch] });
  });

  it.each([
    ['for something else', deviceWith('weight', 'water', 'activity')],
    ['for nothing', deviceWith()],
  ])('that was made %s is refused before anything is done', async (_, device) => {
    expect(await send('/steps', device)).toEqual({ answer: 'scope_missing', seen: [] });
  });

  it('gets into no endpoint that does not say what it needs', async () => {
    const device = deviceWith('steps', 'weight', 'water', 'activity');
    expect(await send('/notes', device)).toEqual({ answer: 'scope_missing', seen: [] });
  });
});

it('A person needs no scope: what they own they may add', async () => {
  expect(await send('/steps', person)).toEqual({ answer: 200, seen: [person] });
  expect(await send('/notes', person)).toEqual({ answer: 200, seen: [person] });
});
