import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSecret } from '../support/fake-secret';
import { postConfirmation } from '../../functions/account/sign-up/post-confirmation';
import { createTombstonesRepository } from '../../functions/account/tombstones-repository';
import { createReadPerson } from '../../functions/people/public';
import { atEmulator } from '../emulator/addresses';
import { createCallConfirmation } from '../emulator/call-confirmation';
import { readOutputs } from '../emulator/outputs';
import { putSite } from '../emulator/put-site';
import { fakeStorage } from '../support/fake-storage';

const folder = mkdtempSync(join(tmpdir(), 'vita-emulator-'));
const asked: { path: string; type: string | undefined; signature: string | undefined; body: string }[] = [];
const answer = vi.fn<(response: ServerResponse) => void>();

async function record(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { 'content-type': type, authorization: signature } = request.headers;
  asked.push({ path: request.url?.split('?')[0] ?? '', type, signature, body });
  answer(response);
}

const server = createServer((request, response) => void record(request, response));
let endpoint = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  asked.length = 0;
  answer.mockReset().mockImplementation((response) => void response.end());
});

describe('An address on an emulator', () => {
  it.each([
    ['https://d111.cloudfront.net/talk?a=1', 'http://d111.cloudfront.localhost:4566/talk?a=1'],
    [
      'wss://abc.execute-api.eu-west-2.amazonaws.com/live?ticket=t',
      'ws://abc.execute-api.localhost:4566/live?ticket=t',
    ],
    ['https://d111.cloudfront.localhost/', 'http://d111.cloudfront.localhost:4566/'],
    ['ws://localhost:4510/live', 'ws://localhost:4566/live'],
    ['https://vita.example/', 'https://vita.example/'],
  ])('%s is reached at %s', (given, reached) => {
    expect(atEmulator(given, 'http://localhost:4566')).toBe(reached);
  });

  it('is reached over TLS where the emulator has it', () => {
    const own = 'https://localhost.localstack.cloud';
    expect(atEmulator('wss://abc.execute-api.eu-west-2.amazonaws.com/live', own)).toBe(
      'wss://abc.execute-api.localhost.localstack.cloud/live',
    );
  });
});

const outputs = {
  Url: 'https://d111.cloudfront.net',
  PagesBucket: 'pages',
  MediaBucket: 'media',
  UserPoolId: 'eu-west-2_pool',
  UserPoolClientId: 'client',
};

describe('What a deployment said about itself', () => {
  const file = join(folder, 'outputs.json');

  it('is read from the file that the CDK wrote', () => {
    writeFileSync(
      file,
      JSON.stringify({ 'vita-dev-data': {}, 'vita-dev': { ...outputs, SocketUrl: 'ws://a' } }),
    );
    expect(readOutputs(file, 'vita-dev')).toEqual(outputs);
  });

  it('names what is missing, and may be missing as a whole', () => {
    expect(readOutputs(join(folder, 'nothing.json'), 'vita-dev')).toBeUndefined();
    expect(() => readOutputs(file, 'vita-prod')).toThrow(
      /outputs.json lacks vita-prod: deploy vita-prod with/,
    );
    writeFileSync(file, JSON.stringify({ 'vita-dev': { ...outputs, Url: undefined } }));
    expect(() => readOutputs(file, 'vita-dev')).toThrow(/lacks Url: deploy vita-dev with --outputs-file/);
  });
});

describe('The site on an emulator', () => {
  it('is put into its two buckets, with types and a config of its own, and without source maps', async () => {
    const site = join(folder, 'site');
    for (const name of ['assets', 'videos']) mkdirSync(join(site, name), { recursive: true });
    for (const name of ['index.html', 'assets/main-a.js', 'assets/main-a.js.map', 'videos/squat.mp4'])
      writeFileSync(join(site, name), name);
    const config = {
      stage: 'dev',
      version: '1.2.3',
      commit: 'abc1234',
      region: 'eu-west-2',
      userPoolId: 'eu-west-2_pool',
      userPoolClientId: 'client',
      userPoolEndpoint: endpoint,
    };
    expect(await putSite({ endpoint, folder: site, outputs, config })).toBe(4);
    expect(asked.map(({ path, type }) => [path, type]).toSorted()).toEqual([
      ['/media/videos/squat.mp4', 'video/mp4'],
      ['/pages/assets/main-a.js', 'text/javascript; charset=utf-8'],
      ['/pages/config.json', 'application/json'],
      ['/pages/index.html', 'text/html; charset=utf-8'],
    ]);
    expect(JSON.parse(asked.find(({ path }) => path === '/pages/config.json')?.body ?? '')).toEqual(config);
  });
});

describe('The confirmation that an emulator leaves out', () => {
  const attributes = { sub: 'user-1', name: 'Smoke', zoneinfo: 'UTC', 'custom:consent': '2026-11' };
  const confirmed = { userPoolId: 'eu-west-2_pool', clientId: 'client', attributes };
  const call = () =>
    createCallConfirmation({ endpoint, region: 'eu-west-2', stackName: 'vita-dev' })(confirmed);

  it('is an event that creates the account', async () => {
    await call();
    const [{ path, signature, body } = { path: '', signature: '', body: '' }] = asked;
    expect(path).toBe('/2015-03-31/functions/vita-dev-account-post-confirmation/invocations');
    expect(signature).toContain('/eu-west-2/lambda/aws4_request');
    const { storage, documents } = fakeStorage();
    documents.on(TransactWriteCommand).resolves({});
    const readPerson = createReadPerson(storage);
    const tombstones = createTombstonesRepository(storage, fakeSecret('a secret of the test'));
    const event = JSON.parse(body) as PostConfirmationTriggerEvent;
    await postConfirmation({ storage, readPerson, tombstones })(event);
    const [written] = documents.commandCalls(TransactWriteCommand);
    expect(JSON.stringify(written?.args[0].input)).toContain('"userId":"user-1"');
  });

  it('fails the journey where the function is missing, or fails', async () => {
    answer.mockImplementationOnce((response) => void response.writeHead(404).end('no such function'));
    await expect(call()).rejects.toThrow('vita-dev-account-post-confirmation answered 404: no such function');
    answer.mockImplementationOnce(
      (response) =>
        void response.writeHead(200, { 'x-amz-function-error': 'Unhandled' }).end('{"errorMessage":"no"}'),
    );
    await expect(call()).rejects.toThrow('answered Unhandled: {"errorMessage":"no"}');
  });
});
