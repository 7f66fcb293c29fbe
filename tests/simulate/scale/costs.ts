import { manifest } from '../../../functions/manifest';
import type { BucketSpec, FunctionSpec } from '../../../functions/manifest-types';
import {
  coldStarts,
  day,
  daysAMonth,
  everyDay,
  keptMinutes,
  logKb,
  mails,
  people,
  photos,
  pollsAMonth,
  tokensAQuestion,
  traced,
} from './assumptions';
import { lineOf, type Cost } from './cost-line';
import { free, prices } from './prices';
import { environmentOf, stacksOf, type Stacks, type Stage } from './stack';
import type { Load } from './usage-of-paths';

/** Sent, received, and deleted. */
const requestsAMessage = 3;
const secondsAMonth = daysAMonth * 24 * 3600;
/** What is kept for a few minutes is read so often by one who always needs it. */
const renewalsAMonth = secondsAMonth / (keptMinutes * 60);
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

const functions = Object.values<FunctionSpec>(manifest.functions);
/** Functions and the tables that they use. */
const tableUsers = sum(functions.map(({ tables = {} }) => Object.keys(tables).length));
const buckets = Object.values<BucketSpec>(manifest.buckets);

/** Dollars for what grows with use: requests, functions, the database, events, messages, and frames; nothing is free. */
export const usageDollars = (load: Load): number =>
  load.requests * prices.httpRequest +
  load.starts * prices.functionStart +
  load.gbSeconds * prices.gbSecond +
  load.readUnits * prices.readUnit +
  load.writeUnits * prices.writeUnit +
  load.events * prices.event +
  load.messages * requestsAMessage * prices.queueRequest +
  load.frames * prices.frame;

function usageCosts({ polledQueues }: Stacks, month: Load): Cost[] {
  const queueRequests = requestsAMessage * month.messages + polledQueues * pollsAMonth;
  return [
    lineOf(
      'HTTP API',
      ['AWS::ApiGatewayV2::Api'],
      [{ amount: month.requests, unit: 'requests', price: prices.httpRequest }],
    ),
    lineOf(
      'Lambda, arm64',
      ['AWS::Lambda::Function'],
      [
        { amount: month.starts, unit: 'starts', price: prices.functionStart, free: free.functionStarts },
        { amount: month.gbSeconds, unit: 'GB-s', price: prices.gbSecond, free: free.gbSeconds },
      ],
    ),
    lineOf(
      'DynamoDB',
      ['AWS::DynamoDB::Table'],
      [
        { amount: month.readUnits, unit: 'reads', price: prices.readUnit },
        { amount: month.writeUnits, unit: 'writes', price: prices.writeUnit },
      ],
    ),
    lineOf(
      'EventBridge',
      ['AWS::Events::EventBus'],
      [{ amount: month.events, unit: 'events', price: prices.event }],
    ),
    lineOf(
      `SQS, ${polledQueues} queues polled`,
      ['AWS::SQS::Queue', 'AWS::Lambda::EventSourceMapping'],
      [{ amount: queueRequests, unit: 'requests', price: prices.queueRequest, free: free.queueRequests }],
    ),
  ];
}

function watchCosts(stacks: Stacks, { starts, requests }: Load): Cost[] {
  const written = (starts * logKb.aStart + requests * logKb.aRequest) / 1e6;
  const kept = (written * logKb.stored * stacks.logRetentionDays) / daysAMonth;
  const first = Math.min(starts, stacks.tracedFunctions * secondsAMonth);
  return [
    lineOf(
      'logs',
      ['AWS::Logs::LogGroup'],
      [
        { amount: written, unit: 'GB written', price: prices.logGb, free: free.logGb },
        { amount: kept, unit: 'GB kept', price: prices.keptLogGb },
      ],
    ),
    lineOf(
      'X-Ray',
      ['AWS::Lambda::Function'],
      [{ amount: first + (starts - first) * traced, unit: 'traces', price: prices.trace, free: free.traces }],
    ),
    lineOf(
      'alarms',
      ['AWS::CloudWatch::Alarm', 'AWS::Logs::MetricFilter', 'AWS::CloudWatch::Dashboard'],
      [
        { amount: stacks.alarmMetrics, unit: 'metrics', price: prices.alarmMetric, free: free.alarmMetrics },
        { amount: stacks.ownMetrics, unit: 'of our own', price: prices.ownMetric, free: free.ownMetrics },
        {
          amount: stacks.dashboards,
          unit: stacks.dashboards === 1 ? 'dashboard' : 'dashboards',
          price: prices.dashboard,
        },
      ],
    ),
  ];
}

/** What members do in a month that no function counts. */
function monthOf(members: number) {
  const days = members * people.activeADay * daysAMonth;
  const timesADay = (name: string) => day.find((path) => path.name === name)?.perDay ?? 0;
  const reminders = everyDay.reduce(
    (all, { perDay, events }) => all + perDay * (events?.ReminderSent ?? 0),
    0,
  );
  return {
    days,
    opened: days * timesADay('opens the app'),
    mails: days * timesADay('is new') * mails.codes + members * daysAMonth * reminders * mails.reminders,
    enquiries: members * mails.enquiries,
    photos: members * photos.aMonth,
  };
}

