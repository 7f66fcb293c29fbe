import { day, free, logKbAStart, people, pollsAMonth, prices, traced } from './assumptions';
import { consumers } from './functions';
import { limitsAt, type Limit } from './limits';
import { loadOfPath, noLoad, total, type Load } from './usage-of-paths';

export interface Scale {
  members: number;
  /** Members who are there on a day. */
  active: number;
  /** What one of them uses in a day, by path. */
  paths: { name: string; load: Load }[];
  /** What one of them uses in a day. */
  perDay: Load;
  /** Dollars a month. */
  costs: { what: string; howMuch: string; dollars: number }[];
  /** The tightest first; above 1 it does not fit. */
  limits: Limit[];
}

const daysAMonth = 30;
const million = (amount: number) =>
  `${(amount / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} million`;
const above = (amount: number, without: number) => Math.max(0, amount - without);

function costsOf(members: number, active: number, perDay: Load): Scale['costs'] {
  const month = total([[perDay, active * daysAMonth]]);
  const { requests, starts, gbSeconds, readUnits, writeUnits, events, messages, frames } = month;
  const perMonth = (amount: number) => amount * active * daysAMonth;
  const delivered = perMonth(people.megabytes) / 1000;
  const deliveries = perMonth(people.files) + requests;
  const minutes = perMonth(people.socketMinutes);
  const queueRequests = 3 * messages + consumers.length * pollsAMonth;
  const logGb = (starts * logKbAStart) / 1e6;
  const stored = (members * people.storedKb) / 1e6;
  const rows: Scale['costs'] = [
    { what: 'HTTP API', howMuch: `${million(requests)} requests`, dollars: requests * prices.httpRequest },
    {
      what: 'Lambda, arm64',
      howMuch: `${million(starts)} starts, ${million(gbSeconds)} GB-s`,
      dollars: starts * prices.functionStart + gbSeconds * prices.gbSecond,
    },
    {
      what: 'DynamoDB',
      howMuch: `${million(readUnits)} reads, ${million(writeUnits)} writes`,
      dollars: readUnits * prices.readUnit + writeUnits * prices.writeUnit,
    },
    {
      what: 'DynamoDB, stored a year',
      howMuch: `${Math.ceil(stored).toLocaleString('en')} GB with recovery`,
      dollars: stored * prices.gbStored,
    },
    { what: 'EventBridge', howMuch: `${million(events)} events`, dollars: events * prices.event },
    {
      what: 'SQS',
      howMuch: `${million(queueRequests)} requests, polling of ${consumers.length} queues among them`,
      dollars: queueRequests * prices.queueRequest,
    },
    {
      what: 'sockets',
      howMuch: `${million(frames)} frames, ${million(minutes)} minutes`,
      dollars: frames * prices.frame + minutes * prices.socketMinute,
    },
    {
      what: 'CloudFront',
      howMuch: `${Math.round(delivered).toLocaleString('en')} GB, ${million(deliveries)} requests`,
      dollars:
        above(delivered, free.gbDelivered) * prices.gbDelivered +
        above(deliveries, free.deliveries) * prices.delivery,
    },
    { what: 'logs', howMuch: `${Math.ceil(logGb).toLocaleString('en')} GB`, dollars: logGb * prices.logGb },
    { what: 'X-Ray', howMuch: `${million(starts * traced)} traces`, dollars: starts * traced * prices.trace },
    {
      what: 'Cognito Essentials',
      howMuch: `${members.toLocaleString('en')} members a month`,
      dollars: above(members, free.members) * prices.monthlyMember,
    },
    {
      what: 'web ACLs, secrets, alarms',
      howMuch: 'whatever the number of members',
      dollars: prices.webAcls + prices.secretsAndKey + prices.alarms,
    },
  ];
  return rows;
}

/** What so many members use, cost, and run into, from the manifest, the measured budgets, and the assumptions. */
export function simulate(members: number): Scale {
  const active = members * people.activeADay;
  const paths = day.map((path) => ({ name: path.name, load: total([[loadOfPath(path), path.perDay]]) }));
  const perDay = paths.reduce(
    (sum, { load }) =>
      total([
        [sum, 1],
        [load, 1],
      ]),
    noLoad,
  );
  return {
    members,
    active,
    paths,
    perDay,
    costs: costsOf(members, active, perDay),
    limits: limitsAt(members, perDay),
  };
}
