import { Match, type Template } from 'aws-cdk-lib/assertions';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import { alarmTexts } from '../../infra/alarm-texts';
import { propertiesOf, synthesize } from './synthesize';

const alarmEmail = 'ops@vita.example';
const { template, watch, edgeWatch } = synthesize('prod', { changes: { alarmEmail } });
const dev = synthesize('dev');
const functions: [string, FunctionSpec][] = Object.entries(manifest.functions);
const namedBy = (isMeant: (spec: FunctionSpec) => unknown) =>
  functions.flatMap(([name, spec]) => (isMeant(spec) ? [name] : []));

interface Alarm {
  AlarmName: string;
  AlarmDescription: string;
  AlarmActions?: unknown[];
  Metrics?: { MetricStat?: { Metric: { Namespace: string; MetricName: string } } }[];
}
const alarmsOf = (each: Template) =>
  Object.values(propertiesOf(each, 'AWS::CloudWatch::Alarm')) as unknown as Alarm[];
const watching = [watch, edgeWatch!].flatMap(alarmsOf);
const alarms = [...watching, ...alarmsOf(template)];
const titleOf = ({ AlarmName }: Alarm) => AlarmName.replace('vita-prod: ', '').replace(/ \d+$/, '');
const watched = JSON.stringify(watching);
const count = (text: string) => watched.split(text).length - 1;

const runbook = readFileSync(path.resolve(import.meta.dirname, '../../docs/runbook.md'), 'utf8');
const rows = new Map(
  runbook
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, title = '', impact = '', what = '']) => [title, { impact, what }]),
);

describe('every alarm', () => {
  it('says in one sentence what people notice', () => {
    for (const alarm of alarms) {
      const { impact } = alarmTexts[titleOf(alarm) as keyof typeof alarmTexts];
      expect(impact).toMatch(/^(Some p|A few p|P)eople [^.]+\.$/);
      expect(alarm.AlarmDescription.endsWith(` ${impact}`)).toBe(true);
    }
  });

  it.each(Object.entries(alarmTexts))(
    '%s is in the runbook, with the same words and what to do',
    (title, text) => {
      expect(rows.get(title)?.impact).toBe(text.impact);
      expect(rows.get(title)?.what.length).toBeGreaterThan(20);
    },
  );

  it('that is named exists', () => {
    expect(new Set(alarms.map(titleOf))).toEqual(new Set(Object.keys(alarmTexts)));
    expect(new Set(alarms.map(({ AlarmName }) => AlarmName)).size).toBe(alarms.length);
  });

  it('emails the operator, through a topic that alarms of this account may use', () => {
    for (const { AlarmActions } of watching)
      expect(AlarmActions).toEqual([{ Ref: expect.stringMatching(/BellTopic/) as string }]);
    for (const each of [watch, edgeWatch!]) {
      each.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: alarmEmail });
      each.hasResourceProperties('AWS::SNS::TopicPolicy', {
        PolicyDocument: {
          Statement: Match.arrayWith([
            Match.objectLike({
              Effect: 'Allow',
              Principal: { Service: 'cloudwatch.amazonaws.com' },
              Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
            }),
          ]),
        },
      });
    }
  });

  it('sums no more metrics than CloudWatch takes', () => {
    for (const { Metrics = [] } of alarms)
      expect(Metrics.filter(({ MetricStat }) => MetricStat).length).toBeLessThanOrEqual(10);
  });
});

