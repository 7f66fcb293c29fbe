import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { BucketOperation, FunctionSpec, TableOperation } from '../../functions/manifest-types';
import { accessOf } from './access';
import { propertiesOf, synthesize } from './synthesize';

const { template } = synthesize('prod', { changes: { mailFrom: 'hello@vita.example' } });
const access = accessOf(template);
const functions: [string, FunctionSpec][] = Object.entries(manifest.functions);

const objectActions: Record<BucketOperation, (bucket: string) => string[]> = {
  get: (bucket) => [`GetObject on ${bucket}/*`, `ListBucket on ${bucket}`],
  put: (bucket) => [`PutObject on ${bucket}/*`, `PutObjectTagging on ${bucket}/*`],
  delete: (bucket) => [`DeleteObject on ${bucket}/*`],
  keep: (bucket) => [`DeleteObjectTagging on ${bucket}/*`],
  list: (bucket) => [`ListBucket on ${bucket}`],
};

const actions: Record<TableOperation, string[]> = {
  get: ['GetItem', 'BatchGetItem'],
  query: ['Query'],
  put: ['PutItem'],
  update: ['UpdateItem'],
  delete: ['DeleteItem'],
  check: ['ConditionCheckItem'],
  batchWrite: ['BatchWriteItem'],
  scan: ['Scan'],
};

