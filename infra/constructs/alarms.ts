import { Duration } from 'aws-cdk-lib';
import { MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { FunctionSpec, Manifest } from '../../functions/manifest-types';
import type { Environment } from '../environments';
import {
  apiLogsOf,
  functionLogsOf,
  queueNameOf,
  undeliveredNameOf,
  unhandledNameOf,
  unpublishedNameOf,
} from '../names';
import { AlarmBell } from './alarm-bell';
import type { LogMetrics } from './log-metrics';
import {
  fewAndShareFailed,
  fewOrShareFailed,
  httpMetric,
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

/**
 * Every alarm of an environment, except the edge's, whose metrics are in another region. There is one for each
 * function, queue, and table, so that its text names it: CloudWatch bills the metrics, not the alarms, and a query
 * over all functions could not leave out those of another environment.
 */
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
    this.watchConsumers();
    this.watchOutbox();
    this.watchRequests();
    this.watchSockets();
    this.watchTables();
    this.watchModels();
  }

  private named(isMeant: (spec: FunctionSpec) => unknown): string[] {
    return this.functions.flatMap(([name, spec]) => (isMeant(spec) ? [name] : []));
  }

  private logsOf(names: readonly string[]) {
    return { groups: names.map((name) => functionLogsOf(this.stackName, name)) };
  }

  private get apiLogs() {
    return { groups: [apiLogsOf(this.stackName)] };
  }

  private watchFunctions(): void {
    const { bell, stackName, props } = this;
    // An API's errors are 5xx of its requests; a refused sign-up counts as an error of its trigger, so only logs know.
    for (const of of this.named(({ contract, trigger }) => !contract && !trigger)) {
      const metric = lambdaMetric(stackName, of, 'Errors');
      bell.ring('function errors', { metric, above: 0, of, logs: this.logsOf([of]) });
    }
    for (const of of this.named(() => true)) {
      const metric = lambdaMetric(stackName, of, 'Throttles');
      bell.ring('throttles', { metric, above: 0, of, logs: this.logsOf([of]) });
    }
    const triggers = this.logsOf(this.named(({ trigger }) => trigger));
    bell.ring('trigger failures', { metric: props.logs.triggerFailures, above: 0, logs: triggers });
  }

  private watchConsumers(): void {
    const { bell, stackName, props } = this;
    const ringForDeadLetters = (of: string, names: readonly string[]) => {
      const metric = queueMetric(of, 'ApproximateNumberOfMessagesVisible');
      bell.ring('dead letters', { metric, above: 0, of, logs: this.logsOf(names) });
    };
    for (const of of this.named(({ hears }) => hears)) {
      const logs = this.logsOf([of]);
      const queue = queueNameOf(stackName, of);
      const delivered = queueMetric(queue, 'NumberOfMessagesReceived');
      const failed = fewAndShareFailed(props.logs.failedEvents(of), delivered);
      bell.ring('consumer failures', { metric: failed, above: 0, of, logs });
      const age = queueMetric(queue, 'ApproximateAgeOfOldestMessage');
      bell.ring('queue age', { metric: age, above: 900, of, logs });
      ringForDeadLetters(unhandledNameOf(stackName, of), [of]);
    }
    ringForDeadLetters(undeliveredNameOf(stackName), this.publishers);
    const closers = this.logsOf(this.named(({ schedule }) => schedule));
    bell.ring('results set aside', { metric: props.logs.resultsSetAside, above: 0, logs: closers });
    const leagues = this.logsOf(this.named(({ area, hears }) => area === 'leagues' && hears));
    bell.ring('late minutes', { metric: props.logs.lateMinutes, above: 0, logs: leagues });
  }

  private get publishers(): string[] {
    return this.named(({ stream }) => stream);
  }

  private watchOutbox(): void {
    const { bell, stackName, props } = this;
    for (const of of this.publishers) {
      const logs = this.logsOf([of]);
      const given = queueMetric(unpublishedNameOf(stackName, of), 'ApproximateNumberOfMessagesVisible');
      bell.ring('unpublished events', { metric: given, above: 0, of, logs });
      const behind = lambdaMetric(stackName, of, 'IteratorAge');
      bell.ring('stream age', { metric: behind, above: 60_000, periods: 2, of, logs });
    }
    // A run without log lines also sets off the alarm.
    const missing = TreatMissingData.BREACHING;
    const outbox = this.logsOf(this.named(({ area }) => area === 'outbox'));
    bell.ring('outbox age', { metric: props.logs.outboxAge, above: 300, missing, logs: outbox });
    // One line in five minutes: a period may well have none.
    const reminders = this.logsOf(this.named(({ area }) => area === 'reminders'));
    const metric = props.logs.remindersAge;
    bell.ring('reminder age', { metric, above: 1800, periods: 3, missing, logs: reminders });
  }

  private watchRequests(): void {
    const { bell, stackName } = this;
    const { logs } = this.props;
    for (const of of this.named(({ contract }) => contract)) {
      const requests = lambdaMetric(stackName, of, 'Invocations');
      const failed = fewOrShareFailed(logs.failedRequests(of), requests);
      bell.ring('API 5xx', { metric: failed, above: 0, of, logs: this.logsOf([of]) });
    }
    const metric = logs.apiLatency(95);
    bell.ring('API latency', { metric, above: 1500, periods: 3, logs: this.apiLogs });
  }

  private watchSockets(): void {
    const { httpApiId, sockets } = this.props;
    const errors = [socketMetric(sockets, 'IntegrationError'), socketMetric(sockets, 'ExecutionError')];
    const frames = this.logsOf(this.named((spec) => spec.sockets));
    this.bell.ring('socket errors', { metric: sumOf(errors, 'frames in error'), above: 5, logs: frames });
    const nobody = new MathExpression({
      expression: 'IF(FILL(requests, 0) > 300 AND FILL(connects, 0) < 1, 1, 0)',
      usingMetrics: {
        requests: httpMetric(httpApiId, 'Count', quarter),
        connects: socketMetric(sockets, 'ConnectCount', quarter),
      },
      label: 'requests without a socket',
      period: quarter,
    });
    const opening = this.logsOf(this.named(({ area }) => area === 'realtime'));
    this.bell.ring('no sockets', { metric: nobody, above: 0, logs: opening });
  }

  private watchTables(): void {
    const { bell, apiLogs: logs, props } = this;
    for (const of of props.tableNames) {
      const throttles = [tableMetric(of, 'ReadThrottleEvents'), tableMetric(of, 'WriteThrottleEvents')];
      bell.ring('table throttles', { metric: sumOf(throttles, 'throttled'), above: 0, of, logs });
    }
    const everywhere = this.logsOf(this.named(() => true));
    bell.ring('malformed rows', { metric: props.logs.malformedRows, above: 0, logs: everywhere });
    // A regional failure affects every table, so one query covers all of them; it costs nothing while there is none.
    const troubles = new MathExpression({
      expression: 'SELECT SUM(SystemErrors) FROM SCHEMA("AWS/DynamoDB", Operation, TableName)',
      usingMetrics: {},
      label: 'system errors',
      period,
    });
    bell.ring('table system errors', { metric: troubles, above: 0, periods: 2, logs });
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
    const asking = this.logsOf(this.named(({ asksModel }) => asksModel));
    this.bell.ring('model spend', { metric: spent, above: dailyUsd, logs: asking });
  }
}
