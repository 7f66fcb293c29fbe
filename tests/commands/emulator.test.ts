import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './run-command';

const arnOf = (service: string, name: string) => `arn:aws:${service}:eu-west-2:123456789012:${name}`;
const dead = 'vita-dev-points-events-Unhandled';

/** What an emulator knows; it answers everything else with a page, as moto does. */
const known: Record<string, object> = {
  DescribeTable: { Table: { TableArn: arnOf('dynamodb', 'table/vita-dev-exercises') } },
  GetItem: {},
  TransactWriteItems: {},
  GetQueueAttributes: { Attributes: { QueueArn: arnOf('sqs', dead), ApproximateNumberOfMessages: '2' } },
  ListDeadLetterSourceQueues: { queueUrls: ['vita-dev-points-events'] },
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await request.resume().toArray();
  const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
  const content = known[operation];
  response.writeHead(content ? 200 : 500, { 'content-type': content ? 'application/json' : 'text/html' });
  response.end(content ? JSON.stringify(content) : '<!doctype html><h1>Internal Server Error</h1>');
}

const server = createServer((request, response) => void answer(request, response));
const variables: Record<string, string> = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  variables['AWS_ENDPOINT_URL'] = endpoint;
  known['ListQueues'] = { QueueUrls: [`${endpoint}/123456789012/${dead}`] };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("An operator's command on an emulator", () => {
  it('redrive says in a sentence which operation the emulator lacks', async () => {
    const { code, said } = await runCommand('redrive', ['--env', 'dev'], variables);
    const sentence = `The emulator at ${variables['AWS_ENDPOINT_URL']} lacks StartMessageMoveTask, which this needs.\n`;
    expect({ code, said }).toEqual({ code: 1, said: sentence });
  });

  it('account-deleted says so, too, and what has to run there before anyone is erased', async () => {
    const erase = () =>
      runCommand('account-deleted', ['01JA0000000000', '--env', 'dev', '--yes', '--by', 'Noah'], variables);
    const { code, said } = await erase();
    expect(said).toMatch(
      /^01JA0000000000: is being erased .+\nThe emulator at http\S+ erases them only if it runs .+\n$/,
    );
    expect(code).toBe(0);
    delete known['TransactWriteItems'];
    expect(await erase()).toEqual({
      code: 1,
      said: `The emulator at ${variables['AWS_ENDPOINT_URL']} lacks TransactWriteItems, which this needs.\n`,
    });
  });
});