describe('what functions may do', () => {
  it('is listed for every function of the manifest', () => {
    expect([...access.keys()].toSorted()).toEqual(functions.map(([name]) => name).toSorted());
  });

  it('is held by no other role, besides who calls functions, the socket log, the canary and the upload function of the CDK', () => {
    const others = Object.keys(propertiesOf(template, 'AWS::IAM::Role')).filter(
      (id) => !id.startsWith('Functions'),
    );
    expect(others.map((id) => id.replace(/[0-9A-F]{8}$/, '')).toSorted()).toEqual([
      'CanaryRole',
      expect.stringMatching(/^CustomCDKBucketDeployment.*ServiceRole$/),
      'HttpCaller',
      'MailsRules',
      'SocketsLoggingRole',
    ]);
  });

  it('is, for the health facts, to read the account, to query and add facts and to count them, besides logging', () => {
    expect(access.get('spared-api')).toEqual([
      'dynamodb:BatchGetItem on table/people',
      'dynamodb:BatchGetItem on table/profiles',
      'dynamodb:GetItem on table/people',
      'dynamodb:GetItem on table/profiles',
      'dynamodb:PutItem on table/health-facts',
      'dynamodb:Query on table/health-facts',
      'dynamodb:UpdateItem on table/quotas',
      'logs:CreateLogStream on FunctionssparedapiLogs.Arn',
      'logs:PutLogEvents on FunctionssparedapiLogs.Arn',
      'secretsmanager:GetSecretValue on OriginSecret',
      'xray:PutTelemetryRecords on *',
      'xray:PutTraceSegments on *',
    ]);
  });

  it('is, for the profile, to touch its own tables, the one of people and what onboarding chooses of a plan, and to read what training is planned from', () => {
    const read = [
      'dynamodb:BatchGetItem on table/training-plans',
      'dynamodb:GetItem on table/training-plans',
      'dynamodb:Query on table/exercise-marks',
      'dynamodb:Query on table/exercises',
      'dynamodb:Query on table/health-facts',
      'dynamodb:Query on table/outside-activities',
      'dynamodb:Query on table/training-days',
      'dynamodb:Query on table/workout-summaries',
    ];
    const granted = (access.get('profile-api') ?? []).map((line) => line.replace(/\/index\/.*/, ''));
    expect(granted).toEqual(expect.arrayContaining(read));
    const tablesOf = (lines: string[]) =>
      [...new Set(lines.flatMap((line) => / on table\/([\w-]+)/.exec(line)?.[1] ?? []))].toSorted();
    expect(tablesOf(granted.filter((line) => !read.includes(line)))).toEqual([
      'activity-days',
      'onboarding-drafts',
      'outbox',
      'people',
      'profiles',
      'quotas',
      'training-plans',
      'weights',
    ]);
  });

  it('is, for the publisher, to follow the outbox, put events on the one bus and delete what it put', () => {
    expect(access.get('publish-events')).toEqual([
      'dynamodb:BatchWriteItem on table/outbox',
      'dynamodb:DescribeStream on vita-prod-outbox-stream',
      'dynamodb:GetRecords on vita-prod-outbox-stream',
      'dynamodb:GetShardIterator on vita-prod-outbox-stream',
      'dynamodb:ListStreams on vita-prod-outbox-stream',
      'events:PutEvents on Bus.Arn',
      'logs:CreateLogStream on FunctionspublisheventsLogs.Arn',
      'logs:PutLogEvents on FunctionspublisheventsLogs.Arn',
      'sqs:SendMessage on EventspublisheventsFailures.Arn',
      'xray:PutTelemetryRecords on *',
      'xray:PutTraceSegments on *',
    ]);
  });

  it.each(functions)('of %s on tables is exactly what the manifest grants', (name, { tables = {} }) => {
    const granted = Object.entries(tables).flatMap(([table, operations]) =>
      operations.flatMap((operation) =>
        actions[operation].map((action) => `dynamodb:${action} on table/${table}`),
      ),
    );
    const onTables = (access.get(name) ?? []).filter((line) => /^dynamodb:.* on table\/[\w-]+$/.test(line));
    expect(onTables).toEqual(granted.toSorted());
  });

  it.each(functions)(
    'of %s names no wildcard, except the connections it pushes to or closes, the objects of its buckets, and traces',
    (name, { pushes, closesSockets, buckets }) => {
      const objects = buckets ? /^s3:\w+ on [\w-]+\/\*$/ : /^$/;
      const lines = (access.get(name) ?? []).filter((line) => line.includes('*'));
      const wild = lines.filter((line) => !objects.test(line) && !line.startsWith('xray:Put'));
      const socket = 'arn:aws:execute-api:eu-west-2:<AWS::AccountId>:SocketsApi/live';
      const methods = [...(closesSockets ? ['DELETE'] : []), ...(pushes ? ['POST'] : [])];
      const connections = methods.map(
        (method) => `execute-api:ManageConnections on ${socket}/${method}/@connections/*`,
      );
      expect(wild).toEqual(connections);
    },
  );

  it.each(functions)(
    'of %s on stored files is exactly what the manifest grants',
    (name, { buckets = {} }) => {
      const granted = Object.entries(buckets).flatMap(([bucket, operations]) =>
        operations.flatMap((operation) => objectActions[operation](bucket).map((each) => `s3:${each}`)),
      );
      const onFiles = (access.get(name) ?? []).filter((line) => line.startsWith('s3:'));
      expect(onFiles).toEqual([...new Set(granted)].toSorted());
    },
  );

  it.each(functions)('of %s on accounts is exactly what the manifest grants', (name, { users = [] }) => {
    const onUsers = (access.get(name) ?? []).filter((line) => line.startsWith('cognito-idp:'));
    expect(onUsers).toEqual(users.map((operation) => `cognito-idp:${operation} on UsersPool.Arn`).toSorted());
  });

  it.each(functions)('of %s includes emails only where the manifest says so', (name, { mailsPeople }) => {
    const onMails = (access.get(name) ?? []).filter((line) => line.startsWith('ses:'));
    const own = expect.stringMatching(/^ses:SendEmail on arn:.+:identity\/hello@vita\.example$/) as string;
    expect(onMails).toEqual(mailsPeople ? [own] : []);
  });

  it.each(functions)('of %s includes the bus only where it publishes', (name, { publishes = false }) => {
    expect(access.get(name)?.includes('events:PutEvents on Bus.Arn')).toBe(publishes);
  });
});
