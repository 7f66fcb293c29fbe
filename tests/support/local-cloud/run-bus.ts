import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBus } from '../../../infra/local/bus/bus';
import { createRuntime } from '../../../infra/local/runtime/runtime';
import { fakeFunction, fakeManifest, fakeRoot } from './manifest';

const manifest = fakeManifest({ notes: fakeFunction('note', { hears: ['WorkoutCompleted'] }) });
const bus = await createBus({
  client: new DynamoDBClient({}),
  tablePrefix: process.env['TABLE_PREFIX'] ?? '',
  busName: 'vita',
  manifest,
  runtime: createRuntime({ manifest, root: fakeRoot }),
});
const server = createServer((request, response) => void bus.handlePutEvents(request, response));
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
