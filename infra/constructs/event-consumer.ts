import { Duration } from 'aws-cdk-lib';
import { Rule, type EventBus } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { FunctionSpec } from '../../functions/manifest-types';
import { eventSource } from '../../shared/events/catalogue';
import { queueNameOf, unhandledNameOf } from '../names';
import type { ProductFunction } from './product-function';
import { createDeadLetterQueue, createQueue } from './queues';

/** Longer than a function can take, including its retries on throttling. */
const visibilityTimeouts = 6;
const receives = 5;

function batching({ queue }: FunctionSpec) {
  if (!queue) throw new Error('A function that consumes events needs `queue` in the manifest.');
  return {
    batchSize: queue.batchSize,
    maxBatchingWindow: queue.windowSeconds > 0 ? Duration.seconds(queue.windowSeconds) : undefined,
    maxConcurrency: queue.maximumConcurrency,
  };
}

/** The event bus, and where events go that no queue accepts; each of those names its rule. */
interface Delivery {
  stackName: string;
  eventBus: EventBus;
  undelivered: Queue;
}

/** What an events function consumes: a rule on the bus, its queue, and a dead-letter queue for what it cannot handle. */
export class EventConsumer extends Construct {
  /** Its policy is up to the caller. */
  readonly unhandled: Queue;

  constructor(
    scope: Construct,
    id: string,
    target: ProductFunction,
    { stackName, eventBus, undelivered }: Delivery,
  ) {
    super(scope, id);
    const { spec, lambda } = target;
    this.unhandled = createDeadLetterQueue(this, 'Unhandled', unhandledNameOf(stackName, id), {
      enforceSSL: false,
    });
    const queue = createQueue(this, 'Queue', {
      queueName: queueNameOf(stackName, id),
      visibilityTimeout: Duration.seconds(visibilityTimeouts * spec.timeoutSeconds),
      retentionPeriod: Duration.days(4),
      deliveryDelay: Duration.seconds(spec.queue?.delaySeconds ?? 0),
      deadLetterQueue: { queue: this.unhandled, maxReceiveCount: receives },
    });
    new Rule(this, 'Rule', {
      eventBus,
      eventPattern: { source: [eventSource], detailType: [...(spec.hears ?? [])] },
      targets: [new SqsQueue(queue, { deadLetterQueue: undelivered })],
    });
    target.allow(
      ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ChangeMessageVisibility'],
      queue.queueArn,
    );
    lambda.addEventSource(new SqsEventSource(queue, { ...batching(spec), reportBatchItemFailures: true }));
  }
}
