import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSecret } from './secret';

const server = createServer((request, response) => {
  const known = request.url === '/secretsmanager/get?secretId=vita-dev%2Fopenai';
  const allowed = request.headers['x-aws-parameters-secrets-token'] === 'session';
  response.statusCode = known && allowed ? 200 : 400;
  response.end(JSON.stringify(known ? { Name: 'vita-dev/openai', SecretString: 'sk-1' } : {}));
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('reads a secret with the token of the function', async () => {
  expect(await readSecret({ id: 'vita-dev/openai', sessionToken: 'session' }, origin)).toBe('sk-1');
});

it('says that a secret cannot be read, and why', async () => {
  const refused = readSecret({ id: 'vita-dev/openai', sessionToken: 'other' }, origin);
  await expect(refused).rejects.toThrow('the secret could not be read: 400');
});
