import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { functionNameOf } from '../names';

export const period = Duration.minutes(5);

function combined(
  metrics: readonly IMetric[],
  label: string,
  express: (values: string[]) => string,
): MathExpression {
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  const values = Object.keys(usingMetrics).map((name) => `FILL(${name}, 0)`);
  return new MathExpression({ expression: express(values), usingMetrics, label, period });
}

export const sumOf = (metrics: readonly IMetric[], label: string) =>
  combined(metrics, label, (values) => values.join(' + '));

export const highestOf = (metrics: readonly IMetric[], label: string) =>
  combined(metrics, label, (values) => `MAX([${values.join(', ')}])`);

const failedAndAll = (failed: IMetric, all: IMetric, condition: string) =>
  new MathExpression({
    expression: `IF(${condition}, FILL(failed, 0), 0)`,
    usingMetrics: { failed, all },
    label: 'failed',
    period,
  });

/** How many failed, if they are three, or two that are over one in a hundred; else 0. */
export const fewOrShareFailed = (failed: IMetric, all: IMetric) =>
  failedAndAll(
    failed,
    all,
    'FILL(failed, 0) >= 3 OR (FILL(failed, 0) >= 2 AND FILL(failed, 0) * 100 > FILL(all, 0))',
  );

/** How many failed, if they are three and over one in a hundred; else 0. */
export const fewAndShareFailed = (failed: IMetric, all: IMetric) =>
  failedAndAll(failed, all, 'FILL(failed, 0) >= 3 AND FILL(failed, 0) * 100 > FILL(all, 0)');

const lambdaStatistics = {
  Invocations: Stats.SUM,
  Errors: Stats.SUM,
  Throttles: Stats.SUM,
  IteratorAge: Stats.MAXIMUM,
  Duration: Stats.percentile(95),
};
export type LambdaMetricName = keyof typeof lambdaStatistics;

export function lambdaMetric(stackName: string, name: string, metricName: LambdaMetricName): Metric {
  return new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName: functionNameOf(stackName, name) },
    statistic: lambdaStatistics[metricName],
    period,
  });
}

export function queueMetric(
  QueueName: string,
  metricName:
    | 'ApproximateNumberOfMessagesVisible'
    | 'ApproximateAgeOfOldestMessage'
    | 'NumberOfMessagesReceived',
): Metric {
  const dimensionsMap = { QueueName };
  const statistic = metricName === 'NumberOfMessagesReceived' ? Stats.SUM : Stats.MAXIMUM;
  return new Metric({ namespace: 'AWS/SQS', metricName, dimensionsMap, statistic, period });
}

export type TableMetricName = 'ReadThrottleEvents' | 'WriteThrottleEvents';

export function tableMetric(TableName: string, metricName: TableMetricName): Metric {
  const dimensionsMap = { TableName };
  return new Metric({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap, statistic: Stats.SUM, period });
}

export function httpMetric(ApiId: string, metricName: 'Count' | '4xx' | '5xx', every = period): Metric {
  return new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap: { ApiId },
    statistic: Stats.SUM,
    period: every,
  });
}

export function socketMetric(
  { apiId, stage }: { apiId: string; stage: string },
  metricName: 'ConnectCount' | 'MessageCount' | 'IntegrationError' | 'ExecutionError' | 'ClientError',
  every = period,
): Metric {
  return new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap: { ApiId: apiId, Stage: stage },
    statistic: Stats.SUM,
    period: every,
  });
}
