import { Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { unpublishedNameOf } from '../names';
import type { ProductFunction } from './product-function';
import { createDeadLetterQueue } from './queues';

const streamActions = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];

/** Sends a table's new rows to a function; what it still refuses after its retries is recorded in a queue. */
export class OutboxPublisher extends Construct {
  /** Its policy is up to the caller. */
  readonly failures: Queue;

  constructor(
    scope: Construct,
    id: string,
    target: ProductFunction,
    { stackName, table }: { stackName: string; table: ITable },
  ) {
    super(scope, id);
    this.failures = createDeadLetterQueue(this, 'Failures', unpublishedNameOf(stackName, id), {
      enforceSSL: false,
    });
    const streamArn = table.tableStreamArn;
    if (!streamArn) throw new Error(`${target.spec.stream} has no stream in functions/tables.ts.`);
    target.allow(
      streamActions.map((action) => `dynamodb:${action}`),
      streamArn,
    );
    target.allow(['sqs:SendMessage'], this.failures.queueArn);
    target.lambda.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: [FilterCriteria.filter({ eventName: FilterRule.isEqual('INSERT') })],
        batchSize: 100,
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: 10,
        maxRecordAge: Duration.hours(1),
        onFailure: new SqsDlq(this.failures),
      }),
    );
  }
}