describe('what is watched', () => {
  it('are throttles of every function, and errors of those that refuse no one by one', () => {
    const triggers = namedBy(({ trigger }) => trigger);
    expect(count('"MetricName":"Errors"')).toBe(functions.length - triggers.length);
    expect(count('"MetricName":"Throttles"')).toBe(functions.length);
    expect(count('"MetricName":"TriggerFailures"')).toBe(1);
    watch.resourcePropertiesCountIs(
      'AWS::Logs::MetricFilter',
      { FilterPattern: '{ $.message = "trigger failed" }' },
      triggers.length,
    );
  });

  it('is every queue where messages end, and how long they wait in the others', () => {
    const queues = Object.values(propertiesOf(template, 'AWS::SQS::Queue'));
    const ends = queues.filter(({ RedrivePolicy }) => !RedrivePolicy);
    expect(ends).toHaveLength(namedBy(({ hears }) => hears).length + 2);
    for (const { QueueName, RedrivePolicy } of queues) {
      const metric = RedrivePolicy ? 'ApproximateAgeOfOldestMessage' : 'ApproximateNumberOfMessagesVisible';
      expect(watched).toMatch(new RegExp(`"Value":"${String(QueueName)}"}],"MetricName":"${metric}"`));
    }
  });

  it('are stored rows that do not parse, said by any function', () => {
    expect(count('"MetricName":"MalformedRows"')).toBe(1);
    const said = { FilterPattern: '{ $.message = "malformed row" }' };
    watch.resourcePropertiesCountIs('AWS::Logs::MetricFilter', said, functions.length);
  });

  it('are results that cannot be written, said by whatever runs by the clock', () => {
    expect(count('"MetricName":"ResultsSetAside"')).toBe(1);
    const said = { FilterPattern: '{ $.message = "result set aside" }' };
    const scheduled = namedBy(({ schedule }) => schedule);
    expect(scheduled).toEqual(expect.arrayContaining(['leagues-close', 'friend-challenges-close']));
    watch.resourcePropertiesCountIs('AWS::Logs::MetricFilter', said, scheduled.length);
  });

  it('are minutes that are too late for their league', () => {
    expect(count('"MetricName":"LateMinutes"')).toBe(1);
    watch.hasResourceProperties('AWS::Logs::MetricFilter', {
      LogGroupName: '/aws/lambda/vita-prod-leagues-events',
      FilterPattern: '{ $.message = "minutes too late for their league" }',
    });
  });

  it('are reads and writes of every table that DynamoDB refuses', () => {
    for (const name of Object.keys(manifest.tables))
      for (const metric of ['ReadThrottleEvents', 'WriteThrottleEvents'])
        expect(watched).toContain(`"Value":"vita-prod-${name}"}],"MetricName":"${metric}"`);
    watch.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'vita-prod: table system errors',
      Metrics: [Match.objectLike({ Expression: Match.stringLikeRegexp('^SELECT SUM\\(SystemErrors\\)') })],
    });
  });

  it('is the age of the outbox, even where no one sweeps it, and of its stream', () => {
    watch.hasResourceProperties('AWS::Logs::MetricFilter', {
      LogGroupName: '/aws/lambda/vita-prod-sweep-outbox',
      FilterPattern: '{ $.message = "outbox swept" }',
      MetricTransformations: [
        Match.objectLike({ MetricName: 'OutboxOldestSeconds', MetricValue: '$.oldestSeconds' }),
      ],
    });
    watch.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'OutboxOldestSeconds',
      Threshold: 300,
      TreatMissingData: 'breaching',
    });
    expect(count('"MetricName":"IteratorAge"')).toBe(1);
  });

  it('is how long reminders have been due, even where no one lists them', () => {
    watch.hasResourceProperties('AWS::Logs::MetricFilter', {
      LogGroupName: '/aws/lambda/vita-prod-reminders-list',
      FilterPattern: '{ $.message = "reminders listed" }',
      MetricTransformations: [
        Match.objectLike({ MetricName: 'RemindersOldestSeconds', MetricValue: '$.oldestSeconds' }),
      ],
    });
    watch.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'vita-prod: reminder age',
      MetricName: 'RemindersOldestSeconds',
      Threshold: 1800,
      EvaluationPeriods: 3,
      TreatMissingData: 'breaching',
    });
  });

  it('is how long requests take, except where a model answers', () => {
    const filters = Object.values(propertiesOf(watch, 'AWS::Logs::MetricFilter'));
    const latency = filters.find(({ LogGroupName }) => LogGroupName === '/aws/apigateway/vita-prod-http');
    const pattern = String(latency?.['FilterPattern']);
    expect(pattern).toContain('$.routeKey != "ANY /api/coach/{proxy+}"');
    expect(pattern).toContain('$.routeKey != "ANY /api/nutrition/analyses"');
    expect(pattern).not.toContain('/api/workout-sessions');
    expect(pattern.length).toBeLessThanOrEqual(1024);
    watch.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'ApiLatency',
      ExtendedStatistic: 'p95',
    });
    template.hasResourceProperties('AWS::Logs::LogGroup', { LogGroupName: '/aws/apigateway/vita-prod-http' });
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      AccessLogSettings: {
        Format: Match.stringLikeRegexp('"routeKey":".+,"latencyMs":\\$context.responseLatency}$'),
      },
    });
  });

  it('is what models cost, by the tokens that every asking function logs', () => {
    const asking = namedBy(({ asksModel }) => asksModel);
    const filters = Object.values(propertiesOf(watch, 'AWS::Logs::MetricFilter'));
    const counted = filters.filter(({ MetricTransformations }) =>
      JSON.stringify(MetricTransformations).includes('ModelTokens'),
    );
    expect(counted.map(({ LogGroupName }) => LogGroupName)).toEqual(
      asking.map((name) => `/aws/lambda/vita-prod-${name}`),
    );
    expect(counted[0]).toMatchObject({
      FilterPattern: '{ ($.message = "model asked") || ($.message = "model talked") }',
    });
    watch.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'vita-prod: model spend',
      Threshold: 50,
      Metrics: Match.arrayWith([Match.objectLike({ Expression: 'tokens * 2 / 1000000' })]),
    });
  });

  it('are the sockets, by errors and by no one opening one', () => {
    for (const metric of ['IntegrationError', 'ExecutionError', 'ConnectCount'])
      expect(count(`"MetricName":"${metric}"`)).toBe(1);
  });

  it('is the edge, where its metrics are', () => {
    edgeWatch!.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: '5xxErrorRate',
      Dimensions: Match.arrayWith([{ Name: 'Region', Value: 'Global' }]),
    });
    expect(dev.edgeWatch).toBeUndefined();
  });
});

