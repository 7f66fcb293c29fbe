import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { functionNameOf } from '../names';

export const period = Duration.minutes(5);
/** CloudWatch takes at most this many metrics in one alarm. */
const metricsPerAlarm = 10;

/** Splits metrics into parts that each fit into one alarm. */
export function inParts<T>(items: readonly T[], size = metricsPerAlarm): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

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

export function lambdaMetric(
  stackName: string,
  name: string,
  metricName: 'Errors' | 'Throttles' | 'IteratorAge',
): Metric {
  return new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName: functionNameOf(stackName, name) },
    statistic: metricName === 'IteratorAge' ? Stats.MAXIMUM : Stats.SUM,
    period,
  });
}

export function queueMetric(
  QueueName: string,
  metricName: 'ApproximateNumberOfMessagesVisible' | 'ApproximateAgeOfOldestMessage',
): Metric {
  const dimensionsMap = { QueueName };
  return new Metric({ namespace: 'AWS/SQS', metricName, dimensionsMap, statistic: Stats.MAXIMUM, period });
}

export function tableMetric(
  TableName: string,
  metricName: 'ReadThrottleEvents' | 'WriteThrottleEvents',
): Metric {
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
