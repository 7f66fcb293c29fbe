import type { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, LogGroup, MetricFilter, type IFilterPattern } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionSpec, Manifest } from '../../functions/manifest-types';
import { apiRoutes } from '../api-routes';
import type { Environment } from '../environments';
import { apiLogsOf, functionLogsOf } from '../names';
import { period } from './metrics';

/** How a log line becomes numbers. */
interface Reading {
  metricName: string;
  pattern: IFilterPattern;
  value: string;
}

/**
 * What only our own logs know: failed requests of each function, events that a consumer failed at, the ages of outbox
 * and reminders, failed triggers, rows left out, results set aside, minutes too late for their league, model tokens,
 * request durations.
 */
export class LogMetrics extends Construct {
  private readonly stackName: string;

  constructor(scope: Construct, id: string, { stackName }: Environment, manifest: Manifest) {
    super(scope, id);
    this.stackName = stackName;
    const said = (text: string) => FilterPattern.stringValue('$.message', '=', text);
    const functions = Object.entries(manifest.functions);
    const from = (isMeant: (spec: FunctionSpec) => unknown, reading: Reading) => {
      for (const [name, spec] of functions)
        if (isMeant(spec))
          this.read(`${reading.metricName}-${name}`, functionLogsOf(stackName, name), reading);
    };
    from(({ trigger }) => trigger, {
      metricName: 'TriggerFailures',
      pattern: said('trigger failed'),
      value: '1',
    });
    const publishing = (area: string) => (spec: FunctionSpec) =>
      spec.area === area && spec.publishes && spec.schedule;
    from(publishing('outbox'), {
      metricName: 'OutboxOldestSeconds',
      pattern: said('outbox swept'),
      value: '$.oldestSeconds',
    });
    from(publishing('reminders'), {
      metricName: 'RemindersOldestSeconds',
      pattern: said('reminders listed'),
      value: '$.oldestSeconds',
    });
    from(({ asksModel }) => asksModel, {
      metricName: 'ModelTokens',
      // One for chats and photos, one for speech.
      pattern: FilterPattern.any(said('model asked'), said('model talked')),
      value: '$.tokens',
    });
    from(() => true, { metricName: 'MalformedRows', pattern: said('malformed row'), value: '1' });
    from(({ schedule }) => schedule, {
      metricName: 'ResultsSetAside',
      pattern: said('result set aside'),
      value: '1',
    });
    from(({ area, hears }) => area === 'leagues' && hears, {
      metricName: 'LateMinutes',
      pattern: said('minutes too late for their league'),
      value: '1',
    });
    this.read('ApiLatency', apiLogsOf(stackName), {
      metricName: 'ApiLatency',
      pattern: FilterPattern.literal(notOfModels(manifest)),
      value: '$.latencyMs',
    });
    for (const [name, { hears, contract }] of functions) {
      const failedEvents = { metricName: failedEventsOf(name), pattern: said('event failed'), value: '1' };
      if (hears) this.read(failedEvents.metricName, functionLogsOf(stackName, name), failedEvents);
      const pattern = FilterPattern.literal(failedOf(name, manifest));
      const failedRequests = { metricName: failedRequestsOf(name), pattern, value: '1' };
      if (contract) this.read(failedRequests.metricName, apiLogsOf(stackName), failedRequests);
    }
  }

  /** Events that a consumer failed at; its queue delivers them again. */
  failedEvents(consumer: string): Metric {
    return this.metric(failedEventsOf(consumer), Stats.SUM);
  }

  /** Requests on a function's routes that ended in 5xx, also where the function did not get to answer. */
  failedRequests(functionName: string): Metric {
    return this.metric(failedRequestsOf(functionName), Stats.SUM);
  }

  /** Refused sign-ups also count as errors of a trigger; these do not. */
  get triggerFailures(): Metric {
    return this.metric('TriggerFailures', Stats.SUM);
  }

  get malformedRows(): Metric {
    return this.metric('MalformedRows', Stats.SUM);
  }

  get resultsSetAside(): Metric {
    return this.metric('ResultsSetAside', Stats.SUM);
  }

  get lateMinutes(): Metric {
    return this.metric('LateMinutes', Stats.SUM);
  }

  get outboxAge(): Metric {
    return this.metric('OutboxOldestSeconds', Stats.MAXIMUM);
  }

  get remindersAge(): Metric {
    return this.metric('RemindersOldestSeconds', Stats.MAXIMUM);
  }

  modelTokens(every: Duration): Metric {
    return this.metric('ModelTokens', Stats.SUM, every);
  }

  apiLatency(percent: number): Metric {
    return this.metric('ApiLatency', Stats.percentile(percent));
  }

  private read(id: string, logGroupName: string, { metricName, pattern, value }: Reading): void {
    new MetricFilter(this, id, {
      logGroup: LogGroup.fromLogGroupName(this, `${id}-logs`, logGroupName),
      filterPattern: pattern,
      metricNamespace: this.stackName,
      metricName,
      metricValue: value,
    });
  }

  private metric(metricName: string, statistic: string, every = period): Metric {
    return new Metric({ namespace: this.stackName, metricName, statistic, period: every });
  }
}

const failedEventsOf = (consumer: string) => `FailedEvents-${consumer}`;
const failedRequestsOf = (functionName: string) => `FailedRequests-${functionName}`;

/** Requests of one function's routes that ended in 5xx. */
function failedOf(name: string, manifest: Manifest): string {
  const routes = apiRoutes(manifest).filter(({ functionName }) => functionName === name);
  const any = routes.map(({ key }) => `$.routeKey = "${key}"`).join(' || ');
  return `{ $.status = "5*" && (${any}) }`;
}

/** Requests of all routes except those that a model answers. */
function notOfModels(manifest: Manifest): string {
  const models = apiRoutes(manifest).filter(
    ({ functionName }) => manifest.functions[functionName]?.asksModel,
  );
  const others = models.map(({ key }) => `$.routeKey != "${key}"`);
  return `{ ${['$.latencyMs = *', ...others].join(' && ')} }`;
}
