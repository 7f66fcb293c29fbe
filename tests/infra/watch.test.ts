import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import type { AlarmTitle } from '../../infra/alarm-texts';
import { apiRoutes } from '../../infra/api-routes';
import { alarmEmail, alarmsOf, logMetricsOf, subjectOf, titleOf } from './alarms';
import { propertiesOf, synthesize } from './synthesize';

const { template, watch, edgeWatch } = synthesize('prod', { changes: { alarmEmail } });
const dev = synthesize('dev');
const functions: [string, FunctionSpec][] = Object.entries(manifest.functions);
const namedBy = (isMeant: (spec: FunctionSpec) => unknown) =>
  functions.flatMap(([name, spec]) => (isMeant(spec) ? [name] : []));

const watching = [watch, edgeWatch!].flatMap(alarmsOf);
const subjectsOf = (title: AlarmTitle) =>
  watching.filter((alarm) => titleOf(alarm) === title).map((alarm) => subjectOf(alarm));
const filters = logMetricsOf(watch);
const filtersOf = (metric: string) =>
  filters.filter(({ MetricTransformations: [each] }) => each?.MetricName === metric);
const watched = JSON.stringify(watching);
const count = (text: string) => watched.split(text).length - 1;

describe('the stack that watches', () => {
  it('stays far from the 500 resources CloudFormation allows', () => {
    const { Resources } = watch.toJSON() as { Resources: object };
    expect(Object.keys(Resources).length).toBeLessThan(450);
  });
});

