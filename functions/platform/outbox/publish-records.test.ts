import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it } from 'vitest';
import { fakeLog, fakeStorage } from '../../../tests/support/fake-storage';
import { createOutboxRepository } from './outbox-repository';
import { publishRecords } from './publish-records';

function setUp() {
  const { storage, documents } = fakeStorage();
  const bridge = mockClient(EventBridgeClient);
  documents.on(BatchWriteCommand).resolves({});
  const publish = publishRecords({
    bus: { client: bridge as unknown as EventBridgeClient, name: 'test-bus' },
    outbox: createOutboxRepository(storage),
    log: fakeLog(),
  });
  const removed = () =>
    documents
      .commandCalls(BatchWriteCommand)
      .map((call) =>
        call.args[0].input.RequestItems?.['test-outbox']?.map(({ DeleteRequest }) => DeleteRequest?.Key?.id),
      );
  return { publish, bridge, removed };
}

function insert(id: number, detail = '{}'): DynamoDBRecord {
  const text = (S: string) => ({ S });
  const NewImage = {
    id: text(`e${id}`),
    type: text('WorkoutCompleted'),
    detail: text(detail),
    createdAt: text('t'),
  };
  return { eventName: 'INSERT', dynamodb: { NewImage, SequenceNumber: String(100 + id) } };
}

const stream = (...Records: DynamoDBRecord[]): DynamoDBStreamEvent => ({ Records });
const accepted = (count: number) => ({
  Entries: Array.from({ length: count }, (_, n) => ({ EventId: `id${n}` })),
});

describe('Publishing the outbox', () => {
  it('puts every inserted record on the bus and deletes it', async () => {
    const { publish, bridge, removed } = setUp();
    bridge.on(PutEventsCommand).resolves(accepted(2));
    expect(await publish(stream(insert(1), insert(2)))).toEqual({ batchItemFailures: [] });
    expect(bridge.commandCalls(PutEventsCommand)[0]?.args[0].input.Entries?.[0]).toMatchObject({
      EventBusName: 'test-bus',
      Source: 'vita',
      DetailType: 'WorkoutCompleted',
    });
    expect(removed()).toEqual([['e1', 'e2']]);
  });

  it('deletes what was accepted and reports the first record the bus refused', async () => {
    const { publish, bridge, removed } = setUp();
    bridge
      .on(PutEventsCommand)
      .resolves({ Entries: [{ EventId: 'a' }, { ErrorCode: 'ThrottlingException' }, { EventId: 'c' }] });
    expect(await publish(stream(insert(1), insert(2), insert(3)))).toEqual({
      batchItemFailures: [{ itemIdentifier: '102' }],
    });
    expect(removed()).toEqual([['e1', 'e3']]);
  });

  it('deletes nothing when the bus cannot be reached', async () => {
    const { publish, bridge, removed } = setUp();
    bridge.on(PutEventsCommand).rejects(new Error('connect ECONNREFUSED'));
    await expect(publish(stream(insert(1)))).rejects.toThrow('ECONNREFUSED');
    expect(removed()).toEqual([]);
  });

  it('sends at most ten entries and 256 kB in one call', async () => {
    const { publish, bridge } = setUp();
    bridge.on(PutEventsCommand).callsFake(({ Entries }: { Entries: unknown[] }) => accepted(Entries.length));
    const large = JSON.stringify({ text: 'x'.repeat(200_000) });
    await publish(
      stream(...Array.from({ length: 11 }, (_, n) => insert(n)), insert(20, large), insert(21, large)),
    );
    const sizes = bridge.commandCalls(PutEventsCommand).map((call) => call.args[0].input.Entries?.length);
    expect(sizes).toEqual([10, 2, 1]);
  });

  it('deletes a whole batch with four calls', async () => {
    const { publish, bridge, removed } = setUp();
    bridge.on(PutEventsCommand).callsFake(({ Entries }: { Entries: unknown[] }) => accepted(Entries.length));
    await publish(stream(...Array.from({ length: 100 }, (_, n) => insert(n))));
    expect(removed().map((ids) => ids?.length)).toEqual([25, 25, 25, 25]);
  });

  it('skips removals, which its own deletions cause', async () => {
    const { publish, bridge } = setUp();
    expect(await publish(stream({ eventName: 'REMOVE', dynamodb: {} }))).toEqual({ batchItemFailures: [] });
    expect(bridge.calls()).toHaveLength(0);
  });
});
