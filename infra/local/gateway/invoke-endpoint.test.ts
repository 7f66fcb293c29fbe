import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Manifest } from '../../../functions/manifest-types';
import { createInvokeEndpoint, functionsPath } from './invoke-endpoint';

const base = { area: 'test', entry: 'functions/test/lambda.ts', handler: 'any', timeoutSeconds: 5 } as const;
const manifest: Manifest = {
  tables: {},
  functions: { turn: { ...base, invoked: true }, api: { ...base, contract: {} } },
};
const invoke = vi.fn<(name: string, event: unknown) => Promise<unknown>>();
let server: Server;

beforeEach(async () => {
  invoke.mockReset().mockResolvedValue(null);
  server = createServer(createInvokeEndpoint(manifest, { tablePrefix: 'vita-', runtime: { invoke } }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(name: string, body: string, type = 'Event'): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${functionsPath}${name}/invocations`, {
    method: 'POST',
    headers: { 'x-amz-invocation-type': type },
    body,
  });
  return answer.status;
}

describe('Starting a function without waiting', () => {
  it('is accepted before the function has ended', async () => {
    const started = new Promise<unknown>((resolve) =>
      invoke.mockImplementation((name, event) => {
        resolve([name, event]);
        return new Promise(() => undefined);
      }),
    );
    expect(await ask('vita-turn', '{"turn":1}')).toBe(202);
    expect(await started).toEqual(['turn', { turn: 1 }]);
  });

  it('runs it once, even when it fails', async () => {
    invoke.mockRejectedValue(new Error('broken'));
    expect(await ask('vita-turn', '{}')).toBe(202);
    await vi.waitFor(() => expect(invoke).toHaveBeenCalledOnce());
  });

  it.each([
    ['a function that the manifest does not start so', 'vita-api', '{}', 'Event', 404],
    ['a function of another environment', 'other-turn', '{}', 'Event', 404],
    ['waiting for the answer', 'vita-turn', '{}', 'RequestResponse', 400],
    ['more than 256 kB', 'vita-turn', JSON.stringify('x'.repeat(256 * 1024)), 'Event', 413],
  ])('refuses %s', async (_, name, body, type, status) => {
    expect(await ask(name, body, type)).toBe(status);
    expect(invoke).not.toHaveBeenCalled();
  });
});