describe('what is watched', () => {
  it('are throttles of every function, and errors of those that neither answer requests nor refuse people', () => {
    const triggers = namedBy(({ trigger }) => trigger);
    expect(subjectsOf('throttles')).toEqual(functions.map(([name]) => name));
    expect(subjectsOf('function errors')).toEqual(namedBy((spec) => !spec.contract && !spec.trigger));
    expect(count('"MetricName":"TriggerFailures"')).toBe(1);
    watch.resourcePropertiesCountIs(
      'AWS::Logs::MetricFilter',
      { FilterPattern: '{ $.message = "trigger failed" }' },
      triggers.length,
    );
  });

  it('are the 5xx of each function that answers requests, on all of its routes and by their share', () => {
    expect(subjectsOf('API 5xx')).toEqual(namedBy(({ contract }) => contract));
    const counted = filters.filter(({ MetricTransformations: [each] }) =>
      each?.MetricName.startsWith('FailedRequests-'),
    );
    for (const { FilterPattern, LogGroupName } of counted) {
      expect(LogGroupName).toBe('/aws/apigateway/vita-prod-http');
      expect(FilterPattern).toMatch(/^{ \$\.status = "5\*" && \(/);
      expect(FilterPattern.length).toBeLessThanOrEqual(1024);
    }
    const all = counted.map(({ FilterPattern }) => FilterPattern).join();
    for (const { key } of apiRoutes(manifest)) expect(all.split(`"${key}"`)).toHaveLength(2);
    watch.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'vita-prod: API 5xx (workouts-api)',
      EvaluationPeriods: 1,
      Metrics: Match.arrayWith([
        Match.objectLike({
          Expression:
            'IF(FILL(failed, 0) >= 3 OR (FILL(failed, 0) >= 2 AND FILL(failed, 0) * 100 > FILL(all, 0)), FILL(failed, 0), 0)',
        }),
        Match.objectLike({
          MetricStat: {
            Metric: Match.objectLike({ MetricName: 'FailedRequests-workouts-api' }),
            Period: 300,
            Stat: 'Sum',
          },
        }),
        Match.objectLike({
          MetricStat: Match.objectLike({ Metric: Match.objectLike({ MetricName: 'Invocations' }) }),
        }),
      ]),
    });
  });

  it('are the events that each consumer fails at, which it catches and so no error counts', () => {
    const consumers = namedBy(({ hears }) => hears);
    expect(subjectsOf('consumer failures')).toEqual(consumers);
    for (const name of consumers)
      expect(filtersOf(`FailedEvents-${name}`)).toMatchObject([
        {
          LogGroupName: `/aws/lambda/vita-prod-${name}`,
          FilterPattern: '{ $.message = "event failed" }',
        },
      ]);
  });

  it('is every queue where messages end, and how long they wait in the others', () => {
    const queues = Object.values(propertiesOf(template, 'AWS::SQS::Queue'));
    const ends = queues.filter(({ RedrivePolicy }) => !RedrivePolicy);
    expect(ends).toHaveLength(namedBy(({ hears }) => hears).length + 2);
    for (const { QueueName, RedrivePolicy } of queues) {
      const metric = RedrivePolicy ? 'ApproximateAgeOfOldestMessage' : 'ApproximateNumberOfMessagesVisible';
      const looksAt = (text: string) =>
        text.includes(`"Value":"${String(QueueName)}"`) && text.includes(`"MetricName":"${metric}"`);
      expect(watching.filter((alarm) => looksAt(JSON.stringify(alarm)))).toHaveLength(1);
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
    const names = Object.keys(manifest.tables).map((name) => `vita-prod-${name}`);
    expect(subjectsOf('table throttles')).toEqual(names);
    for (const name of names)
      for (const metric of ['ReadThrottleEvents', 'WriteThrottleEvents'])
        expect(watched).toContain(`"Value":"${name}"}],"MetricName":"${metric}"`);
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
    const [latency] = filtersOf('ApiLatency');
    const pattern = String(latency?.FilterPattern);
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
    const counted = filtersOf('ModelTokens');
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

describe('the probe', () => {
  const [lambda] = Object.values(propertiesOf(edgeWatch!, 'AWS::Lambda::Function')).filter(
    ({ FunctionName }) => FunctionName === 'vita-prod-probe',
  );

  it('runs every five minutes in another region, and rings if two runs of three fail or do not happen', () => {
    edgeWatch!.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(5 minutes)' });
    edgeWatch!.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'vita-prod: probe',
      MetricName: 'Errors',
      Dimensions: [{ Name: 'FunctionName', Value: 'vita-prod-probe' }],
      EvaluationPeriods: 3,
      DatapointsToAlarm: 2,
      TreatMissingData: 'breaching',
      AlarmDescription: Match.stringLikeRegexp('Logs: https://us-east-1.+vita-prod-probe'),
    });
    const retries = Object.values(propertiesOf(edgeWatch!, 'AWS::Lambda::EventInvokeConfig'));
    expect(retries).toMatchObject([{ MaximumRetryAttempts: 0 }]);
  });

  it('knows the site and its own account, and where its password lies, never the password', () => {
    expect(lambda).toMatchObject({
      Runtime: 'nodejs22.x',
      Handler: 'lambda.run',
      Environment: {
        Variables: {
          PROBE_EMAIL: 'success+vita-prod-probe@simulator.amazonses.com',
          PROBE_SECRET_ID: { Ref: expect.stringMatching(/^ProbePassword/) as string },
          SITE_URL: expect.anything() as unknown,
        },
      },
    });
    expect(JSON.stringify(lambda)).not.toContain('resolve:secretsmanager');
  });

  it('may write its log, read its password, and confirm accounts of this pool, and nothing else', () => {
    const [role] = Object.values(propertiesOf(edgeWatch!, 'AWS::IAM::Role')).filter(({ Policies }) =>
      JSON.stringify(Policies)?.includes('cognito-idp'),
    );
    const actions = [...JSON.stringify(role).matchAll(/"((?:logs|secretsmanager|cognito-idp):\w+)"/g)];
    expect(actions.map(([, action]) => action)).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'secretsmanager:GetSecretValue',
      'cognito-idp:AdminConfirmSignUp',
    ]);
    expect(JSON.stringify(role)).not.toContain('"Resource":"*"');
  });

  it('is only where an environment wants it', () => {
    const { edgeWatch: without } = synthesize('prod', { changes: { alarmEmail, probe: false } });
    expect(without!.findResources('AWS::Events::Rule')).toEqual({});
    expect(alarmsOf(without!).map(titleOf)).toEqual(['CloudFront 5xx']);
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

  it('has a line for each function and table that an alarm can name', () => {
    const { 'Fn::Join': parts } = dashboard!['DashboardBody'] as { 'Fn::Join': [string, unknown[]] };
    const body = parts[1].filter((part) => typeof part === 'string').join('');
    for (const [name] of functions)
      for (const metric of ['Errors', 'Throttles', 'Duration'])
        expect(body).toContain(
          `"AWS/Lambda","${metric}","FunctionName","vita-prod-${name}",{"label":"${name}"`,
        );
    for (const name of Object.keys(manifest.tables))
      for (const metric of ['ReadThrottleEvents', 'WriteThrottleEvents'])
        expect(body).toContain(`"AWS/DynamoDB","${metric}","TableName","vita-prod-${name}"`);
    for (const name of namedBy(({ contract }) => contract))
      expect(body).toContain(`"FailedRequests-${name}"`);
    for (const name of namedBy(({ hears }) => hears)) expect(body).toContain(`"FailedEvents-${name}"`);
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
