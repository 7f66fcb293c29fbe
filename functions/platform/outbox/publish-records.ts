import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { Log } from '../logger';
import type { OutboxRecord, OutboxRepository } from './outbox-repository';
import { putEvents, type Bus } from './put-events';

export interface PublishDeps {
  bus: Bus;
  outbox: OutboxRepository;
  log: Log;
}

interface Published {
  record: OutboxRecord;
  sequenceNumber: string;
}

function insertsOf(records: DynamoDBRecord[], outbox: OutboxRepository): Published[] {
  return records.flatMap(({ eventName, dynamodb }) => {
    if (eventName !== 'INSERT' || !dynamodb?.NewImage) return [];
    return [{ record: outbox.parse(dynamodb.NewImage), sequenceNumber: dynamodb.SequenceNumber ?? '' }];
  });
}

/**
 * The outbox's stream handler: a dumb pipe that never reads `detail`. Records that the bus accepted are deleted; the
 * first one it did not accept is reported, so that the stream retries from there.
 */
export function publishRecords({ bus, outbox, log }: PublishDeps) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const inserts = insertsOf(Records, outbox);
    const accepted = new Set(
      await putEvents(
        bus,
        inserts.map(({ record }) => record),
      ),
    );
    await outbox.remove([...accepted]);
    const refused = inserts.find(({ record }) => !accepted.has(record));
    if (!refused) return { batchItemFailures: [] };
    log.warn('bus refused an event', { id: refused.record.id, type: refused.record.type });
    return { batchItemFailures: [{ itemIdentifier: refused.sequenceNumber }] };
  };
}
