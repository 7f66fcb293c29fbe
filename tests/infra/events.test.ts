import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import { propertiesOf, synthesize } from './synthesize';

const { template } = synthesize('prod', { changes: { alarmEmail: 'ops@vita.example' } });
const functions: [string, FunctionSpec][] = Object.entries(manifest.functions);
const consumers = functions.filter(([, { hears }]) => hears);
const idOf = (name: string) => name.replaceAll('-', '');

const queues = propertiesOf(template, 'AWS::SQS::Queue');
const rules = propertiesOf(template, 'AWS::Events::Rule');
const arn = (prefix: string) => ({ 'Fn::GetAtt': [Match.stringLikeRegexp(`^${prefix}`), 'Arn'] });

describe.each(consumers)('%s', (name, spec) => {
  const id = `Events${idOf(name)}`;

  it('hears its events from this product through a rule with a dead-letter queue', () => {
    template.hasResourceProperties('AWS::Events::Rule', {
      EventBusName: { Ref: Match.stringLikeRegexp('^Bus') },
      EventPattern: { source: ['vita'], 'detail-type': spec.hears },
      Targets: [
        Match.objectLike({ Arn: arn(`${id}Queue`), DeadLetterConfig: { Arn: arn('EventsUndelivered') } }),
      ],
    });
  });

  it('gives a message five tries, each invisible for six times its timeout', () => {
    template.hasResourceProperties('AWS::SQS::Queue', {
      VisibilityTimeout: 6 * spec.timeoutSeconds,
      DelaySeconds: spec.queue?.delaySeconds ?? 0,
      RedrivePolicy: { deadLetterTargetArn: arn(`${id}Unhandled`), maxReceiveCount: 5 },
    });
  });

  it('takes batches of its size and reports the messages that failed', () => {
    const { batchSize, windowSeconds, maximumConcurrency } = spec.queue!;
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      EventSourceArn: arn(`${id}Queue`),
      FunctionName: { Ref: Match.stringLikeRegexp(`^Functions${idOf(name)}`) },
      BatchSize: batchSize,
      MaximumBatchingWindowInSeconds: windowSeconds > 0 ? windowSeconds : Match.absent(),
      ScalingConfig: maximumConcurrency ? { MaximumConcurrency: maximumConcurrency } : Match.absent(),
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
  });
});

describe('queues', () => {
  const mappings = Object.values(propertiesOf(template, 'AWS::Lambda::EventSourceMapping'));
  const targets = Object.values(rules).flatMap(({ Targets }) => Targets as { DeadLetterConfig?: unknown }[]);
  const deadLetterQueues = JSON.stringify([
    Object.values(queues).map(({ RedrivePolicy }) => RedrivePolicy),
    targets.map(({ DeadLetterConfig }) => DeadLetterConfig),
    mappings.map(({ DestinationConfig }) => DestinationConfig),
  ]);

  it('all have a dead-letter queue, or are one', () => {
    const isDeadLetterQueue = (id: string) => deadLetterQueues.includes(`"${id}"`);
    const wrong = Object.entries(queues).filter(
      ([id, { RedrivePolicy }]) => Boolean(RedrivePolicy) === isDeadLetterQueue(id),
    );
    expect(wrong).toEqual([]);
    expect(Object.keys(queues)).toHaveLength(2 * consumers.length + 2);
  });

  it('all are encrypted', () => {
    expect(Object.values(queues).filter(({ SqsManagedSseEnabled }) => SqsManagedSseEnabled !== true)).toEqual(
      [],
    );
  });

  it('all refuse plain HTTP', () => {
    const policies = Object.values(propertiesOf(template, 'AWS::SQS::QueuePolicy'));
    const refusing = policies.filter(({ PolicyDocument }) => {
      const { Statement } = PolicyDocument as { Statement: { Effect: string; Condition?: unknown }[] };
      const refusal = { Bool: { 'aws:SecureTransport': 'false' } };
      return Statement.some(
        ({ Effect, Condition }) => Effect === 'Deny' && JSON.stringify(Condition) === JSON.stringify(refusal),
      );
    });
    const refs = refusing.flatMap(({ Queues }) => Queues as { Ref: string }[]);
    expect(refs.map(({ Ref }) => Ref).toSorted()).toEqual(Object.keys(queues).toSorted());
  });
});

describe('the outbox', () => {
  it('streams new records to the publisher, splits what fails and gives up after an hour', () => {
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      EventSourceArn: { 'Fn::ImportValue': 'vita-prod-outbox-stream' },
      FunctionName: { Ref: Match.stringLikeRegexp('^Functionspublishevents') },
      BatchSize: 100,
      StartingPosition: 'TRIM_HORIZON',
      FilterCriteria: { Filters: [{ Pattern: '{"eventName":["INSERT"]}' }] },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      MaximumRecordAgeInSeconds: 3600,
      DestinationConfig: { OnFailure: { Destination: arn('EventspublisheventsFailures') } },
    });
  });

  it.each(functions.filter(([, { schedule }]) => schedule))(
    '%s runs on its schedule',
    (name, { schedule }) => {
      template.hasResourceProperties('AWS::Events::Rule', {
        ScheduleExpression: schedule,
        Targets: [Match.objectLike({ Arn: arn(`Functions${idOf(name)}`) })],
      });
    },
  );
});

describe('alarms', () => {
  const alarms = Object.values(propertiesOf(template, 'AWS::CloudWatch::Alarm'));
  const watched = JSON.stringify(alarms);

  it('all speak to the one topic, which mails the operator', () => {
    for (const { AlarmActions } of alarms) {
      expect(AlarmActions).toEqual([{ Ref: expect.stringMatching(/^AlarmsTopic/) as string }]);
    }
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'ops@vita.example',
    });
  });

  it('watch every queue where messages end', () => {
    const ends = Object.keys(queues).filter((id) => !queues[id]?.['RedrivePolicy']);
    expect(ends).toHaveLength(consumers.length + 2);
    for (const id of ends) expect(watched).toContain(`"${id}"`);
  });

  it('watch throttles of every function, and errors of those that refuse nobody by one', () => {
    const triggers = Object.values<FunctionSpec>(manifest.functions).filter(({ trigger }) => trigger);
    const perMetric = (metric: string) => watched.split(`"MetricName":"${metric}"`).length - 1;
    expect(perMetric('Errors')).toBe(functions.length - triggers.length);
    expect(perMetric('TriggerFailures')).toBe(1);
    template.resourcePropertiesCountIs(
      'AWS::Logs::MetricFilter',
      { FilterPattern: '{ $.message = "trigger failed" }' },
      triggers.length,
    );
    expect(perMetric('Throttles')).toBe(functions.length);
  });

  it('never sum more metrics than CloudWatch takes', () => {
    for (const { Metrics = [] } of alarms as { Metrics?: { MetricStat?: unknown }[] }[]) {
      expect(Metrics.filter(({ MetricStat }) => MetricStat).length).toBeLessThanOrEqual(10);
    }
  });

  it('ring when an event waits five minutes in the outbox or nobody sweeps it', () => {
    template.hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '{ $.message = "outbox swept" }',
      MetricTransformations: [
        Match.objectLike({ MetricName: 'OutboxOldestSeconds', MetricValue: '$.oldestSeconds' }),
      ],
    });
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'OutboxOldestSeconds',
      Threshold: 300,
      TreatMissingData: 'breaching',
    });
  });

  it('ring when the API answers 5xx', () => {
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: '5xx',
      Statistic: 'Sum',
      Threshold: 5,
    });
  });
});
