import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acceptFindings } from './accept-findings';

/** A queue that is encrypted and refuses plain HTTP. */
export function createQueue(scope: Construct, id: string, props: QueueProps = {}): Queue {
  return new Queue(scope, id, { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, ...props });
}

/** A queue for messages that failed, for an operator to inspect; each has an alarm. */
export function createDeadLetterQueue(scope: Construct, id: string, queueName: string): Queue {
  const queue = createQueue(scope, id, { queueName, retentionPeriod: Duration.days(14) });
  acceptFindings(queue, { SQS3: 'This is a dead-letter queue: nothing consumes it, an alarm watches it.' });
  return queue;
}
