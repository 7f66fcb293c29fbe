import { daysAMonth, free, logKbAStart, people, pollsAMonth, prices, traced, watched } from './assumptions';
import { consumers } from './functions';
import type { Load } from './usage-of-paths';

/** A line of the bill of a month. */
export interface Cost {
  what: string;
  howMuch: string;
  dollars: number;
}

/** Sent, received, and deleted. */
const requestsAMessage = 3;

const million = (amount: number) =>
  `${(amount / 1e6).toLocaleString('en', { maximumSignificantDigits: 3 })} million`;
const whole = (amount: number) => Math.ceil(amount).toLocaleString('en');
const above = (amount: number, without: number) => Math.max(0, amount - without);

const functionDollars = ({ starts, gbSeconds }: Load) =>
  starts * prices.functionStart + gbSeconds * prices.gbSecond;
const databaseDollars = ({ readUnits, writeUnits }: Load) =>
  readUnits * prices.readUnit + writeUnits * prices.writeUnit;

/** Dollars for what grows with use: requests, functions, the database, events, messages, and frames. */
export const usageDollars = (load: Load): number =>
  load.requests * prices.httpRequest +
  functionDollars(load) +
  databaseDollars(load) +
  load.events * prices.event +
  load.messages * requestsAMessage * prices.queueRequest +
  load.frames * prices.frame;

function usageCosts(month: Load): Cost[] {
  const { requests, starts, gbSeconds, readUnits, writeUnits, events, messages } = month;
  const queueRequests = requestsAMessage * messages + consumers.length * pollsAMonth;
  return [
    { what: 'HTTP API', howMuch: `${million(requests)} requests`, dollars: requests * prices.httpRequest },
    {
      what: 'Lambda, arm64',
      howMuch: `${million(starts)} starts, ${million(gbSeconds)} GB-s`,
      dollars: functionDollars(month),
    },
    {
      what: 'DynamoDB',
      howMuch: `${million(readUnits)} reads, ${million(writeUnits)} writes`,
      dollars: databaseDollars(month),
    },
    { what: 'EventBridge', howMuch: `${million(events)} events`, dollars: events * prices.event },
    {
      what: 'SQS',
      howMuch: `${million(queueRequests)} requests, with those that poll ${consumers.length} queues`,
      dollars: queueRequests * prices.queueRequest,
    },
    {
      what: 'logs',
      howMuch: `${whole((starts * logKbAStart) / 1e6)} GB`,
      dollars: ((starts * logKbAStart) / 1e6) * prices.logGb,
    },
    { what: 'X-Ray', howMuch: `${million(starts * traced)} traces`, dollars: starts * traced * prices.trace },
  ];
}

function peopleCosts(members: number, { requests, frames }: Load): Cost[] {
  const days = members * people.activeADay * daysAMonth;
  const delivered = (days * people.megabytes) / 1000;
  const deliveries = days * people.files + requests;
  const minutes = days * people.socketMinutes;
  const stored = (members * people.storedKb) / 1e6;
  return [
    {
      what: 'sockets',
      howMuch: `${million(frames)} frames, ${million(minutes)} minutes`,
      dollars: frames * prices.frame + minutes * prices.socketMinute,
    },
    {
      what: 'DynamoDB, stored after a year',
      howMuch: `${whole(stored)} GB with recovery`,
      dollars: stored * prices.gbStored,
    },
    {
      what: 'CloudFront',
      howMuch: `${whole(delivered)} GB, ${million(deliveries)} requests`,
      dollars:
        above(delivered, free.gbDelivered) * prices.gbDelivered +
        above(deliveries, free.deliveries) * prices.delivery,
    },
    {
      what: 'Cognito Essentials',
      howMuch: `${whole(members)} members`,
      dollars: above(members, free.members) * prices.monthlyMember,
    },
  ];
}

/** The bill of a month of prod, without models. */
export function costsOf(members: number, month: Load): Cost[] {
  const { alarmMetrics, ownMetrics } = watched;
  return [
    ...usageCosts(month),
    ...peopleCosts(members, month),
    { what: 'web ACLs', howMuch: 'two, and their requests', dollars: prices.webAcls },
    {
      what: 'alarms',
      howMuch: `${alarmMetrics} metrics, ${ownMetrics} of our own`,
      dollars: alarmMetrics * prices.alarmMetric + ownMetrics * prices.ownMetric,
    },
    { what: 'secrets and a key', howMuch: 'four, one', dollars: prices.secretsAndKey },
  ];
}
