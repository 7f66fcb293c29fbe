import type { SQSEvent } from 'aws-lambda';
import { createHash } from 'node:crypto';
import type { Message } from './messages';

/** A batch as Lambda gets it from SQS. */
export function toSqsEvent(queue: string, batch: Message[]): SQSEvent {
  return {
    Records: batch.map(({ messageId, body, sentAt, receives }) => ({
      messageId,
      receiptHandle: `${messageId}#${receives}`,
      body,
      attributes: {
        ApproximateReceiveCount: String(receives),
        SentTimestamp: String(sentAt),
        SenderId: 'local',
        ApproximateFirstReceiveTimestamp: String(sentAt),
      },
      messageAttributes: {},
      md5OfBody: createHash('md5').update(body).digest('hex'),
      eventSource: 'aws:sqs',
      eventSourceARN: `arn:aws:sqs:local:000000000000:${queue}`,
      awsRegion: 'local',
    })),
  };
}
