import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { fakeStorage } from '../../../tests/support/fake-storage';
import { createCloseSockets } from './close-sockets';

function setUp() {
  const { storage, documents } = fakeStorage();
  documents
    .on(QueryCommand)
    .resolves({ Items: ['a', 'b'].map((connectionId) => ({ userId: 'maya', connectionId })) });
  documents.on(DeleteCommand).resolves({});
  const client = new ApiGatewayManagementApiClient({ region: 'eu-west-2', endpoint: 'https://x.example' });
  const connections = mockClient(client);
  connections.on(DeleteConnectionCommand).resolves({});
  return { documents, connections, closeSockets: createCloseSockets(storage, client) };
}

it('Every socket of a user is closed and forgotten', async () => {
  const { documents, connections, closeSockets } = setUp();
  await closeSockets('maya');
  const closed = connections.commandCalls(DeleteConnectionCommand).map((call) => call.args[0].input);
  expect(closed).toEqual([{ ConnectionId: 'a' }, { ConnectionId: 'b' }]);
  expect(documents.commandCalls(DeleteCommand)).toHaveLength(2);
});

it('A socket that is gone already is forgotten too', async () => {
  const { documents, connections, closeSockets } = setUp();
  connections.on(DeleteConnectionCommand).rejects(new GoneException({ $metadata: {}, message: 'gone' }));
  await closeSockets('maya');
  expect(documents.commandCalls(DeleteCommand)).toHaveLength(2);
});

it('A socket that cannot be closed is an error, so that closing is tried again', async () => {
  const { connections, closeSockets } = setUp();
  connections.on(DeleteConnectionCommand).rejects(new Error('unreachable'));
  await expect(closeSockets('maya')).rejects.toThrow('unreachable');
});