function storedCosts(stage: Stage, members: number, { frames }: Load): Cost[] {
  const { pointInTimeRecovery } = environmentOf(stage);
  const stored = (members * people.storedKb) / 1e6;
  const month = monthOf(members);
  const photoGb = (month.photos * photos.kb) / 1e6;
  const kept = sum(buckets.map(({ keptDays }) => (photoGb * keptDays) / daysAMonth));
  return [
    lineOf(
      'DynamoDB, stored after a year',
      ['AWS::DynamoDB::Table'],
      [
        { amount: stored, unit: 'GB', price: prices.tableGb, free: free.tableGb },
        { amount: pointInTimeRecovery ? stored : 0, unit: 'GB recoverable', price: prices.recoverableGb },
      ],
    ),
    lineOf(
      'S3, with photos, if a model reads them',
      ['AWS::S3::Bucket'],
      [
        { amount: people.siteGb + kept, unit: 'GB', price: prices.fileGb },
        { amount: month.photos, unit: 'photos', price: prices.filePut },
        { amount: month.photos * photos.shown, unit: 'reads', price: prices.fileGet },
      ],
    ),
    lineOf(
      'data out, photos and frames',
      ['AWS::S3::Bucket', 'AWS::ApiGatewayV2::Api'],
      [{ amount: photoGb * photos.shown + frames / 1e6, unit: 'GB', price: prices.gbOut, free: free.gbOut }],
    ),
  ];
}

function edgeCosts({ webRules, hostedZones }: Stacks, members: number, { requests, frames }: Load): Cost[] {
  const { days, opened } = monthOf(members);
  const deliveries = days * people.files + requests;
  const [site, signIn] = [webRules.site.length, webRules.signIn.length];
  return [
    lineOf(
      'sockets',
      ['AWS::ApiGatewayV2::Api'],
      [
        { amount: frames, unit: 'frames', price: prices.frame },
        { amount: days * people.socketMinutes, unit: 'minutes', price: prices.socketMinute },
      ],
    ),
    lineOf(
      'CloudFront',
      ['AWS::CloudFront::Distribution', 'AWS::CloudFront::Function'],
      [
        {
          amount: (days * people.megabytes) / 1000,
          unit: 'GB',
          price: prices.gbDelivered,
          free: free.gbDelivered,
        },
        { amount: deliveries, unit: 'requests', price: prices.delivery, free: free.deliveries },
        { amount: deliveries, unit: 'runs at the edge', price: prices.edgeRun, free: free.edgeRuns },
      ],
    ),
    lineOf(
      'web ACLs',
      ['AWS::WAFv2::WebACL'],
      [
        { amount: site + signIn, unit: 'ACLs', price: prices.webAcl },
        { amount: sum([...webRules.site, ...webRules.signIn]), unit: 'rules', price: prices.webRule },
        { amount: deliveries * site + opened * signIn, unit: 'requests', price: prices.webRequest },
      ],
    ),
    lineOf(
      'Route 53',
      ['AWS::Route53::RecordSet'],
      [{ amount: hostedZones, unit: 'hosted zone', price: prices.hostedZone }],
    ),
  ];
}

function accountCosts(stage: Stage, stacks: Stacks, members: number, { starts, calls }: Load): Cost[] {
  const month = monthOf(members);
  const { mailFrom, enquiriesTo, alarmEmail } = environmentOf(stage);
  const topicMails = (enquiriesTo ? month.enquiries : 0) + (alarmEmail ? mails.alarms : 0);
  const tableKeys = Math.min(calls, tableUsers * renewalsAMonth);
  const { secretReaders } = stacks;
  const secretReads =
    Math.min(starts, secretReaders * renewalsAMonth) +
    (starts * coldStarts.share * secretReaders) / functions.length;
  return [
    lineOf(
      'Cognito Essentials',
      ['AWS::Cognito::UserPool'],
      [{ amount: members, unit: 'members', price: prices.monthlyMember, free: free.members }],
    ),
    lineOf(
      'SES',
      ['AWS::Cognito::UserPool', 'AWS::Lambda::Function'],
      [{ amount: mailFrom ? month.mails : 0, unit: 'emails to people', price: prices.mail }],
    ),
    lineOf(
      'SNS',
      ['AWS::SNS::Topic', 'AWS::SNS::Subscription'],
      [{ amount: topicMails, unit: 'emails to operators', price: prices.topicMail, free: free.topicMails }],
    ),
    lineOf(
      'KMS',
      ['AWS::KMS::Key', 'AWS::DynamoDB::Table'],
      [
        { amount: stacks.keys, unit: stacks.keys === 1 ? 'key' : 'keys', price: prices.key },
        // An enquiry makes a data key and reads it; DynamoDB reads its own key for each function and table.
        {
          amount: 2 * month.enquiries + tableKeys,
          unit: 'requests',
          price: prices.keyRequest,
          free: free.keyRequests,
        },
      ],
    ),
    lineOf(
      'Secrets Manager',
      ['AWS::SecretsManager::Secret'],
      [
        { amount: stacks.secrets, unit: 'secrets', price: prices.secret },
        { amount: secretReads, unit: 'reads', price: prices.secretRead },
      ],
    ),
  ];
}

/** The bill of a month, without models. */
export function costsOf(stage: Stage, members: number, month: Load): Cost[] {
  const stacks = stacksOf(stage);
  return [
    ...usageCosts(stacks, month),
    ...storedCosts(stage, members, month),
    ...edgeCosts(stacks, members, month),
    ...accountCosts(stage, stacks, members, month),
    ...watchCosts(stacks, month),
  ];
}

/** What the questions to the coach cost if a model answers them all. */
export function modelDollars(stage: Stage, members: number): number {
  const asked = day.reduce((all, { perDay, asks }) => all + perDay * (asks['coach sendMessage'] ?? 0), 0);
  const { usdPerMillionTokens } = environmentOf(stage).modelSpend;
  return (monthOf(members).days * asked * tokensAQuestion * usdPerMillionTokens) / 1e6;
}
