import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import { propertiesOf, synthesize } from './synthesize';

const { template } = synthesize('prod');
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

  it('that nothing can be moved back from are called as the redrive command knows them', () => {
    const ends = Object.values(queues).map(({ QueueName }) => String(QueueName));
    expect(ends.filter((name) => /Undelivered|Failures/.test(name)).toSorted()).toEqual([
      'vita-prod-Undelivered',
      'vita-prod-publish-events-Failures',
    ]);
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
