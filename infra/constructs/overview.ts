import { Duration } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  LegendPosition,
  MathExpression,
  PeriodOverride,
  type IMetric,
  type Metric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { Manifest } from '../../functions/manifest-types';
import type { Environment } from '../environments';
import { queueNameOf, undeliveredNameOf, unhandledNameOf } from '../names';
import type { LogMetrics } from './log-metrics';
import {
  highestOf,
  httpMetric,
  lambdaMetric,
  queueMetric,
  socketMetric,
  sumOf,
  tableMetric,
  type LambdaMetricName,
  type TableMetricName,
} from './metrics';

interface OverviewProps {
  environment: Environment;
  manifest: Manifest;
  logs: LogMetrics;
  httpApiId: string;
  sockets: { apiId: string; stage: string };
  tableNames: readonly string[];
}

const hour = Duration.hours(1);

const named = (metric: Metric, label: string) => metric.with({ label });

/** The first page an operator opens: activity, failures, queues, and cost. */
export class Overview extends Construct {
  constructor(
    scope: Construct,
    id: string,
    private readonly props: OverviewProps,
  ) {
    super(scope, id);
    const { stackName } = props.environment;
    const dashboard = new Dashboard(this, 'Dashboard', {
      dashboardName: stackName,
      defaultInterval: Duration.hours(12),
      periodOverride: PeriodOverride.INHERIT,
    });
    dashboard.addWidgets(...this.requests());
    dashboard.addWidgets(...this.events());
    dashboard.addWidgets(...this.modelsAndSockets());
    dashboard.addWidgets(...this.failures());
    dashboard.addWidgets(...this.functions());
    dashboard.addWidgets(...this.tables());
  }

  private graph(title: string, left: IMetric[], right: IMetric[] = []): GraphWidget {
    return new GraphWidget({ title, left, right, width: 8, height: 6, leftYAxis: { min: 0 } });
  }

  private requests(): GraphWidget[] {
    const { httpApiId, logs } = this.props;
    return [
      this.graph('Requests', [httpMetric(httpApiId, 'Count')]),
      this.graph('Answers in error', [httpMetric(httpApiId, '4xx'), httpMetric(httpApiId, '5xx')]),
      this.graph('Latency without models, ms', [logs.apiLatency(50), logs.apiLatency(95)]),
    ];
  }

  private events(): GraphWidget[] {
    const { environment, manifest, logs } = this.props;
    const { stackName } = environment;
    const functions = Object.entries(manifest.functions);
    const consumers = functions.flatMap(([name, { hears }]) => (hears ? [name] : []));
    const publishers = functions.flatMap(([name, { stream }]) => (stream ? [name] : []));
    const ages = consumers.map((name) =>
      queueMetric(queueNameOf(stackName, name), 'ApproximateAgeOfOldestMessage'),
    );
    const dead = [
      undeliveredNameOf(stackName),
      ...consumers.map((name) => unhandledNameOf(stackName, name)),
    ].map((queue) => queueMetric(queue, 'ApproximateNumberOfMessagesVisible'));
    return [
      this.graph('Age of the oldest event in a queue and of the oldest reminder due, s', [
        highestOf(ages, 'oldest'),
        logs.remindersAge,
        ...ages,
      ]),
      this.graph(
        'Age of the outbox, s, and of its stream, ms',
        [logs.outboxAge],
        publishers.map((name) => lambdaMetric(stackName, name, 'IteratorAge')),
      ),
      this.graph('Dead-letter queues', [sumOf(dead, 'all'), ...dead]),
    ];
  }

  private modelsAndSockets(): GraphWidget[] {
    const { environment, logs, sockets } = this.props;
    const tokens = logs.modelTokens(hour);
    const dollars = new MathExpression({
      expression: `tokens * ${environment.modelSpend.usdPerMillionTokens} / 1000000`,
      usingMetrics: { tokens },
      label: 'dollars an hour',
      period: hour,
    });
    return [
      this.graph('Models: tokens and dollars an hour', [tokens], [dollars]),
      this.graph('Sockets: opened and frames', [
        socketMetric(sockets, 'ConnectCount'),
        socketMetric(sockets, 'MessageCount'),
      ]),
      this.graph('Sockets: errors', [
        socketMetric(sockets, 'IntegrationError'),
        socketMetric(sockets, 'ExecutionError'),
        socketMetric(sockets, 'ClientError'),
      ]),
    ];
  }

  /** One line for each function and table, so that the dashboard names the one an alarm is about. */
  private lines(title: string, left: IMetric[]): GraphWidget {
    const legendPosition = LegendPosition.RIGHT;
    return new GraphWidget({ title, left, width: 12, height: 8, leftYAxis: { min: 0 }, legendPosition });
  }

  private failures(): GraphWidget[] {
    const { logs, manifest } = this.props;
    const functions = Object.entries(manifest.functions);
    const requests = functions.filter(([, { contract }]) => contract);
    const consumers = functions.filter(([, { hears }]) => hears);
    return [
      this.lines(
        'Requests that ended in 5xx',
        requests.map(([name]) => named(logs.failedRequests(name), name)),
      ),
      this.lines(
        'Events that a consumer failed at',
        consumers.map(([name]) => named(logs.failedEvents(name), name)),
      ),
    ];
  }

  private functions(): GraphWidget[] {
    const { environment, manifest } = this.props;
    const each = (metricName: LambdaMetricName) =>
      Object.keys(manifest.functions).map((name) =>
        named(lambdaMetric(environment.stackName, name, metricName), name),
      );
    return [
      this.lines('Functions: errors', each('Errors')),
      this.lines('Functions: throttles', each('Throttles')),
      this.lines('Functions: 95 of 100 runs take at most, ms', each('Duration')),
    ];
  }

  private tables(): GraphWidget[] {
    const each = (metricName: TableMetricName) =>
      this.props.tableNames.map((name) => named(tableMetric(name, metricName), name));
    return [
      this.lines('Tables: throttled reads', each('ReadThrottleEvents')),
      this.lines('Tables: throttled writes', each('WriteThrottleEvents')),
    ];
  }
}
