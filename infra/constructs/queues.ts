import { Duration } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Queue, QueueEncryption, QueuePolicy, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acceptFindings } from './accept-findings';

/** A queue that is encrypted and refuses plain HTTP. */
export function createQueue(scope: Construct, id: string, props: QueueProps = {}): Queue {
  return new Queue(scope, id, { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, ...props });
}

/** A queue for messages that failed, for an operator to inspect; each has an alarm. */
export function createDeadLetterQueue(
  scope: Construct,
  id: string,
  queueName: string,
  props: QueueProps = {},
): Queue {
  const queue = createQueue(scope, id, { queueName, retentionPeriod: Duration.days(14), ...props });
  acceptFindings(queue, { SQS3: 'This is a dead-letter queue: nothing consumes it, an alarm watches it.' });
  return queue;
}

/** One policy for queues made with `enforceSSL: false`, instead of one that says the same for each of them. */
export function refusePlainHttp(scope: Construct, id: string, queues: Queue[]): void {
  new QueuePolicy(scope, id, { queues }).document.addStatements(
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['sqs:*'],
      // Of the queue that the policy stands on.
      resources: ['*'],
      conditions: { Bool: { 'aws:SecureTransport': 'false' } },
    }),
  );
}
