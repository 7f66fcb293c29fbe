import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it } from 'vitest';
import { fakeLog, fakeStorage } from '../../../tests/support/fake-storage';
import { createOutboxRepository } from './outbox-repository';
import { sweepOutbox } from './sweep-outbox';

const row = (id: string, createdAt: string) => ({ id, type: 'UserRegistered', detail: '{}', createdAt });

describe('Sweeping the outbox', () => {
  it('publishes what is older than a minute and says how old the oldest is', async () => {
    const { storage, documents } = fakeStorage('2026-11-20T10:00:00.000Z');
    const bridge = mockClient(EventBridgeClient);
    const log = fakeLog();
    documents.on(ScanCommand).resolves({
      Items: [row('fresh', '2026-11-20T09:59:30.000Z'), row('stale', '2026-11-20T09:55:00.000Z')],
    });
    documents.on(DeleteCommand).resolves({});
    bridge.on(PutEventsCommand).resolves({ Entries: [{ EventId: 'a' }] });
    const sweep = sweepOutbox({
      bus: { client: bridge as unknown as EventBridgeClient, name: 'bus' },
      outbox: createOutboxRepository(storage),
      clock: storage.clock,
      log,
    });
    expect(await sweep()).toEqual({ published: 1, oldestSeconds: 300 });
    expect(documents.commandCalls(DeleteCommand)[0]?.args[0].input.Key).toEqual({ id: 'stale' });
    expect(log.info).toHaveBeenCalledWith('outbox swept', { found: 2, published: 1, oldestSeconds: 300 });
  });
});
