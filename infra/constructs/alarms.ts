import { Duration } from 'aws-cdk-lib';
import { MathExpression, TreatMissingData, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { FunctionSpec, Manifest } from '../../functions/manifest-types';
import type { Environment } from '../environments';
import { queueNameOf, undeliveredNameOf, unhandledNameOf, unpublishedNameOf } from '../names';
import { AlarmBell } from './alarm-bell';
import type { LogMetrics } from './log-metrics';
import {
  highestOf,
  httpMetric,
  inParts,
  lambdaMetric,
  period,
  queueMetric,
  socketMetric,
  sumOf,
  tableMetric,
} from './metrics';

interface AlarmsProps {
  environment: Environment;
  manifest: Manifest;
  logs: LogMetrics;
  httpApiId: string;
  sockets: { apiId: string; stage: string };
  tableNames: readonly string[];
}

const quarter = Duration.minutes(15);
const day = Duration.days(1);

/** Every alarm of an environment, except the edge's, whose metrics are in another region. */
export class Alarms extends Construct {
  private readonly bell: AlarmBell;
  private readonly stackName: string;
  private readonly functions: [string, FunctionSpec][];

  constructor(
    scope: Construct,
    id: string,
    private readonly props: AlarmsProps,
  ) {
    super(scope, id);
    const { environment, manifest } = props;
    this.stackName = environment.stackName;
    this.functions = Object.entries(manifest.functions);
    this.bell = new AlarmBell(this, 'Bell', environment);
    this.watchFunctions();
    this.watchEvents();
    this.watchRequests();
    this.watchSockets();
    this.watchTables();
    this.watchModels();
  }

  private named(isMeant: (spec: FunctionSpec) => unknown): string[] {
    return this.functions.flatMap(([name, spec]) => (isMeant(spec) ? [name] : []));
  }

  private watchFunctions(): void {
    const { bell, stackName } = this;
    // A refused sign-up also counts as an error, so triggers only count the failures in their logs.
    for (const [part, names] of inParts(this.named(({ trigger }) => !trigger)).entries()) {
      const errors = names.map((name) => lambdaMetric(stackName, name, 'Errors'));
      bell.ring('function errors', { metric: sumOf(errors, 'function errors'), above: 0, part });
    }
    for (const [part, names] of inParts(this.named(() => true)).entries()) {
      const throttles = names.map((name) => lambdaMetric(stackName, name, 'Throttles'));
      bell.ring('throttles', { metric: sumOf(throttles, 'throttled invocations'), above: 0, part });
    }
    bell.ring('trigger failures', { metric: this.props.logs.triggerFailures, above: 0 });
  }

  private watchEvents(): void {
    const { bell, stackName } = this;
    const consumers = this.named(({ hears }) => hears);
    const ends = [
      undeliveredNameOf(stackName),
      ...consumers.map((consumer) => unhandledNameOf(stackName, consumer)),
    ];
    for (const [part, queues] of inParts(ends).entries()) {
      const waiting = queues.map((queue) => queueMetric(queue, 'ApproximateNumberOfMessagesVisible'));
      bell.ring('dead letters', { metric: sumOf(waiting, 'messages in dead-letter queues'), above: 0, part });
    }
    for (const [part, names] of inParts(consumers).entries()) {
      const ages = names.map((name) =>
        queueMetric(queueNameOf(stackName, name), 'ApproximateAgeOfOldestMessage'),
      );
      bell.ring('queue age', { metric: highestOf(ages, 'oldest message'), above: 900, part });
    }
    bell.ring('results set aside', { metric: this.props.logs.resultsSetAside, above: 0 });
    bell.ring('late minutes', { metric: this.props.logs.lateMinutes, above: 0 });
    const publishers = this.named(({ stream }) => stream);
    const given = publishers.map((name) =>
      queueMetric(unpublishedNameOf(stackName, name), 'ApproximateNumberOfMessagesVisible'),
    );
    bell.ring('unpublished events', { metric: sumOf(given, 'given up'), above: 0 });
    const behind = publishers.map((name) => lambdaMetric(stackName, name, 'IteratorAge'));
    bell.ring('stream age', { metric: highestOf(behind, 'milliseconds behind'), above: 60_000, periods: 2 });
    // A run without log lines also sets off the alarm.
    const missing = TreatMissingData.BREACHING;
    bell.ring('outbox age', { metric: this.props.logs.outboxAge, above: 300, missing });
    // One line in five minutes: a period may well have none.
    bell.ring('reminder age', { metric: this.props.logs.remindersAge, above: 1800, periods: 3, missing });
  }

  private watchRequests(): void {
    const { httpApiId, logs } = this.props;
    this.bell.ring('API 5xx', { metric: httpMetric(httpApiId, '5xx'), above: 5 });
    this.bell.ring('API latency', { metric: logs.apiLatency(95), above: 1500, periods: 3 });
  }

  private watchSockets(): void {
    const { httpApiId, sockets } = this.props;
    const errors = [socketMetric(sockets, 'IntegrationError'), socketMetric(sockets, 'ExecutionError')];
    this.bell.ring('socket errors', { metric: sumOf(errors, 'frames in error'), above: 5 });
    const nobody = new MathExpression({
      expression: 'IF(FILL(requests, 0) > 300 AND FILL(connects, 0) < 1, 1, 0)',
      usingMetrics: {
        requests: httpMetric(httpApiId, 'Count', quarter),
        connects: socketMetric(sockets, 'ConnectCount', quarter),
      },
      label: 'requests without a socket',
      period: quarter,
    });
    this.bell.ring('no sockets', { metric: nobody, above: 0 });
  }

  private watchTables(): void {
    const throttles = this.props.tableNames.flatMap((name): Metric[] => [
      tableMetric(name, 'ReadThrottleEvents'),
      tableMetric(name, 'WriteThrottleEvents'),
    ]);
    for (const [part, group] of inParts(throttles).entries())
      this.bell.ring('table throttles', { metric: sumOf(group, 'throttled'), above: 0, part });
    this.bell.ring('malformed rows', { metric: this.props.logs.malformedRows, above: 0 });
    // A regional failure affects every table, so one query covers all of them; it costs nothing while there is none.
    const troubles = new MathExpression({
      expression: 'SELECT SUM(SystemErrors) FROM SCHEMA("AWS/DynamoDB", Operation, TableName)',
      usingMetrics: {},
      label: 'system errors',
      period,
    });
    this.bell.ring('table system errors', { metric: troubles, above: 0, periods: 2 });
  }

  private watchModels(): void {
    const { environment, logs } = this.props;
    const { dailyUsd, usdPerMillionTokens } = environment.modelSpend;
    const spent = new MathExpression({
      expression: `tokens * ${usdPerMillionTokens} / 1000000`,
      usingMetrics: { tokens: logs.modelTokens(day) },
      label: 'dollars a day',
      period: day,
    });
    this.bell.ring('model spend', { metric: spent, above: dailyUsd });
  }
}
