import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter, type LogGroup } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Environment } from '../environments';

const period = Duration.minutes(5);
/** CloudWatch sums at most this many metrics in one alarm. */
const metricsPerAlarm = 10;

interface Condition {
  description: string;
  metric: IMetric;
  above: number;
  periods?: number;
  missing?: TreatMissingData;
}

function inGroups<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / metricsPerAlarm);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * metricsPerAlarm, (index + 1) * metricsPerAlarm),
  );
}

function sumOf(metrics: readonly IMetric[], label: string): MathExpression {
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  const expression = Object.keys(usingMetrics)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ');
  return new MathExpression({ expression, usingMetrics, label, period });
}

/** Every alarm of the product; all speak through one topic. */
export class Alarms extends Construct {
  private readonly topic: Topic;
  private readonly namespace: string;

  constructor(scope: Construct, id: string, { stackName, alarmEmail }: Environment) {
    super(scope, id);
    this.namespace = stackName;
    this.topic = new Topic(this, 'Topic', { displayName: `${stackName} alarms`, enforceSSL: true });
    if (alarmEmail) this.topic.addSubscription(new EmailSubscription(alarmEmail));
  }

  private addAlarm(id: string, { description, metric, above, periods = 1, missing }: Condition): void {
    const alarm = new Alarm(this, id, {
      alarmDescription: description,
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: missing ?? TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }

  watchDeadLetters(queues: readonly Queue[]): void {
    for (const [index, group] of inGroups(queues).entries()) {
      const waiting = group.map((queue) =>
        queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
      );
      this.addAlarm(`DeadLetters${index}`, {
        description: 'Events could not be delivered or handled: see the dead-letter queues in the runbook.',
        metric: sumOf(waiting, 'messages in dead-letter queues'),
        above: 0,
      });
    }
  }

  watchErrors(functions: readonly LambdaFunction[]): void {
    for (const [index, group] of inGroups(functions).entries()) {
      this.addAlarm(`Errors${index}`, {
        description: 'Functions ended in an error that nobody expected.',
        metric: sumOf(
          group.map((each) => each.metricErrors({ period })),
          'function errors',
        ),
        above: 0,
      });
    }
  }

  watchThrottles(functions: readonly LambdaFunction[]): void {
    for (const [index, group] of inGroups(functions).entries()) {
      this.addAlarm(`Throttles${index}`, {
        description: 'Functions were refused for lack of concurrency.',
        metric: sumOf(
          group.map((each) => each.metricThrottles({ period })),
          'throttled invocations',
        ),
        above: 0,
      });
    }
  }

  /** A refused sign-up is an error too: of these functions only the failures in their logs count. */
  watchTriggers(logGroups: readonly LogGroup[]): void {
    for (const [index, logGroup] of logGroups.entries()) {
      new MetricFilter(this, `TriggerFailureFilter${index}`, {
        logGroup,
        filterPattern: FilterPattern.stringValue('$.message', '=', 'trigger failed'),
        metricNamespace: this.namespace,
        metricName: 'TriggerFailures',
        metricValue: '1',
      });
    }
    this.addAlarm('TriggerFailures', {
      description: 'Some people cannot sign up or sign in: a trigger of the user pool failed.',
      metric: new Metric({
        namespace: this.namespace,
        metricName: 'TriggerFailures',
        statistic: 'Sum',
        period,
      }),
      above: 0,
    });
  }

  watchServerErrors(metric: IMetric): void {
    this.addAlarm('ServerErrors', { description: 'The API answered with 5xx.', metric, above: 5 });
  }

  watchPublisher(failures: Queue): void {
    this.addAlarm('Unpublished', {
      description: 'Outbox records were given up by the publisher; the sweeper still retries them.',
      metric: failures.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
      above: 0,
    });
  }

  /** Reads the age from the sweeper's log line; a sweeper that says nothing is an alarm as well. */
  watchOutboxAge(sweeperLogs: LogGroup): void {
    const filter = new MetricFilter(this, 'OutboxAgeFilter', {
      logGroup: sweeperLogs,
      filterPattern: FilterPattern.stringValue('$.message', '=', 'outbox swept'),
      metricNamespace: this.namespace,
      metricName: 'OutboxOldestSeconds',
      metricValue: '$.oldestSeconds',
    });
    this.addAlarm('OutboxAge', {
      description: 'An event has waited in the outbox for over five minutes, or nobody sweeps it.',
      metric: filter.metric({ statistic: 'Maximum', period }),
      above: 300,
      missing: TreatMissingData.BREACHING,
    });
  }
}
