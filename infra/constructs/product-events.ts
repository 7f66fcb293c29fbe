import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule, type EventBus } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Environment } from '../environments';
import { undeliveredNameOf } from '../names';
import { EventConsumer } from './event-consumer';
import { OutboxPublisher } from './outbox-publisher';
import type { ProductFunction } from './product-function';
import { createDeadLetterQueue, refusePlainHttp } from './queues';

interface ProductEventsProps {
  environment: Environment;
  eventBus: EventBus;
  functions: readonly ProductFunction[];
  tables: Record<string, ITable>;
}

/** Everything that starts a function without a request: outbox, bus, and schedules. */
export class ProductEvents extends Construct {
  /** Events that a rule could not deliver, whatever its target. */
  readonly undelivered: Queue;

  constructor(
    scope: Construct,
    id: string,
    { environment: { stackName }, eventBus, functions, tables }: ProductEventsProps,
  ) {
    super(scope, id);
    this.undelivered = createDeadLetterQueue(this, 'Undelivered', undeliveredNameOf(stackName));
    const deadLetters: Queue[] = [];
    for (const target of functions) {
      const { spec } = target;
      if (spec.hears) {
        const delivery = { stackName, eventBus, undelivered: this.undelivered };
        deadLetters.push(new EventConsumer(this, target.node.id, target, delivery).unhandled);
      }
      if (spec.stream) {
        const table = tables[spec.stream];
        if (!table) throw new Error(`${target.node.id} names a stream that does not exist: ${spec.stream}`);
        deadLetters.push(new OutboxPublisher(this, target.node.id, target, { stackName, table }).failures);
      }
      if (spec.schedule) this.schedule(target, spec.schedule);
    }
    refusePlainHttp(this, 'DeadLetters', deadLetters);
  }

  private schedule(target: ProductFunction, expression: string): void {
    new Rule(this, `${target.node.id}-schedule`, {
      schedule: Schedule.expression(expression),
      // The next run does the same work, so a missed one is not worth repeating.
      targets: [new LambdaFunction(target.lambda, { retryAttempts: 1, maxEventAge: Duration.minutes(5) })],
    });
  }
}
