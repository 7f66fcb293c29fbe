import type { FunctionSpec } from '../../../functions/manifest-types';
import { leagueSize } from '../../../functions/leagues/rules/leagues';
import { partitions } from '../../../functions/platform/storage/due-keys';
import { findEnvironment } from '../../../infra/environments';
import type { EventType } from '../../../shared/events/catalogue';
import { serviceOf } from '../../budgets/names';
import {
  day,
  durations,
  everyDay,
  people,
  quotas,
  sharedPartitions,
  standingsATransaction,
  waves,
} from './assumptions';
import { consumers } from './functions';
import { readsOf, writesOf } from './shared-partitions';
import { budgetOf, secondsOf, type Load } from './usage-of-paths';

/** Something that can be too little. */
export interface Limit {
  name: string;
  /** What is used of it in the busiest second, and what there is. */
  used: number;
  most: number;
  /** The number of members it is enough for. */
  enoughFor: number;
}

const prod = findEnvironment('prod');

/** How often something that happens so many times a day happens in its busiest second. */
const inTheBusiestSecond = (aDay: number) => (aDay * people.busiestHour * people.busiestSecond) / 3600;

const timesADay = (count: (path: (typeof day)[number]) => number) =>
  day.reduce((sum, path) => sum + path.perDay * count(path), 0);
const eventsADay = (type: EventType) => timesADay(({ events }) => events?.[type] ?? 0);
const askedADay = (name: string) => timesADay(({ asks }) => asks[name] ?? 0);

/** Seconds of a consumer's time that a day of an active member takes. */
function workADay(name: string, { hears = [] }: FunctionSpec): number {
  const each = hears.map((type) => {
    const [calls] = budgetOf(`${serviceOf(name)} on ${type}`);
    return eventsADay(type) * secondsOf(calls);
  });
  return each.reduce((sum, seconds) => sum + seconds, 0);
}

/** Events are taken to be handled one after the other, by as many functions as the queue may start; without a limit, they share the account's. */
function queueLimit([name, spec]: (typeof consumers)[number], active: number): Omit<Limit, 'enoughFor'>[] {
  const { maximumConcurrency } = spec.queue ?? {};
  if (maximumConcurrency === undefined || name === 'leaderboard-events') return [];
  return [
    {
      name: `the queue of ${name}`,
      used: inTheBusiestSecond(active * workADay(name, spec)),
      most: maximumConcurrency,
    },
  ];
}

/** Standings are written together, so their queue is measured in transactions. */
function standingsLimit(active: number): Omit<Limit, 'enoughFor'> {
  const transactions = inTheBusiestSecond(active * eventsADay('PointsAwarded')) / standingsATransaction;
  return {
    name: 'the queue of leaderboard-events',
    used: (transactions * durations.ofAStandingsTransaction) / 1000,
    most: 2,
  };
}

const partitionLimits = (active: number): Omit<Limit, 'enoughFor'>[] =>
  sharedPartitions.flatMap((partition) => [
    {
      name: `reads of ${partition.name}`,
      used: inTheBusiestSecond(active * timesADay((path) => readsOf(partition, path))),
      most: quotas.partitionReads,
    },
    {
      name: `writes of ${partition.name}`,
      used: inTheBusiestSecond(active * timesADay((path) => writesOf(partition, path))),
      most: quotas.partitionWrites,
    },
  ]);

function accountLimits(active: number, perDay: Load): Omit<Limit, 'enoughFor'>[] {
  const opened = inTheBusiestSecond(active * askedADay('core createTicket'));
  const busy = inTheBusiestSecond(
    active * (perDay.starts * durations.ofAHandler + perDay.calls * durations.ofACall),
  );
  return [
    {
      name: "requests a second of the API's stage (apiThrottling)",
      used: inTheBusiestSecond(active * perDay.requests),
      most: prod.apiThrottling.rateLimit,
    },
    { name: 'functions at once of the account', used: busy / 1000, most: quotas.functionsAtOnce },
    { name: 'new sockets a second', used: opened, most: quotas.newSocketsASecond },
    { name: 'refreshed tokens a second of the user pool', used: opened, most: quotas.refreshesASecond },
    {
      name: 'events a second of the bus',
      used: inTheBusiestSecond(active * perDay.events),
      most: quotas.eventsASecond,
    },
  ];
}

/** The evening's reminders, and the league results of Monday, in seconds until the last one is through. */
function waveLimits(members: number): Omit<Limit, 'enoughFor'>[] {
  const reminders = everyDay.reduce((sum, { perDay }) => sum + perDay, 0);
  const reminded = members * reminders * people.inTheBusiestZone;
  const boards = (members * people.activeAWeek) / (leagueSize * waves.boardsFull);
  const toRemind = reminded / waves.remindersASecond;
  const toClose = ((boards / waves.boardsAtOnce) * waves.secondsABoard) / waves.shareOfTimeClosing;
  return [
    { name: 'seconds until the last reminder of an evening', used: toRemind, most: waves.longestSeconds },
    { name: 'seconds until the last league result', used: toClose, most: waves.longestSeconds },
    {
      name: 'a partition of the reminders that are due',
      used: (2 * reminded) / waves.longestSeconds / partitions,
      most: quotas.partitionWrites,
    },
  ];
}

/** What so many members use of everything that can be too little, the tightest first. */
export function limitsAt(members: number, perDay: Load): Limit[] {
  const active = members * people.activeADay;
  const limits = [
    ...accountLimits(active, perDay),
    standingsLimit(active),
    ...partitionLimits(active),
    ...consumers.flatMap((consumer) => queueLimit(consumer, active)),
    ...waveLimits(members),
  ];
  return limits
    .filter(({ used }) => used > 0)
    .map((limit) => ({ ...limit, enoughFor: Math.floor((members * limit.most) / limit.used) }))
    .toSorted((a, b) => a.enoughFor - b.enoughFor);
}