describe('the dashboard', () => {
  const [dashboard] = Object.values(propertiesOf(watch, 'AWS::CloudWatch::Dashboard'));

  it('is called like the environment and shows all that an operator asks first', () => {
    expect(dashboard?.['DashboardName']).toBe('vita-prod');
    const body = JSON.stringify(dashboard?.['DashboardBody']);
    for (const metric of [
      'Count',
      '5xx',
      'ApiLatency',
      'OutboxOldestSeconds',
      'RemindersOldestSeconds',
      'IteratorAge',
      'ApproximateAgeOfOldestMessage',
      'ApproximateNumberOfMessagesVisible',
      'ModelTokens',
      'ConnectCount',
      'ReadThrottleEvents',
    ])
      expect(body).toContain(metric);
    for (const percentile of ['p50', 'p95']) expect(body).toContain(percentile);
  });
});

describe('the budget of an environment', () => {
  it('emails whoever hears of alarms, before and when the month costs too much', () => {
    watch.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetName: 'vita-prod', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 1000, Unit: 'USD' } },
      NotificationsWithSubscribers: [
        Match.objectLike({
          Notification: Match.objectLike({ NotificationType: 'ACTUAL', Threshold: 80 }),
          Subscribers: [{ SubscriptionType: 'EMAIL', Address: alarmEmail }],
        }),
        Match.objectLike({ Notification: Match.objectLike({ NotificationType: 'FORECASTED' }) }),
      ],
    });
    dev.watch.resourceCountIs('AWS::Budgets::Budget', 0);
  });
});
